import { createEvidence } from '@clauselight/core';
import type { Evidence, Span } from '@clauselight/schema';

/**
 * A normalized part of the source text for patterns: straight quotes, plain hyphens, no soft hyphens, and one blank for
 * every run of white space. `offsets[i]` is the index in the source text of `text[i]`; the last entry is the end.
 */
export interface Passage {
  readonly text: string;
  readonly offsets: Uint32Array;
}

const replacements: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201A': "'",
  '\u201B': "'",
  '\u2032': "'",
  '\u201C': '"',
  '\u201D': '"',
  '\u201E': '"',
  '\u201F': '"',
  '\u2033': '"',
  '\u02BA': '"',
  '\u00AB': '"',
  '\u00BB': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2212': '-',
};
const softHyphen = 0xad;
const lastPlain = 0x7f;

function isBlank(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

/** Normalizes a span of the source text for matching, and records where each character came from. */
export function createPassage(source: string, span: Span): Passage {
  const offsets = new Uint32Array(span.end - span.start + 1);
  const parts: string[] = [];
  let length = 0;
  let isAfterBlank = false;
  let copied = span.start;
  // Unchanged runs are copied as a whole.
  for (let index = span.start; index < span.end; index += 1) {
    const code = source.charCodeAt(index);
    const blank = isBlank(code);
    const replaced = blank
      ? ' '
      : code > lastPlain
        ? replacements[source.charAt(index)]
        : undefined;
    const isLeftOut = code === softHyphen || (blank && (length === 0 || isAfterBlank));
    if (isLeftOut || (replaced !== undefined && code !== 0x20)) {
      parts.push(source.slice(copied, index), isLeftOut ? '' : (replaced ?? ''));
      copied = index + 1;
    }
    if (isLeftOut) continue;
    isAfterBlank = blank;
    offsets[length] = index;
    length += 1;
  }
  offsets[length] = span.end;
  parts.push(source.slice(copied, span.end));
  return { text: parts.join(''), offsets: offsets.subarray(0, length + 1) };
}

/** Returns the span of the source text behind `[from, to)` of a passage. */
export function getSourceSpan(passage: Passage, from: number, to: number): Span {
  const start = passage.offsets[from];
  const last = to > from ? passage.offsets[to - 1] : start;
  if (start === undefined || last === undefined) {
    throw new RangeError(`[${from}, ${to}) is outside a passage of ${passage.text.length}`);
  }
  return { start, end: to > from ? last + 1 : start };
}

/**
 * Returns evidence for `[from, to)` of a passage, in the exact words of the source text; nothing when only white space
 * remains.
 */
export function findEvidence(
  source: string,
  passage: Passage,
  range: { readonly from: number; readonly to: number },
): Evidence | undefined {
  const evidence = createEvidence(source, getSourceSpan(passage, range.from, range.to));
  return evidence.quote === '' ? undefined : evidence;
}
