import type { Check } from '@clauselight/schema';
import { createClauseLookup } from '../../text/clauses-at.ts';
import { paymentWords } from '../../text/values/fee-words.ts';
import type { ContractArtifacts } from '../contract-artifacts.ts';
import type { DraftFinding } from '../draft-finding.ts';
import { findUnfairTerms } from './find-unfair-terms.ts';
import { type UnfairCategory, type UnfairTerm, unfairCategories } from './unfair-term.ts';
import { unfairnessDescriptions } from './unfairness-categories.ts';

/** Rules that look for the same kinds of terms by their words. */
const rulesOf: Readonly<Record<UnfairCategory, readonly string[]>> = {
  arbitration: ['DIS-01'],
  'unilateral-change': ['UNI-01', 'UNI-02'],
  'content-removal': ['UNI-05'],
  jurisdiction: ['DIS-04'],
  'choice-of-law': ['DIS-04'],
  'limitation-of-liability': ['LIA-02', 'LIA-03', 'LIA-06', 'LIA-07', 'LIA-12'],
  'unilateral-termination': ['TRM-04', 'TRM-06', 'TRM-09'],
  'contract-by-using': ['UNI-04'],
  'privacy-included': ['UNI-04'],
};
const consumer = ['user', 'consumer', 'customer', 'member'] as const;
const paid = new RegExp(paymentWords, 'i');
/** Display limit: the most sentences that one finding quotes. */
const mostQuoted = 12;

type UnfairInput = Pick<
  ContractArtifacts,
  'sourceText' | 'structure' | 'unfairnessModel' | 'checks' | 'draftFindings'
>;

/** Finds terms that are likely to be unfair to consumers. Only for consumer terms. */
export function checkUnfairTerms(
  input: UnfairInput,
): Pick<ContractArtifacts, 'unfairFindings' | 'unfairChecks'> {
  const unfairFindings = draftFindings(input);
  const unfairChecks = unfairCategories.map((category) =>
    createCheck(category, unfairFindings, input),
  );
  return { unfairFindings, unfairChecks };
}

/** Where the model found nothing, the rules that look for the same kind of terms say whether there are any. */
function createCheck(
  unfairCategory: UnfairCategory,
  findings: readonly DraftFinding[],
  { checks, draftFindings: ofRules }: UnfairInput,
): Check {
  const { label, name, category } = unfairnessDescriptions[unfairCategory];
  const ids = rulesOf[unfairCategory];
  const related = checks.filter(({ ruleId }) => ids.includes(ruleId));
  const subject = related[0]?.subject ?? name;
  const check = { ruleId: label, category, title: name, subject, evidence: [] };
  if (findings.some(({ ruleId }) => ruleId === label)) return { ...check, outcome: 'found' };
  const passage =
    ofRules.find(({ ruleId }) => ids.includes(ruleId))?.evidence[0] ??
    related.find(({ outcome }) => outcome === 'present')?.evidence[0];
  if (passage !== undefined) return { ...check, outcome: 'present', evidence: [passage] };
  const unknown = related.find(({ outcome }) => outcome === 'not-checked');
  return unknown?.reason === undefined
    ? { ...check, outcome: 'not-found' }
    : { ...check, outcome: 'not-checked', reason: unknown.reason };
}

function draftFindings({
  sourceText,
  structure,
  unfairnessModel: model,
}: Pick<
  ContractArtifacts,
  'sourceText' | 'structure' | 'unfairnessModel'
>): readonly DraftFinding[] {
  const terms = findUnfairTerms({ sourceText, structure, model });
  const findClause = createClauseLookup(structure);
  const isFree = !paid.test(sourceText.text);
  return unfairCategories.flatMap((category) => {
    const clauses = new Map<string, UnfairTerm[]>();
    for (const term of terms.filter((one) => one.category === category)) {
      const clause = findClause(term.evidence.start)?.id ?? '';
      clauses.set(clause, [...(clauses.get(clause) ?? []), term]);
    }
    return [...clauses.values()].flatMap(
      (own) => draftFromTerms(own, { category, findClause, isFree }) ?? [],
    );
  });
}

interface ClauseFacts {
  readonly category: UnfairCategory;
  readonly findClause: ReturnType<typeof createClauseLookup>;
  /** Whether nobody pays for what the terms are about. */
  readonly isFree: boolean;
}

/** The sentences of one clause make one finding, the most probable first. */
function draftFromTerms(
  terms: readonly UnfairTerm[],
  { category, findClause, isFree }: ClauseFacts,
): DraftFinding | undefined {
  const ranked = terms.toSorted((a, b) => b.probability - a.probability);
  const lead = ranked[0];
  if (lead === undefined) return undefined;
  const { label, name, severity, whenFree, wording, ...described } =
    unfairnessDescriptions[category];
  const clause = findClause(lead.evidence.start);
  return {
    ...described,
    ...(isFree && whenFree ? whenFree : { wording }),
    ruleId: label,
    title: name,
    baseSeverity: severity,
    severity,
    adjustments: [],
    confidence: Math.round(100 * lead.probability) / 100,
    isScored: true,
    borneBy: 'the consumer',
    bearer: consumer,
    alsoCheckedBy: rulesOf[category],
    evidence: ranked.slice(0, mostQuoted).map(({ evidence }) => evidence),
    ...(clause && { clause }),
  };
}
