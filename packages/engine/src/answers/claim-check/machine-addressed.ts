import { overlaps } from '@clauselight/core';
import type { Analysis, Evidence, Finding, Span } from '@clauselight/schema';

/** The checks for hidden words and words to machines: of contracts, and of all other documents. */
const hiddenContentRules: ReadonlySet<string> = new Set(['OPS-13', 'GEN-02']);

/**
 * Whether a finding is of words that people cannot see or that are addressed to machines.
 *
 * @param finding - The finding; only its rule counts.
 * @returns Whether its rule is one about hidden or machine-addressed words.
 */
export function isHiddenContent({ ruleId }: Pick<Finding, 'ruleId'>): boolean {
  return hiddenContentRules.has(ruleId);
}

/**
 * Whether words lie, even in part, in what the engine found hidden in a document or addressed to machines. They are
 * there to steer whoever summarizes it, and nothing may rest on them.
 *
 * @param evidence - The words.
 * @param analysis - The analysis of their document.
 * @returns Whether a finding about such words overlaps them.
 */
export function isMachineAddressed(
  evidence: Evidence,
  analysis: Pick<Analysis, 'findings'>,
): boolean {
  return listHiddenSpans(analysis).some((hidden) => overlaps(hidden, evidence));
}

/** What the engine found hidden in a document or addressed to machines. */
export function listHiddenSpans({ findings }: Pick<Analysis, 'findings'>): readonly Span[] {
  return findings.flatMap((finding) => (isHiddenContent(finding) ? finding.evidence : []));
}
