import type { SelectionRequest, Span } from '@clauselight/schema';

/**
 * Finds selected words in the text: at the given offsets if they match up to white space; else the first exact match;
 * else the first match up to white space. Undefined if there is none.
 */
export function findSelection(text: string, request: SelectionRequest): Span | undefined {
  const { selectedText, startOffset: start, endOffset: end } = request;
  const ink = removeWhiteSpace(selectedText);
  if (ink === '') return undefined;
  if (
    start !== undefined &&
    end !== undefined &&
    removeWhiteSpace(text.slice(start, end)) === ink
  ) {
    return { start, end: Math.min(end, text.length) };
  }
  const at = text.indexOf(selectedText);
  if (at >= 0) return { start: at, end: at + selectedText.length };
  return findInk(text, ink);
}

/** Browsers omit white space between blocks and cells that the text contains. */
function removeWhiteSpace(words: string): string {
  return words.replace(/\s+/g, '');
}

function findInk(text: string, ink: string): Span | undefined {
  const at = removeWhiteSpace(text).indexOf(ink);
  if (at < 0) return undefined;
  const [start, last] = toTextOffsets(text, [at, at + ink.length - 1]);
  return start === undefined || last === undefined ? undefined : { start, end: last + 1 };
}

/** Converts offsets that do not count white space to offsets in the text. The offsets must ascend. */
function toTextOffsets(text: string, counts: readonly number[]): number[] {
  const offsets: number[] = [];
  let passed = 0;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    for (let next = counts[offsets.length]; next !== undefined; next = counts[offsets.length]) {
      if (next >= passed + word.length) break;
      offsets.push(index + next - passed);
    }
    if (offsets.length === counts.length) return offsets;
    passed += word.length;
  }
  return offsets;
}
