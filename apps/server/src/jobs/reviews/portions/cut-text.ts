import type { SourceText, Span } from '@clauselight/schema';

/** A position at which a text may be cut. */
export interface CutPosition {
  readonly at: number;
  /** 1 at the start of an outermost clause; higher inside clauses. */
  readonly rank: number;
}

export interface CutLimits {
  /** Longest portion, in UTF-16 code units. */
  readonly size: number;
  /** Whether the model accepts a text of this length. */
  fits(text: string): boolean;
}

/** The rank at the start of a block that does not start a clause. */
const blockRank = 10;
/** Only this last share of what fits is searched for cuts, so that portions have similar lengths. */
const searchedShare = 0.4;
/** A rest of at most this many portion lengths is not divided any further. */
const restShare = 1.25;
const shortest = 200;

/** Lists the starts of clauses and blocks in text order. */
export function listCuts(
  { blocks }: Pick<SourceText, 'blocks'>,
  clauses: readonly { readonly start: number; readonly level: number }[],
): readonly CutPosition[] {
  const ranks = new Map(blocks.map(({ start }) => [start, blockRank]));
  for (const { start, level } of clauses) {
    ranks.set(start, Math.min(ranks.get(start) ?? blockRank, level, blockRank - 1));
  }
  return [...ranks].map(([at, rank]) => ({ at, rank })).sort((a, b) => a.at - b.at);
}

/**
 * Cuts a text into spans within the limits. The spans tile the text; each cut has the best rank available. A text
 * without words has none.
 */
export function cutText(
  text: string,
  cuts: readonly CutPosition[],
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

function findCut(text: string, { start, end }: Span, cuts: readonly CutPosition[]): number {
  const from = end - (end - start) * searchedShare;
  const best = (candidates: readonly CutPosition[]) =>
    candidates.reduce<CutPosition | undefined>(
      (found, cut) => (found === undefined || cut.rank <= found.rank ? cut : found),
      undefined,
    );
  const within = cuts.filter(({ at }) => at > start && at <= end);
  const found = best(within.filter(({ at }) => at >= from)) ?? within.at(-1);
  return found?.at ?? findWordEnd(text, { start, end });
}

/** A block that is too long is cut between words, or between characters if it has no white space. */
function findWordEnd(text: string, { start, end }: Span): number {
  const blank = text.slice(start, end).search(/\s\S*$/);
  if (blank > 0) return start + blank + 1;
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end;
}
