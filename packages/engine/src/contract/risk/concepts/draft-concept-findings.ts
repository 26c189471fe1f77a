import { getConceptRuleId, groupBy } from '@clauselight/core';
import type { ClauseReference, Evidence } from '@clauselight/schema';
import { createClauseLookup } from '../../../text/clauses-at.ts';
import type { Sentence } from '../../../text/document-structure.ts';
import { listSentencesAt } from '../../../text/sentences-at.ts';
import type { Concept } from '../../concept.ts';
import type { ConceptBearer } from '../../concept-hit.ts';
import type { DraftFinding } from '../../draft-finding.ts';
import { createOutermost } from '../group-matches.ts';
import { findMatchEvidence } from '../match-evidence.ts';
import { type AdjustedSeverity, adjustSeverity } from './adjust-severity.ts';
import { areNear, type LocatedHit, type LocateInput, locateHits } from './locate-hits.ts';

export interface ConceptInput extends LocateInput {
  readonly text: string;
  /** What the rules found. They are more exact, so a concept that says the same again is left out. */
  readonly ruleFindings: readonly DraftFinding[];
}

/** Concepts that one sentence can be quoted for. */
const mostOfSentence = 3;
/** Clauses in which one concept makes a finding; further ones are quoted by the first. */
const mostClauses = 4;
const mostQuoted = 6;
/** What is only worth knowing, such as which law governs, is shown as a term or a provision and makes no finding. */
const leastSeverity = 2;

interface WeighedHit extends LocatedHit {
  readonly weight: AdjustedSeverity;
}

/** Makes findings of the concepts that a document's sentences hold, one for each clause. */
export function draftConceptFindings(input: ConceptInput): readonly DraftFinding[] {
  const located = dropRepeated(weighHits(input), input);
  const findClause = createClauseLookup(input.structure);
  return [...groupBy(located, ({ concept }) => concept.id).values()].flatMap((hits) =>
    draftOfConcept(dropMutual(hits), input, findClause),
  );
}

function weighHits(input: ConceptInput): readonly WeighedHit[] {
  const { text, hits } = input;
  return locateHits({ ...input, hits: hits.filter(({ isFinding }) => isFinding) })
    .map((one) => {
      const { sentence, hit } = one;
      const { probability } = hit;
      return { ...one, weight: adjustSeverity(one.concept, { sentence, text, probability }) };
    })
    .filter(({ weight }) => weight.severity >= leastSeverity);
}

/** Leaves out what rules found already, and of concepts near each other all but the most probable. */
function dropRepeated(hits: readonly WeighedHit[], input: ConceptInput): readonly WeighedHit[] {
  const isFound = createRuleLookup(input);
  const bySentence = groupBy(
    hits.filter((hit) => !isFound(hit)),
    ({ hit }) => hit.sentence,
  );
  return [...bySentence.values()].flatMap((own) => {
    const kept: WeighedHit[] = [];
    for (const one of own.toSorted((a, b) => b.hit.probability - a.hit.probability)) {
      if (kept.length < mostOfSentence && !kept.some((other) => areNear(one, other))) {
        kept.push(one);
      }
    }
    return kept;
  });
}

/**
 * Tells whether rules say enough of a hit: one for the same risk quotes its clause, or one that weighs more, or as much in
 * the same category, quotes its sentence.
 */
function createRuleLookup({ ruleFindings, structure }: ConceptInput): (hit: WeighedHit) => boolean {
  const getClause = createOutermost(structure);
  const clausesOf = new Map<string, Set<string | undefined>>();
  const quotedIn = new Map<Sentence, DraftFinding[]>();
  for (const finding of ruleFindings) {
    const clauses = clausesOf.get(finding.ruleId) ?? new Set();
    clausesOf.set(finding.ruleId, clauses);
    for (const span of finding.evidence) {
      const sentences = listSentencesAt(structure.sentences, span);
      clauses.add(getClause(sentences[0]?.clauseId));
      for (const sentence of sentences) {
        const own = quotedIn.get(sentence);
        if (own === undefined) quotedIn.set(sentence, [finding]);
        else own.push(finding);
      }
    }
  }
  return ({ concept, sentence, weight }) => {
    const clause = getClause(sentence.clauseId);
    const isInClause = (rule: string) =>
      clause !== undefined && clausesOf.get(rule)?.has(clause) === true;
    const own = quotedIn.get(sentence) ?? [];
    return (
      concept.rules.some(isInClause) ||
      own.some(
        ({ ruleId, category, severity }) =>
          concept.rules.includes(ruleId) ||
          severity > weight.severity ||
          (category === concept.category && severity === weight.severity),
      )
    );
  };
}

