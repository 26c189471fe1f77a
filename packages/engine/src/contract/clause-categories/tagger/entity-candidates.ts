import { type EntityCategory, type EntitySpan, statements } from './entity-spans.ts';

/** Equal words of one category, joined to one candidate at their most probable position. */
export interface EntityCandidate extends EntitySpan {
  readonly quote: string;
  readonly occurrences: number;
  /** Sum of the probabilities of all occurrences. */
  readonly total: number;
}

export interface EntityCandidates {
  readonly candidates: readonly EntityCandidate[];
  /** `features[index * entityFeatureCount]` and following. */
  readonly features: Float32Array;
}

/** The trees were trained with this number of features. */
export const entityFeatureCount = 28;
/** In characters; the weights were trained with this value. */
const contextLength = 60;
const legalForm =
  /\b(?:inc|corp|corporation|co|company|ltd|limited|llc|l\.l\.c|lp|l\.p|llp|plc|gmbh|s\.a|n\.v|b\.v|trust|bank|university)\b\.?$/i;
const acting =
  /^(?:['’]s)?\s(?:shall|will|agrees|may|hereby|has|is|represents|warrants|acknowledges)\b/;
const categoryNumbers: Readonly<Record<EntityCategory, number>> = {
  'document-name': 0,
  parties: 1,
  'agreement-date': 2,
  'effective-date': 3,
};

/**
 * Joins equal entities and describes each for the trees: the tagger's probability, its rivals, and how the text uses
 * it.
 */
export function listEntityCandidates(text: string, spans: readonly EntitySpan[]): EntityCandidates {
  const candidates = joinEqual(text, spans);
  const byCategory = new Map<EntityCategory, EntityCandidate[]>();
  for (const candidate of candidates) {
    const rivals = byCategory.get(candidate.category) ?? [];
    byCategory.set(candidate.category, [...rivals, candidate]);
  }
  for (const rivals of byCategory.values()) rivals.sort((a, b) => b.probability - a.probability);
  const features = candidates.flatMap((candidate) => [
    categoryNumbers[candidate.category],
    candidate.statement,
    ...describeRivals(candidate, byCategory.get(candidate.category) ?? []),
    ...describeUse(text, candidate),
    ...describeSurroundings(text, candidate),
  ]);
  return { candidates, features: Float32Array.from(features) };
}

function joinEqual(text: string, spans: readonly EntitySpan[]): readonly EntityCandidate[] {
  const joined = new Map<string, EntityCandidate>();
  for (const span of spans) {
    const quote = text.slice(span.start, span.end);
    const key = `${span.category} ${quote}`;
    const other = joined.get(key);
    const best = other === undefined || span.probability > other.probability ? span : other;
    joined.set(key, {
      ...best,
      quote,
      statement: Math.max(span.statement, other?.statement ?? statements.none),
      occurrences: (other?.occurrences ?? 0) + 1,
      total: (other?.total ?? 0) + span.probability,
    });
  }
  return [...joined.values()];
}

function describeRivals(
  candidate: EntityCandidate,
  rivals: readonly EntityCandidate[],
): readonly number[] {
  const rank = rivals.indexOf(candidate);
  const better = rivals.slice(0, rank).map(({ quote }) => quote);
  return [
    candidate.probability,
    candidate.beginning,
    rank,
    rivals[0]?.probability ?? 0,
    rivals.reduce((total, { probability }) => total + probability, 0),
    better.some((quote) => quote.includes(candidate.quote)) ? 1 : 0,
    better.some((quote) => candidate.quote.includes(quote)) ? 1 : 0,
    candidate.occurrences,
    candidate.total,
  ];
}

function describeUse(text: string, candidate: EntityCandidate): readonly number[] {
  const { quote, start, length, category } = candidate;
  const { mentions, actions } =
    category === 'parties' ? countMentions(text, quote) : { mentions: 0, actions: 0 };
  return [
    Math.log1p(mentions),
    Math.log1p(actions),
    start,
    start / text.length,
    length,
    Math.log1p(text.length),
    legalForm.test(quote) ? 1 : 0,
    /[a-z]/.test(quote) ? 1 : 0,
    /^[a-z]/.test(quote) ? 1 : 0,
    /\d{4}/.test(quote) ? 1 : 0,
  ];
}

/** Counts how often the text names it, and how often it then acts. */
function countMentions(text: string, quote: string): { mentions: number; actions: number } {
  let mentions = 0;
  let actions = 0;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + quote.length)) {
    const end = at + quote.length;
    if (isLetter(text.charCodeAt(at - 1)) || isLetter(text.charCodeAt(end))) continue;
    mentions += 1;
    if (acting.test(text.slice(end, end + 20))) actions += 1;
  }
  return { mentions, actions };
}

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

function describeSurroundings(text: string, { start, end }: EntityCandidate): readonly number[] {
  const before = text.slice(Math.max(0, start - contextLength), start).toLowerCase();
  const after = text.slice(end, end + contextLength).toLowerCase();
  const flags = [
    /["“'‘]\s*$/.test(before),
    /between|among/.test(before),
    /^\s*["”]?\s*\)/.test(after),
    /^,? an? /.test(after),
    /effective|commenc/.test(before),
    /effective date|commencement date/.test(after),
    /made|entered|dated|as of/.test(before),
  ];
  return flags.map(Number);
}
