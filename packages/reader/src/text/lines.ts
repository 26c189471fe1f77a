import { findLabel } from '../block-types/label.ts';

/** A line with visible characters. */
export interface Line {
  /** Without white space at its end. */
  readonly text: string;
  /** Line feeds before it, since the last line with visible characters. */
  readonly gap: number;
}

/** Longest line, in UTF-16 units, that may have been wrapped by hand. A longer line is a paragraph. */
export const longestWrappedLine = 132;
/** A line of this length holds several paragraphs if there are wide gaps in it. */
const longestParagraphLine = 400;

/**
 * Where a converter put spaces for the end of a paragraph: after a finished sentence or a title in capitals, or before
 * a number.
 */
const droppedEnd =
  /(?<=[.:;!?"”)]|\b(?:and|or)|[A-Z]{2}) {3,}(?=["“(A-Z\d•])|(?<=\S) {3,}(?=(?:\([a-zA-Z]{1,4}\)|[a-z]{1,4}\.|\d{1,2}(?:\.\d{1,2}){1,3}|\d{1,2}\.) +["“(A-Z])/g;

/** The lines of cleaned text; lines that hold whole pages are cut into paragraphs. */
export function findLines(text: string): Line[] {
  const lines: Line[] = [];
  let gap = 0;
  for (const raw of text.split('\n')) {
    for (const [index, part] of splitLongLine(raw.trimEnd()).entries()) {
      if (index > 0) gap = 2;
      if (part === '') continue;
      lines.push({ text: part, gap: Math.max(1, gap) });
      gap = 0;
    }
    gap += 1;
  }
  return lines;
}

function splitLongLine(line: string): readonly string[] {
  if (line.length <= longestParagraphLine) return [line];
  const parts: string[] = [];
  let from = 0;
  for (const { 0: spaces, index } of line.matchAll(droppedEnd)) {
    // A number is not separated from its paragraph.
    if (isBareLabel(line.slice(from, index))) continue;
    parts.push(line.slice(from, index));
    from = index + spaces.length;
  }
  return [...parts, line.slice(from)];
}

const longestLabel = 12;

function isBareLabel(text: string): boolean {
  const label = text.trim();
  return label.length <= longestLabel && findLabel(`${label} Xy`)?.length === label.length + 1;
}

/** Amount of white space before a line's words, in UTF-16 units. */
export function getIndent({ text }: Line): number {
  return text.length - text.trimStart().length;
}

/** Whether most of a text consists of lines that were not wrapped by hand. Then each line is a paragraph. */
export function isUnwrapped(lines: readonly Line[]): boolean {
  let total = 0;
  let long = 0;
  for (const { text } of lines) {
    total += text.length;
    if (text.length > longestWrappedLine) long += text.length;
  }
  return long > total / 2;
}
