import { distance } from 'fastest-levenshtein';
import type { Column, PlacedCell } from '../column.ts';

/** A label that occurs hardly ever, and the usual one that it is nearly. */
export interface NearLabel {
  readonly place: PlacedCell;
  readonly usual: string;
}

/** How often a label occurs that is usual, and at least how many times oftener than the one that is nearly it. */
const fewestOfUsual = 3;
const clearLead = 3;
/** In characters. Shorter labels differ from each other by a letter, longer ones are sentences. */
const shortestLabel = 4;
const longestLabel = 60;
/** From this length on two letters may differ, as two exchanged ones do, and one below it. Set by hand. */
const longLabel = 6;
/** Columns with more labels hold names or sentences: they are not compared. */
const mostLabels = 120;

/**
 * Lists the labels of a column that are probably slips of another one: `Femal` once among many `Female`. Labels with
 * digits are left alone, since `Level 1` and `Level 2` differ as little.
 */
export function listNearLabels({ type, values, cells }: Column): readonly NearLabel[] {
  const isOfLabels = type === 'category' || values.size * 2 <= cells.length;
  if (!isOfLabels || values.size > mostLabels) return [];
  const labels = [...values]
    .filter(
      ([words]) =>
        words.length >= shortestLabel - 1 && words.length <= longestLabel && !/\d/.test(words),
    )
    .map(([words, { count, first }]) => ({ words, count, first, folded: fold(words) }));
  const usual = labels.filter(
    ({ words, count }) => count >= fewestOfUsual && words.length >= shortestLabel,
  );
  return labels.flatMap(({ words, count, first, folded }): readonly NearLabel[] => {
    const other = usual.find(
      (one) => one.words !== words && one.count >= clearLead * count && isNear(folded, one.folded),
    );
    return other === undefined ? [] : [{ place: first, usual: other.words }];
  });
}

function fold(words: string): string {
  return words.toLowerCase().replace(/\s+/g, ' ').trim();
}

function isNear(words: string, usual: string): boolean {
  const mostSlips = usual.length < longLabel ? 1 : 2;
  if (Math.abs(words.length - usual.length) > mostSlips) return false;
  return distance(words, usual) <= mostSlips;
}
