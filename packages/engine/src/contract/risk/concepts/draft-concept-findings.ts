import {
  type ClauseReference,
  type DocumentKind,
  type Evidence,
  getWiderKind,
  type Span,
} from '@clauselight/schema';
import { createClauseLookup } from '../../../text/clauses-at.ts';
import type { DocumentStructure, Sentence } from '../../../text/document-structure.ts';
import type { Concept } from '../../concept.ts';
import type { ConceptBearer, ConceptHit } from '../../concept-hit.ts';
import type { DraftFinding } from '../../draft-finding.ts';
import { createOutermost } from '../group-matches.ts';
import { findMatchEvidence } from '../match-evidence.ts';
import { createPassageUses } from '../passage-use.ts';
import { type AdjustedSeverity, adjustSeverity } from './adjust-severity.ts';

export interface ConceptInput {
  readonly text: string;
  readonly kind: DocumentKind;
  readonly structure: DocumentStructure;
  readonly concepts: readonly Concept[];
  readonly hits: readonly ConceptHit[];
  /** What the rules found. They are more exact, so a concept that says the same again is left out. */
  readonly ruleFindings: readonly DraftFinding[];
}

/** The ids of findings by concepts begin so. */
export const conceptPrefix = 'C-';
/** Concepts that one sentence can be quoted for. */
const mostOfSentence = 3;
/** Clauses in which one concept makes a finding; further ones are quoted by the first. */
const mostClauses = 4;
const mostQuoted = 6;
/** What is only worth knowing, such as which law governs, is shown as a term or a provision and makes no finding. */
const leastSeverity = 2;

interface LocatedHit {
  readonly hit: ConceptHit;
  readonly concept: Concept;
  readonly sentence: Sentence;
  readonly weight: AdjustedSeverity;
}

/** Makes findings of the concepts that a document's sentences hold, one for each clause. */
export function draftConceptFindings(input: ConceptInput): readonly DraftFinding[] {
  const located = dropRepeated(locateHits(input), input);
  const findClause = createClauseLookup(input.structure);
  return [...groupBy(located, ({ concept }) => concept.id).values()].flatMap((hits) =>
    draftOfConcept(dropMutual(hits), input, findClause),
  );
}

/** The hits that bind, of concepts that make sense in such a document. */
function locateHits({
  text,
  kind,
  structure,
  concepts,
  hits,
}: ConceptInput): readonly LocatedHit[] {
  const known = new Map(concepts.map((concept) => [concept.id, concept]));
  const uses = createPassageUses(structure);
  return hits.flatMap((hit) => {
    const concept = known.get(hit.concept);
    const sentence = structure.sentences[hit.sentence];
    if (!hit.isFinding || concept === undefined || sentence === undefined) return [];
    if (!isOfKind(concept, kind)) return [];
    if (uses.getUse(sentence, hit.words) !== 'operative') return [];
    const weight = adjustSeverity(concept, { sentence, text, probability: hit.probability });
    return weight.severity < leastSeverity ? [] : [{ hit, concept, sentence, weight }];
  });
}

/** A contract of unknown kind may be of any. */
function isOfKind({ kinds }: Concept, kind: DocumentKind): boolean {
  return (
    kinds === 'all' ||
    kinds.includes(kind) ||
    kinds.includes(getWiderKind(kind)) ||
    kind === 'contract'
  );
}

/** Leaves out what rules found already, and of concepts near each other all but the most probable. */
function dropRepeated(hits: readonly LocatedHit[], input: ConceptInput): readonly LocatedHit[] {
  const isFound = createRuleLookup(input);
  const bySentence = groupBy(
    hits.filter((hit) => !isFound(hit)),
    ({ hit }) => hit.sentence,
  );
  return [...bySentence.values()].flatMap((own) => {
    const kept: LocatedHit[] = [];
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
function createRuleLookup({ ruleFindings, structure }: ConceptInput): (hit: LocatedHit) => boolean {
  const getClause = createOutermost(structure);
  const clausesOf = new Map<string, Set<string | undefined>>();
  const quotedIn = new Map<Sentence, DraftFinding[]>();
  for (const finding of ruleFindings) {
    const clauses = clausesOf.get(finding.ruleId) ?? new Set();
    clausesOf.set(finding.ruleId, clauses);
    for (const span of finding.evidence) {
      const sentences = listOverlapped(structure.sentences, span);
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

/** The sentences that a span overlaps, in logarithmic time: sentences lie one behind the other. */
function listOverlapped(sentences: readonly Sentence[], span: Span): readonly Sentence[] {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.end ?? 0) <= span.start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while ((sentences[last]?.start ?? span.end) < span.end) last += 1;
  return sentences.slice(low, last);
}

function areNear({ concept: a }: LocatedHit, { concept: b }: LocatedHit): boolean {
  return a.near.includes(b.id) || b.near.includes(a.id);
}

/** What both sides bear alike is no risk by a concept that is about one side alone. */
function dropMutual(hits: readonly LocatedHit[]): readonly LocatedHit[] {
  if (hits[0]?.concept.isOneSided !== true) return hits;
  const named = hits.flatMap(({ hit: { bearer } }) =>
    bearer.kind === 'party' ? [bearer.party] : [],
  );
  if (new Set(named).size > 1) return [];
  return hits.filter(({ hit }) => hit.bearer.kind !== 'everyone');
}

function draftOfConcept(
  hits: readonly LocatedHit[],
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

function compareHits(a: LocatedHit, b: LocatedHit): number {
  return (
    b.weight.severity - a.weight.severity ||
    b.hit.probability - a.hit.probability ||
    a.hit.sentence - b.hit.sentence
  );
}

function compareLeads([a]: readonly LocatedHit[], [b]: readonly LocatedHit[]): number {
  return a === undefined || b === undefined ? 0 : compareHits(a, b);
}

function quote({ sentence, hit }: LocatedHit, { text }: ConceptInput): Evidence | undefined {
  return findMatchEvidence(text, { sentence, match: hit.words });
}

function describe({ concept, hit, weight }: LocatedHit): Omit<DraftFinding, 'evidence'> {
  const { advantage, wording } = concept;
  return {
    ruleId: `${conceptPrefix}${concept.id}`,
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
    request: concept.request,
    mitigation: concept.mitigation,
    ...(wording !== undefined && { wording }),
    source: 'Concept model',
  };
}

function readBearer(
  bearer: ConceptBearer,
  { roles }: Concept,
): Pick<DraftFinding, 'bearer' | 'subject'> {
  if (bearer.kind === 'everyone') return { bearer: 'everyone' };
  if (bearer.kind === 'party') return { bearer: 'subject', subject: bearer.party };
  if (bearer.kind === 'others') return { bearer: 'others', subject: bearer.party };
  // Without a subject, whose risk it is stays open.
  return { bearer: roles ?? 'subject' };
}

function groupBy<T, K>(items: readonly T[], getKey: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