/** What both sides bear alike is no risk by a concept that is about one side alone. */
function dropMutual(hits: readonly WeighedHit[]): readonly WeighedHit[] {
  if (hits[0]?.concept.isOneSided !== true) return hits;
  const named = hits.flatMap(({ hit: { bearer } }) =>
    bearer.kind === 'party' ? [bearer.party] : [],
  );
  if (new Set(named).size > 1) return [];
  return hits.filter(({ hit }) => hit.bearer.kind !== 'everyone');
}

function draftOfConcept(
  hits: readonly WeighedHit[],
  input: ConceptInput,
  findClause: (position: number) => ClauseReference | undefined,
): readonly DraftFinding[] {
  const clauses = [...groupBy(hits, ({ sentence }) => sentence.clauseId ?? '').values()]
    .map((own) => own.toSorted(compareHits))
    .sort((a, b) => compareLeads(a, b));
  const further = clauses.slice(mostClauses).flat();
  return clauses.slice(0, mostClauses).flatMap((own, index) => {
    const lead = own[0];
    const quoted = index === 0 ? [...own, ...further] : own;
    const evidence = quoted.slice(0, mostQuoted).flatMap((one) => quote(one, input) ?? []);
    if (lead === undefined || evidence.length === 0) return [];
    const clause = findClause(lead.sentence.start);
    return [{ ...describe(lead), evidence, ...(clause && { clause }) }];
  });
}

function compareHits(a: WeighedHit, b: WeighedHit): number {
  return (
    b.weight.severity - a.weight.severity ||
    b.hit.probability - a.hit.probability ||
    a.hit.sentence - b.hit.sentence
  );
}

function compareLeads([a]: readonly WeighedHit[], [b]: readonly WeighedHit[]): number {
  return a === undefined || b === undefined ? 0 : compareHits(a, b);
}

function quote({ sentence, hit }: WeighedHit, { text }: ConceptInput): Evidence | undefined {
  return findMatchEvidence(text, { sentence, match: hit.words });
}

function describe({ concept, hit, weight }: WeighedHit): Omit<DraftFinding, 'evidence'> {
  const { advantage, wording } = concept;
  return {
    ruleId: getConceptRuleId(concept.id),
    category: concept.category,
    title: concept.name,
    detail: concept.what,
    baseSeverity: concept.severity,
    severity: weight.severity,
    adjustments: [...weight.adjustments],
    confidence: Math.round(100 * hit.probability) / 100,
    isScored: true,
    borneBy: concept.borneBy,
    ...readBearer(hit.bearer, concept),
    why: concept.why,
    ...(advantage !== undefined && { advantage }),
    // It is joined into sentences, as the requests of rules are.
    request: concept.request.replace(/\.$/, ''),
    mitigation: concept.mitigation,
    ...(wording !== undefined && { wording }),
    source: 'Concept model',
  };
}

function readBearer(
  bearer: ConceptBearer,
  { roles, bearer: ofDeal }: Concept,
): Pick<DraftFinding, 'bearer' | 'subject'> {
  if (bearer.kind === 'everyone') return { bearer: 'everyone' };
  if (bearer.kind === 'party') return { bearer: 'subject', subject: bearer.party };
  if (bearer.kind === 'others') return { bearer: 'others', subject: bearer.party };
  // Without a subject, whose risk it is stays open.
  return { bearer: roles ?? ofDeal ?? 'subject' };
}
