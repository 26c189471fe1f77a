import { nameCheck, nameCheckOutcome, ndaOutcomeNames } from '@clauselight/core';
import type { Check, Evidence } from '@clauselight/schema';
import { getAnchor } from './anchor.ts';
import type { AssertedDocument } from './asserted-document.ts';
import { type AssertionDraft, quoteEvidence } from './assertion.ts';

type Draft = Omit<AssertionDraft, 'document'>;

/** Outcomes of checks, answers to the questions about non-disclosure agreements, and provisions. */
export function listOutcomes({ analysis, source }: AssertedDocument): readonly Draft[] {
  return [
    // What a check found is a finding.
    ...analysis.checks.filter(({ outcome }) => outcome !== 'found').map(describeCheck),
    ...analysis.ndaChecks.map((check) => ({
      class: 'nda-check' as const,
      subject: check.id,
      statement: `${check.title}: ${ndaOutcomeNames[check.outcome]}`,
      key: check.outcome,
      ...quote(check.evidence),
    })),
    ...analysis.provisions.map(({ category, label, evidence }) => ({
      class: 'provision' as const,
      subject: category,
      statement: `Clause: ${label}`,
      key: getAnchor(source, evidence),
      ...quote([evidence]),
    })),
  ];
}

function describeCheck(check: Check): Draft {
  const { ruleId, outcome, reason } = check;
  const said = reason === undefined ? '' : `. ${reason}`;
  return {
    class: `outcome ${outcome}`,
    subject: ruleId,
    statement: `${nameCheck(check)}: ${nameCheckOutcome(check)}${said}`,
    key: outcome,
    ...quote(listEvidence(check)),
  };
}

/** The passages that an outcome names, if outcomes name any. */
function listEvidence(check: Check): readonly Evidence[] {
  return 'evidence' in check && Array.isArray(check.evidence) ? check.evidence : [];
}

function quote(evidence: readonly Evidence[]): { readonly quote?: string } {
  const words = quoteEvidence(evidence);
  return words === undefined ? {} : { quote: words };
}
