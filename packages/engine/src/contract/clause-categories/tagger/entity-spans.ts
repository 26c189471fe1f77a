import type { Span } from '@clauselight/schema';
import type { HeadToken } from './head-tokens.ts';
import {
  addLogs,
  type ChainModel,
  createLattice,
  getFirstLabel,
  getMarginal,
  type Lattice,
  labelCount,
} from './lattice.ts';
import { describeTokens } from './token-features.ts';

/** The categories answered by names and dates instead of sentences. */
export const entityCategories = [
  'document-name',
  'parties',
  'agreement-date',
  'effective-date',
] as const;
export type EntityCategory = (typeof entityCategories)[number];

/** A name or date that may answer its category. */
export interface EntitySpan extends Span {
  readonly category: EntityCategory;
  /** Probability that a span of this category is exactly here, and that one starts here, 0-1. */
  readonly probability: number;
  readonly beginning: number;
  /** In tokens. */
  readonly length: number;
  /** What the text itself says about it, see `statements`. */
  readonly statement: number;
}

/**
 * What the text itself says about a span: nothing, a term, the alias of a party, a party with its description, words
 * that name the parties together, a date with blanks.
 */
export const statements = {
  none: 0,
  stated: 1,
  alias: 2,
  described: 3,
  group: 4,
  blank: 5,
} as const;

interface EntityLabels {
  readonly categories: readonly EntityCategory[];
  readonly labels: readonly number[];
}

const agreed = getFirstLabel('agreed');
const effective = getFirstLabel('effective');
const both = getFirstLabel('agreed-and-effective');
const labelsOfEntities: readonly EntityLabels[] = [
  { categories: ['parties'], labels: [getFirstLabel('party')] },
  { categories: ['document-name'], labels: [getFirstLabel('title')] },
  { categories: ['agreement-date', 'effective-date'], labels: [agreed, effective, both] },
];
const labelsOfDates: Partial<Record<EntityCategory, readonly number[]>> = {
  'agreement-date': [agreed, both],
  'effective-date': [effective, both],
};
/** Less probable starts, spans and continuations are skipped, to save time. Set by hand. */
const leastBeginning = 0.002;
const leastProbability = 0.0005;
const leastContinuation = 1e-4;
/** In tokens; set by hand. */
const longestSpan = 30;

/**
 * Finds names and dates in the opening and at the end of a text that may be a party, the title, or a date of the
 * contract.
 */
export function listEntitySpans(
  text: string,
  tokens: readonly HeadToken[],
  model: ChainModel,
): readonly EntitySpan[] {
  const lattice = createLattice(model, describeTokens(text, tokens));
  return labelsOfEntities.flatMap((entity) =>
    tokens.flatMap((_, token) => listSpansAt({ entity, token, tokens, lattice, model })),
  );
}

interface SpanRequest {
  readonly entity: EntityLabels;
  readonly token: number;
  readonly tokens: readonly HeadToken[];
  readonly lattice: Lattice;
  readonly model: ChainModel;
}

function listSpansAt(request: SpanRequest): readonly EntitySpan[] {
  const { entity, token, tokens, lattice, model } = request;
  const beginning = sum(entity.labels, (label) => getMarginal(lattice, token, label));
  if (beginning < leastBeginning) return [];
  const last = findLikeliestEnd(request);
  const start = tokens[token]?.start ?? 0;
  const end = tokens[last]?.end ?? start;
  return entity.categories.flatMap((category) => {
    const labels = labelsOfDates[category] ?? entity.labels;
    const probability = sum(labels, (label) =>
      getSpanProbability(model, lattice, { token, last, label }),
    );
    if (probability < leastProbability) return [];
    const length = last - token + 1;
    return [{ category, start, end, probability, beginning, length, statement: statements.none }];
  });
}

function findLikeliestEnd({ entity, token, lattice, model }: SpanRequest): number {
  let best = -1;
  let end = token;
  for (let last = token; last < Math.min(lattice.length, token + longestSpan); last += 1) {
    const continuing =
      last === token ? 1 : sum(entity.labels, (label) => getMarginal(lattice, last, label + 1));
    if (continuing < leastContinuation) break;
    const probability = sum(entity.labels, (label) =>
      getSpanProbability(model, lattice, { token, last, label }),
    );
    if (probability > best) {
      best = probability;
      end = last;
    }
  }
  return end;
}

interface LabeledSpan {
  readonly token: number;
  readonly last: number;
  readonly label: number;
}

/** The share of all labelings in which exactly these tokens are one span of this kind. */
function getSpanProbability(
  { transitions }: ChainModel,
  lattice: Lattice,
  { token, last, label }: LabeledSpan,
): number {
  const inner = label + 1;
  let log = lattice.forward[token * labelCount + label] ?? 0;
  for (let next = token + 1; next <= last; next += 1) {
    const from = next === token + 1 ? label : inner;
    log += transitions[from * labelCount + inner] ?? 0;
    log += lattice.emissions[next * labelCount + inner] ?? 0;
  }
  if (last === lattice.length - 1) return Math.exp(log - lattice.total);
  const from = last === token ? label : inner;
  const after = (last + 1) * labelCount;
  const ways = Array.from({ length: labelCount }, (_, to) =>
    to === inner
      ? Number.NEGATIVE_INFINITY
      : (transitions[from * labelCount + to] ?? 0) +
        (lattice.emissions[after + to] ?? 0) +
        (lattice.backward[after + to] ?? 0),
  );
  return Math.exp(log + addLogs(ways) - lattice.total);
}

function sum(labels: readonly number[], measure: (label: number) => number): number {
  return labels.reduce((total, label) => total + measure(label), 0);
}
