import type { SourceText, Span } from '@clauselight/schema';

/** A place where a text may be cut. */
export interface Cut {
  readonly at: number;
  /** 1 for where an outermost clause begins; the higher, the more belongs together there. */
  readonly rank: number;
}

export interface CutLimits {
  /** Longest portion, in UTF-16 code units. */
  readonly size: number;
  /** Whether the model takes so much at a time. */
  fits(text: string): boolean;
}

/** The rank of where a block begins that begins no clause. */
const blockRank = 10;
/** Cuts are looked for in this last share of what fits, so that portions come out alike. */
const searchedShare = 0.4;
/** A rest that is little longer than a portion is not worth a portion of its own. */
const restShare = 1.25;
const shortest = 200;

/** Where clauses and blocks begin, in the order of the text. */
export function listCuts(
  { blocks }: Pick<SourceText, 'blocks'>,
  clauses: readonly { readonly start: number; readonly level: number }[],
): readonly Cut[] {
  const ranks = new Map(blocks.map(({ start }) => [start, blockRank]));
  for (const { start, level } of clauses) {
    ranks.set(start, Math.min(ranks.get(start) ?? blockRank, level, blockRank - 1));
  }
  return [...ranks].map(([at, rank]) => ({ at, rank })).sort((a, b) => a.at - b.at);
}

/** Spans that tile the text, each within the limits, cut where most begins; none of a text without words. */
export function cutText(
  text: string,
  cuts: readonly Cut[],
  { size, fits }: CutLimits,
): readonly Span[] {
  const spans: Span[] = [];
  let start = 0;
  while (start < text.length) {
    const longest = findLongest(text, start, { size, fits });
    const end = longest >= text.length ? text.length : findCut(text, { start, end: longest }, cuts);
    if (text.slice(start, end).trim() !== '') spans.push({ start, end });
    start = end;
  }
  return spans;
}

function findLongest(text: string, start: number, { size, fits }: CutLimits): number {
  if (text.length - start <= size * restShare && fits(text.slice(start))) return text.length;
  let length = Math.max(shortest, Math.floor(size));
  while (length > shortest && !fits(text.slice(start, start + length))) {
    length = Math.max(shortest, Math.floor(length * 0.8));
  }
  return start + length;
}

function findCut(text: string, { start, end }: Span, cuts: readonly Cut[]): number {
  const from = end - (end - start) * searchedShare;
  const best = (candidates: readonly Cut[]) =>
    candidates.reduce<Cut | undefined>(
      (found, cut) => (found === undefined || cut.rank <= found.rank ? cut : found),
      undefined,
    );
  const within = cuts.filter(({ at }) => at > start && at <= end);
  const found = best(within.filter(({ at }) => at >= from)) ?? within.at(-1);
  return found?.at ?? findWordEnd(text, { start, end });
}

/** A block that is too long is cut between words, or where there are none between characters. */
function findWordEnd(text: string, { start, end }: Span): number {
  const blank = text.slice(start, end).search(/\s\S*$/);
  if (blank > 0) return start + blank + 1;
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end;
}
