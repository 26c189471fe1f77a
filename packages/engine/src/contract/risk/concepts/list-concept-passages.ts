import { getConceptRuleId, groupBy } from '@clauselight/core';
import type { ClauseReference, ConceptPassage, ConceptUse, Evidence } from '@clauselight/schema';
import { createClauseLookup } from '../../../text/clauses-at.ts';
import type { Sentence } from '../../../text/document-structure.ts';
import { listSentencesAt } from '../../../text/sentences-at.ts';
import { findMatchEvidence } from '../match-evidence.ts';
import type { ConceptInput } from './draft-concept-findings.ts';
import { areNear, type LocatedHit, locateHits } from './locate-hits.ts';
import { estimateSentenceRisk } from './sentence-risk.ts';

/** A sentence that is less likely a risk is shown for its concept alone. From here on 67 % were one in contracts kept aside. */
const leastRisk = 0.5;
/** What is less probable than this is not named: more than half of the names would be wrong. */
const leastNamed = 0.4;
/** A passage that weighs less than this is not worth a look, whatever it holds. */
const leastSeverity = 2;
/** Passages of one concept that are worth a look; the next ones would say the same. */
const mostOfConcept = 2;
/** A document has one passage worth a look for so many words, and at least and at most so many. */
const wordsForOne = 80;
const fewest = 5;
const most = 25;

type QuotedFinding = { readonly ruleId: string; readonly evidence: readonly Evidence[] };

export interface ConceptPassageInput extends Omit<ConceptInput, 'ruleFindings'> {
  /** Everything found, by rules and by concepts. */
  readonly findings: readonly QuotedFinding[];
}

/**
 * Lists the passages that hold a concept, with what was made of each, and those that are worth a look: the likeliest
 * risks among the sentences that no finding quotes, with the concept that the model is not sure of, or with none where it
 * cannot tell. In the order of the text.
 */
export function listConceptPassages(input: ConceptPassageInput): readonly ConceptPassage[] {
  const located = locateHits(input);
  const rulesOf = listQuoting(input);
  const sure = located.filter(({ hit }) => hit.isFinding);
  const uses: readonly (readonly [LocatedHit, ConceptUse])[] = [
    ...sure.map((one) => [one, getUse(one, rulesOf)] as const),
    ...chooseWorthALook(located, sure, rulesOf, input).map((one) => [one, 'worth-a-look'] as const),
  ];
  const findClause = createClauseLookup(input.structure);
  return uses
    .flatMap(([one, use]) => describe(one, use, input.text, findClause) ?? [])
    .sort((a, b) => a.evidence.start - b.evidence.start || b.probability - a.probability);
}

type RulesOfSentences = ReadonlyMap<Sentence, ReadonlySet<string>>;

/** The rules of the findings that quote a sentence. */
function listQuoting({ findings, structure }: ConceptPassageInput): RulesOfSentences {
  const rules = new Map<Sentence, Set<string>>();
  for (const { ruleId, evidence } of findings) {
    for (const sentence of evidence.flatMap((span) => listSentencesAt(structure.sentences, span))) {
      const own = rules.get(sentence);
      if (own === undefined) rules.set(sentence, new Set([ruleId]));
      else own.add(ruleId);
    }
  }
  return rules;
}

function getUse({ concept, sentence }: LocatedHit, rulesOf: RulesOfSentences): ConceptUse {
  const quoting = rulesOf.get(sentence);
  const isFound = [getConceptRuleId(concept.id), ...concept.rules].some((id) => quoting?.has(id));
  return isFound ? 'finding' : 'noted';
}

function chooseWorthALook(
  located: readonly LocatedHit[],
  sure: readonly LocatedHit[],
  rulesOf: RulesOfSentences,
  { structure }: ConceptPassageInput,
): readonly LocatedHit[] {
  const room = Math.max(fewest, Math.min(most, Math.round(structure.wordCount / wordsForOne)));
  const taken = new Set(sure.map(({ sentence }) => sentence));
  const sureInClauses = groupBy(sure, ({ sentence }) => sentence.clauseId);
  const count = new Map<string, number>();
  const chosen: LocatedHit[] = [];
  const open = located.filter(
    ({ hit, concept, sentence }) =>
      !hit.isFinding &&
      concept.severity >= leastSeverity &&
      !taken.has(sentence) &&
      !rulesOf.has(sentence),
  );
  const risks = estimateRisks(open);
  const getRisk = ({ sentence }: LocatedHit) => risks.get(sentence) ?? 0;
  const ranked = open
    .filter((one) => isNamed(one) || getRisk(one) >= leastRisk)
    .sort(
      (a, b) =>
        getRisk(b) - getRisk(a) ||
        a.hit.sentence - b.hit.sentence ||
        Number(isNamed(b)) - Number(isNamed(a)) ||
        getWorth(b) - getWorth(a),
    );
  for (const one of ranked) {
    if (chosen.length === room) break;
    const own = count.get(one.concept.id) ?? 0;
    if (taken.has(one.sentence) || (isNamed(one) && own === mostOfConcept)) continue;
    const beside = sureInClauses.get(one.sentence.clauseId) ?? [];
    if (beside.some((other) => areNear(one, other))) continue;
    taken.add(one.sentence);
    if (isNamed(one)) count.set(one.concept.id, own + 1);
    chosen.push(one);
  }
  return chosen;
}

function getWorth({ hit, concept }: LocatedHit): number {
  return hit.probability * concept.severity;
}

function isNamed({ hit }: LocatedHit): boolean {
  return hit.probability >= leastNamed;
}

/** How likely each sentence is a risk of whatever kind. */
function estimateRisks(located: readonly LocatedHit[]): ReadonlyMap<Sentence, number> {
  return new Map(
    [...groupBy(located, ({ sentence }) => sentence)].map(([sentence, hits]) => {
      const likeliest = Math.max(...hits.map(({ hit }) => hit.probability));
      return [sentence, estimateSentenceRisk(sentence.passage.text, likeliest)];
    }),
  );
}

/** Stands for the concept of a sentence that is likely a risk of no known kind. */
export const unnamedConcept = 'unnamed';
/** What is said of such a sentence. */
const unnamed = {
  concept: unnamedConcept,
  title: 'A cost, a loss or a limit for one side',
  subject: 'A clause to read',
  detail:
    'The sentence reads as if one side bears something here. Which risk it is, the engine cannot tell: read it yourself.',
  category: 'unilateral-rights',
} as const;

function describe(
  { hit, concept, sentence }: LocatedHit,
  use: ConceptUse,
  text: string,
  findClause: (position: number) => ClauseReference | undefined,
): ConceptPassage | undefined {
  const evidence = findMatchEvidence(text, { sentence, match: hit.words });
  if (evidence === undefined) return undefined;
  const clause = findClause(evidence.start);
  const named = {
    concept: concept.id,
    title: concept.name,
    subject: concept.subject,
    detail: concept.what,
    category: concept.category,
  };
  return {
    ...(use === 'worth-a-look' && hit.probability < leastNamed ? unnamed : named),
    use,
    probability: Math.round(100 * hit.probability) / 100,
    evidence,
    ...(clause && { clause }),
  };
}
