import type { Adjustment, Severity } from '@clauselight/schema';
import type { Bearer } from '../../text/checks/document-check.ts';
import { createClauseLookup } from '../../text/clauses-at.ts';
import type { ContractArtifacts } from '../contract-artifacts.ts';
import type { DraftFinding } from '../draft-finding.ts';
import { checkNda, type NdaCheck } from './check-nda.ts';
import type { NdaRisk, NdaSide } from './hypotheses/nda-hypothesis.ts';
import { getNdaHypothesis } from './nda-hypotheses.ts';

const bearers = { recipient: 'confidant', discloser: 'discloser' } as const satisfies Record<
  NdaSide,
  Bearer
>;
const borneBy: Readonly<Record<NdaSide, string>> = {
  recipient: 'the party that receives information',
  discloser: 'the party that discloses information',
};
/** A page with fewer answers refers to terms elsewhere, so what it does not mention is no risk. Set by hand. */
const fewestAnswers = 4;
const mutualTitle = /\b(?:mutual|reciprocal|two-way|bilateral)\b/i;
const mutualWords =
  /\b(?:each|either|any|both) (?:party|parties|of the parties)\b[^.;]{0,80}\b(?:disclos|receiv|recipient)/i;

/** Answers the questions about a non-disclosure agreement, and drafts the findings. */
export function checkConfidentiality(
  input: Pick<ContractArtifacts, 'sourceText' | 'structure' | 'ndaModel'>,
): Pick<ContractArtifacts, 'ndaChecks' | 'ndaFindings'> {
  const { sourceText, structure, ndaModel: model } = input;
  const checks = checkNda({ sourceText, structure, model });
  return {
    ndaChecks: checks.map((check) => ({
      ...check,
      evidence: [...check.evidence],
      lookedIn: [...check.lookedIn],
    })),
    ndaFindings: draftFindings(checks, input),
  };
}

function draftFindings(
  checks: readonly NdaCheck[],
  { sourceText, structure }: Pick<ContractArtifacts, 'sourceText' | 'structure'>,
): readonly DraftFinding[] {
  const { title, sentences } = structure;
  const name = title === undefined ? '' : sourceText.text.slice(title.start, title.end);
  const isMutual =
    mutualTitle.test(name) || sentences.some(({ passage }) => mutualWords.test(passage.text));
  const findClause = createClauseLookup(structure);
  const answered = checks.filter(isAnswered);
  const relevant = answered.length < fewestAnswers ? answered : checks;
  return relevant.flatMap((check) =>
    getNdaHypothesis(check.id)
      .risks.filter(({ outcomes }) => outcomes.includes(check.outcome))
      .filter(({ unless }) => !isSaid(check, unless))
      .map((risk) => toDraftFinding({ check, risk, isMutual, findClause })),
  );
}

/** Whether the passages have what would be asked for. */
function isSaid({ evidence }: NdaCheck, unless: RegExp | undefined): boolean {
  const words = evidence.map(({ quote }) => quote.replace(/\s+/g, ' ').toLowerCase()).join(' ');
  return unless?.test(words) === true;
}

function isAnswered({ outcome }: NdaCheck): boolean {
  return outcome !== 'not-mentioned';
}

interface DraftRequest {
  readonly check: NdaCheck;
  readonly risk: NdaRisk;
  readonly isMutual: boolean;
  readonly findClause: ReturnType<typeof createClauseLookup>;
}

const mutual: Adjustment = { effect: -1, reason: 'Both sides are bound alike' };

function toDraftFinding({ check, risk, isMutual, findClause }: DraftRequest): DraftFinding {
  const { side, outcomes: _, unless: __, baseSeverity, ...described } = risk;
  const { source, catalogRule } = getNdaHypothesis(check.id);
  const lead = check.evidence[0];
  const clause = lead && findClause(lead.start);
  const lowered = isMutual && baseSeverity > 1;
  return {
    ...described,
    ruleId: check.id.toUpperCase(),
    category: 'ip-and-data',
    title: describeTitle(check),
    detail: describeOutcome(check),
    baseSeverity,
    severity: (lowered ? baseSeverity - 1 : baseSeverity) as Severity,
    adjustments: lowered ? [mutual] : [],
    confidence: Math.round(100 * check.probability) / 100,
    isScored: true,
    borneBy: isMutual ? 'each party, as the one that discloses or receives' : borneBy[side],
    bearer: isMutual ? 'everyone' : bearers[side],
    ...(catalogRule !== undefined && { alsoCheckedBy: [catalogRule] }),
    source,
    evidence: check.outcome === 'not-mentioned' ? [] : [...check.evidence],
    lookedIn: check.outcome === 'not-mentioned' ? [...check.lookedIn] : [],
    ...(clause && { clause }),
  };
}

/**
 * The title names what an agreement may say. When this one does not say it, or says the opposite, that is the finding.
 */
function describeTitle({ title, outcome }: NdaCheck): string {
  if (outcome === 'entailed') return title;
  const words = title.charAt(0).toLowerCase() + title.slice(1);
  return outcome === 'not-mentioned' ? `Not stated: ${words}` : `Not agreed: ${words}`;
}

const outcomeWords: Readonly<Record<NdaCheck['outcome'], string>> = {
  entailed: 'the agreement says so',
  contradicted: 'the agreement says the opposite',
  'not-mentioned': 'nothing was found that says so',
};

function describeOutcome({ hypothesis, outcome }: NdaCheck): string {
  return `Asked whether this holds: “${hypothesis.replace(/\.$/, '')}”. Answer: ${outcomeWords[outcome]}.`;
}
