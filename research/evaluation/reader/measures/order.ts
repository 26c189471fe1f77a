import { countCommon, listTokens } from './overlap.ts';
import { createPassageIndex } from './passages.ts';
import { findCommonLength, getRisingLength } from './subsequence.ts';

/**
 * The share of the words both texts have that are in one order in both: the longest common subsequence of words
 * over the words in common. Words that are missing or too many do not lower it; nothing if it cannot be told.
 */
export function measureWordOrder(
  found: readonly string[],
  expected: readonly string[],
): number | undefined {
  const common = countCommon(found, expected);
  const inOrder = findCommonLength(found, expected);
  return common === 0 || inOrder === undefined ? undefined : inOrder / common;
}

/**
 * The share of the reference's lines that are in the text, in one order: the longest common subsequence of
 * lines. A line is there where its words follow one another, so that it does not matter where either text
 * breaks its lines; a line with one word changed is lost. Nothing for a reference without words.
 */
export function measureLineOrder(found: readonly string[], expected: string): number | undefined {
  const lines = expected
    .split(/[\n\r\f]+/)
    .map(listTokens)
    .filter((line) => line.length > 0);
  if (lines.length === 0) return undefined;
  const index = createPassageIndex(found);
  // Within a line from the last place to the first, so that a rising sequence takes one of them at most.
  const places = lines.flatMap((line) => index.find(line).reverse());
  return getRisingLength(places) / lines.length;
}
