import type { SelectionRequest, Span } from '@clauselight/schema';

/**
 * Where the words stand that somebody asks about: at the offsets given, if they stand there up to white space; else the
 * first place that holds them exactly; else the first that does up to white space. Undefined where there is none.
 */
export function findSelection(text: string, request: SelectionRequest): Span | undefined {
  const { selectedText, startOffset: start, endOffset: end } = request;
  const ink = squeeze(selectedText);
  if (ink === '') return undefined;
  if (start !== undefined && end !== undefined && squeeze(text.slice(start, end)) === ink) {
    return { start, end: Math.min(end, text.length) };
  }
  const at = text.indexOf(selectedText);
  if (at >= 0) return { start: at, end: at + selectedText.length };
  return findInk(text, ink);
}

/** A browser says less of the white space between blocks and cells than the text holds. */
function squeeze(words: string): string {
  return words.replace(/\s+/g, '');
}

function findInk(text: string, ink: string): Span | undefined {
  const at = squeeze(text).indexOf(ink);
  if (at < 0) return undefined;
  const [start, last] = locate(text, [at, at + ink.length - 1]);
  return start === undefined || last === undefined ? undefined : { start, end: last + 1 };
}

/** The offsets in the text of characters that are counted without white space; the counts ascend. */
function locate(text: string, counts: readonly number[]): number[] {
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
