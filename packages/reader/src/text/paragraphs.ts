import { classifyParagraph, isCapitals } from '../block-types/classify.ts';
import { findLabel } from '../block-types/label.ts';
import { findLines, getIndent, isUnwrapped, type Line, longestWrappedLine } from './lines.ts';
import { isPageArtifact } from './page-artifacts.ts';

export interface Paragraph {
  readonly text: string;
  /** Line feeds between the paragraph before and this one. */
  readonly gap: number;
  /** A page number or another trace of the page, not of the document. */
  readonly isArtifact: boolean;
}

/** Splits cleaned text into paragraphs: at blank lines, and inside a run of lines wherever a new one clearly begins. */
export function splitParagraphs(text: string): Paragraph[] {
  const lines = findLines(text);
  return joinLines(lines, isUnwrapped(lines));
}

/** Joins lines into paragraphs. In unwrapped text, each line is one. */
export function joinLines(lines: readonly Line[], isUnwrappedText: boolean): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const widths = isUnwrappedText ? [] : measureRunWidths(lines);
  let open: Line[] = [];
  const close = () => {
    if (open.length > 0) paragraphs.push(createParagraph(open));
    open = [];
  };
  for (const [index, line] of lines.entries()) {
    const previous = open.at(-1);
    const next = lines[index + 1];
    if (isPageTrace(line, next?.gap)) {
      close();
      paragraphs.push({ text: line.text.trim(), gap: line.gap, isArtifact: true });
      continue;
    }
    if (previous !== undefined) {
      const pair = { line, previous, isFirst: open.length === 1 };
      const starts = isUnwrappedText
        ? !isContinued(pair)
        : startsParagraph(pair, widths[index] ?? 0);
      if (starts) close();
    }
    open.push(line);
  }
  close();
  return paragraphs;
}

/** For each line, the length of the longest line in its run, up to the next blank line. */
function measureRunWidths(lines: readonly Line[]): number[] {
  const widths: number[] = [];
  let from = 0;
  let width = 0;
  for (const [index, line] of lines.entries()) {
    if (index > 0 && line.gap > 1) {
      widths.fill(width, from);
      from = index;
      width = 0;
    }
    width = Math.max(width, line.text.length);
    widths.push(width);
  }
  return widths.fill(width, from);
}

/** A page number or another trace of the page. A year on its own line that ends a sentence does not count. */
function isPageTrace(line: Line, gapAfter = 2): boolean {
  if (!isPageArtifact(line.text)) return false;
  const isInside = line.gap === 1 && gapAfter === 1;
  return !isInside || !/^\s*(\d{4}|\d{1,4}[.,;:)])\W*$/.test(line.text);
}

interface LinePair {
  readonly line: Line;
  readonly previous: Line;
  /** Whether the line before begins its paragraph. */
  readonly isFirst: boolean;
}

const sentenceEnd = /[.:;!?]["”’)\]]*$/;

function isContinued({ line, previous }: LinePair): boolean {
  return line.gap === 1 && /^\s*\p{Ll}/u.test(line.text) && !sentenceEnd.test(previous.text);
}

function startsParagraph(pair: LinePair, width: number): boolean {
  const { line, previous } = pair;
  if (line.gap > 1) return true;
  if (previous.text.length > longestWrappedLine || line.text.length > longestWrappedLine)
    return true;
  if (findLabel(line.text.trimStart()) !== undefined) return endsParagraph(previous, line);
  // The first line is indented more than the one before, after a finished sentence.
  if (getIndent(line) >= getIndent(previous) + 3 && sentenceEnd.test(previous.text)) return true;
  return isBrokenEarly(pair, width) && (isNewSentence(pair) || isBelowHeading(pair, width));
}

/** A label in mid-sentence, as in "under Section\n4.2 of", starts nothing. */
function endsParagraph(previous: Line, line: Line): boolean {
  // A shorter line was not wrapped at a margin, so the next one starts something new.
  const shortLine = 60;
  if (/[.:;,!?]["”)]?$|\b(and|or)$/.test(previous.text)) return true;
  return previous.text.length < shortLine || getIndent(line) !== getIndent(previous);
}

/** A run of lines shorter than this was not wrapped at a margin. */
const narrowestRun = 50;

/** Whether the next line's first word would have fit on the line before. */
function isBrokenEarly({ line, previous }: LinePair, width: number): boolean {
  if (width < narrowestRun) return false;
  const word = /^\s*(\S+)/.exec(line.text)?.[1]?.length ?? 0;
  return previous.text.length + word + 4 < width;
}

function isNewSentence({ line, previous }: LinePair): boolean {
  return sentenceEnd.test(previous.text) && /^\s*["“‘(]?[\p{Lu}\d]/u.test(line.text);
}

/**
 * Share of the width that a first line of running text fills. Set by hand; `npm run evaluate:reader` measures what it
 * gives.
 */
const fewestOfWidth = 0.6;

/** Whether the line before is a heading, and this one the beginning of the text below it. */
function isBelowHeading({ line, previous, isFirst }: LinePair, width: number): boolean {
  const isText = line.text.length > width * fewestOfWidth && /^\s*["“‘(]?\p{Lu}/u.test(line.text);
  if (!isFirst || !isText || isCapitals(line.text)) return false;
  return classifyParagraph(previous.text.trim()).kind === 'heading';
}

function createParagraph(lines: readonly Line[]): Paragraph {
  const text = lines
    .map((line) => line.text)
    .join('\n')
    .trim();
  return { text, gap: lines[0]?.gap ?? 1, isArtifact: false };
}
