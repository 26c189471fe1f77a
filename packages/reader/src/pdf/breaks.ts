import { findLabel } from '../block-types/label.ts';
import { getLineText, isDrawnLine, type Line, separateLabel } from './lines.ts';

/** How a document is typeset, measured over all of it. */
export interface Typography {
  /** Font size of running text, in points. */
  readonly bodySize: number;
  /** Distance between baselines within a paragraph, in ems. */
  readonly leading: number;
  /** Room that lines leave at their end though the next word would fit, in ems; zero for justified text. */
  readonly raggedness: number;
}

/** Two consecutive lines in reading order. */
export interface NeighborLines {
  readonly before: Line;
  readonly line: Line;
}

/** The paragraph so far, and the line after its last one. */
interface OpenParagraph extends NeighborLines {
  readonly paragraph: readonly Line[];
}

const endsSentence = /[.:;!?]["”’)\]]*$/;
const startsLow = /^[\p{Ll}\d(,;&%$"“]/u;
const definition =
  /^["“][^"”]{2,80}["”](\s+or\s+["“][^"”]{1,80}["”])?\s+(means?|shall\s+mean|has\s+the|have\s+the|includes?)\b/;
/** Words that end nothing: what follows belongs to them, even if it looks like a number of its own. */
const endsUnfinished =
  /(,|\b(sections?|articles?|exhibits?|schedules?|paragraphs?|clauses?|annex|appendix|and|or|of|the|to|in|by|for|with|a|an|any|such|under|that|than))$/i;
const loneLabel =
  /^(exhibit|schedule|annex|appendix|attachment|article|section|part)\s+[\w.-]{1,8}[.:]?$/i;
/** A check box before its choice, checked or not. */
const checkbox = /^([☐☑☒□■]|[[(]\s{0,6}[xX✓]?\s{0,6}[\])](?=\s))/u;
/** A line of a table of contents: dots that lead to a page number. */
const contentsEntry = /(\.\s?){5,}\s*(\d{1,4}|[ivxlc]{1,6})$/i;
const startsFigure = /^[\d$€£%]/;
/** How many lines back the preceding label of an inline list is searched. */
const longestInlineList = 40;
const inlineLabel = /^\(([a-z]{1,4}|\d{1,2})\)\s/;
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
/** How far text may hang from the number before it, in ems. */
const deepestHangingIndent = 4;
const startsSmall = /^\p{Ll}/u;

/**
 * The fewest lines that show how ragged a text is, and the most raggedness, in ems. These and the other thresholds of
 * this file were set by hand; `npm run evaluate:reader` measures what they give.
 */
const fewestSamples = 20;
const mostRagged = 14;

/** Leadings, in ems, between which lines belong to one paragraph. */
const smallestLeading = 0.8;
const largestLeading = 2.6;
/** Font size, in points, and leading, in ems, of a document too short to measure. */
const usualSize = 10;
const usualLeading = 1.2;

/** Measures font size and leading by their most common values. */
export function measureTypography(lines: readonly Line[]): Typography {
  const sizes = lines.map((line) => ({
    value: Math.round(line.size * 2) / 2,
    weight: getLineText(line).length,
  }));
  const bodySize = findMode(sizes, usualSize);
  const leadings = lines.slice(1).flatMap((line, at) => {
    const leading = getLeading(lines[at] ?? line, line);
    const isUsual = leading > smallestLeading && leading < largestLeading;
    return isUsual ? [{ value: Math.round(leading * 20) / 20, weight: 1 }] : [];
  });
  const leading = findMode(leadings, usualLeading);
  return { bodySize, leading, raggedness: measureRaggedness(lines, leading) };
}

/** Lines that clearly continue show how early lines are broken: all but the shortest of them. */
function measureRaggedness(lines: readonly Line[], leading: number): number {
  const spare = lines.slice(1).flatMap((line, at) => {
    const before = lines[at];
    if (before === undefined || before.page !== line.page || before.left !== line.left) return [];
    const isNear = Math.abs(getLeading(before, line) - leading) < 0.3;
    if (!isNear || before.cells.length > 1 || !/^\p{Ll}/u.test(getLineText(line))) return [];
    return [(before.right - before.x1 - getFirstWidth(line)) / line.size];
  });
  if (spare.length < fewestSamples) return 0;
  const sorted = spare.sort((a, b) => a - b);
  const share = sorted[Math.floor(sorted.length * 0.9)] ?? 0;
  return Math.max(0, Math.min(mostRagged, share));
}

/** How far apart, in ems, a numbered line and the line before begin at most if they are one paragraph. */
const largestIndentOfItem = 0.5;

/** Whether a new paragraph begins between two lines. */
export function isBreak(open: OpenParagraph, setting: Typography): boolean {
  const { before, line } = open;
  if (before.page !== line.page || line.y < before.y || line.followsEdge)
    return isBreakAcrossPages(open, setting);
  const leading = getLeading(before, line);
  if (leading > getUsualLeading({ before, line }, setting)) return true;
  if (hasOtherFont({ before, line }, setting) || isAlignedRight(before, line)) return true;
  const text = getLineText(line);
  if (isDrawnLine(line) || isDrawnLine(before)) return true;
  if (checkbox.test(text) || contentsEntry.test(getLineText(before))) return true;
  if (loneLabel.test(getLineText(before)) && !startsSmall.test(text)) return true;
  if (
    endsUnfinished.test(getLineText(before)) &&
    !isCentered(before) &&
    !/^\W*\(?[a-z]{1,4}\)/.test(text)
  )
    return false;
  const isSentenceEnd = endsSentence.test(getLineText(before));
  const isShort = isEndedEarly({ before, line }, setting);
  const indent = (line.x0 - before.x0) / line.size;
  if (hasLabel(line)) {
    if (isShort || Math.abs(indent) > largestIndentOfItem) return true;
    return (isSentenceEnd || endsList(before)) && !continuesInlineList(open);
  }
  if (startsSmall.test(text)) return false;
  if (before.cells.length > 1 && line.cells.length > 1) return true;
  const isIndented = indent > 1 && (isShort || !hasHangingIndent(open));
  if (isSentenceEnd && (isIndented || definition.test(text))) return true;
  if (isCentered(before) && isCentered(line) && isShort) return true;
  if (!isShort) return false;
  return isSentenceEnd || !startsLow.test(text) || (startsFigure.test(text) && isHalfEmpty(before));
}

const halfEmptyShare = 0.6;

/** A line that ends this early was ended on purpose, as in an address. */
function isHalfEmpty({ x1, left, right }: Line): boolean {
  return x1 < left + (right - left) * halfEmptyShare;
}

/** Whether a line is indented like the text after the number of a paragraph that has one line so far. */
function hasHangingIndent({ before, line, paragraph }: OpenParagraph): boolean {
  return (
    paragraph.length === 1 &&
    hasLabel(before) &&
    line.x0 - before.x0 <= before.size * deepestHangingIndent
  );
}

function hasLabel(line: Line): boolean {
  return findLabel(separateLabel(getLineText(line), line)) !== undefined;
}

/** Whether a line's `(b)` follows an `(a)` within the running text of its paragraph. */
function continuesInlineList({ paragraph, line }: OpenParagraph): boolean {
  const inlineLabelText = inlineLabel.exec(getLineText(line))?.[1];
  if (inlineLabelText === undefined) return false;
  const before = listPrecedingLabels(inlineLabelText);
  const text = paragraph.slice(-longestInlineList).map(getLineText).join(' ');
  return before.some((other) => text.indexOf(`(${other}) `, 1) > 0);
}

/** The labels that may precede one in a list: `a` before `b`, `i` before `ii`. */
function listPrecedingLabels(sign: string): string[] {
  if (/^\d+$/.test(sign)) return [`${Number(sign) - 1}`];
  const roman = romans.indexOf(sign);
  const letter = sign.length === 1 ? String.fromCharCode(sign.charCodeAt(0) - 1) : '';
  return [letter, roman > 0 ? (romans[roman - 1] ?? '') : ''].filter((other) => other !== '');
}

/** Distance of the baselines, in ems of the smaller line. */
export function getLeading(before: Line, line: Line): number {
  return ((line.firstY ?? line.y) - before.y) / Math.max(1, Math.min(before.size, line.size));
}

/** Whether the first word of the next line would have fit: then the line was ended on purpose. */
function isEndedEarly({ before, line }: NeighborLines, { raggedness }: Typography): boolean {
  const isFinished = endsSentence.test(getLineText(before));
  const slack = isFinished ? Math.max(1.2, raggedness * 0.8) : Math.max(3, raggedness + 1);
  return before.x1 + getFirstWidth(line) + line.size * slack < before.right;
}

/** Width of a line's first word. */
function getFirstWidth(line: Line): number {
  const text = getLineText(line);
  const word = text.split(/\s/, 1)[0] ?? '';
  const capitals = word === word.toUpperCase() ? 1.3 : 1;
  return (((line.x1 - line.x0) * word.length) / Math.max(1, text.length)) * capitals;
}

function isBreakAcrossPages(open: OpenParagraph, setting: Typography): boolean {
  const { before, line } = open;
  const text = getLineText(line);
  const last = getLineText(before);
  if (hasOtherFont({ before, line }, setting)) return true;
  if (startsSmall.test(text)) return /[.!?]["”’)]*$/.test(last);
  if (hasLabel(line) && (endsSentence.test(last) || endsList(before)))
    return isEndedEarly(open, setting) || !continuesInlineList(open);
  if (endsUnfinished.test(last) || /[–—-]$/.test(last)) return false;
  return endsSentence.test(last) || isEndedEarly({ before, line }, setting) || hasLabel(line);
}

/** Ratios of font size between which two lines may belong to one paragraph. */
const largestSizeRatio = 1.12;
const smallestSizeRatio = 0.89;

function hasOtherFont({ before, line }: NeighborLines, setting: Typography): boolean {
  const ratio = line.size / before.size;
  if (ratio > largestSizeRatio || ratio < smallestSizeRatio) return true;
  // A bold line and a plain one are two paragraphs if the first one ended early.
  return before.isBold !== line.isBold && isEndedEarly({ before, line }, setting);
}

/** How much the leading within a paragraph varies: by a factor, and in ems. */
const leadingTolerance = 1.22;
const leadingSlack = 0.04;
/** Leading within a paragraph in another size than running text, in ems. */
const largestOtherLeading = 1.45;
/** Difference to the size of running text, in points, that counts as none. */
const sameSize = 0.6;

/** Lines with wider leading than the rest, as in double spacing, have their own usual distance. */
function getUsualLeading({ before, line }: NeighborLines, setting: Typography): number {
  const isBody =
    Math.abs(line.size - setting.bodySize) < sameSize &&
    Math.abs(before.size - setting.bodySize) < sameSize;
  return isBody
    ? setting.leading * leadingTolerance + leadingSlack
    : Math.max(setting.leading * leadingTolerance, largestOtherLeading);
}

/** Shares of the column's width: where right-aligned text begins, and how far the next line returns to the left. */
const rightHalf = 0.5;
const leastReturn = 0.15;

/** A line aligned to the right edge, such as "Exhibit 10.1", is followed by something else. */
function isAlignedRight(before: Line, line: Line): boolean {
  const width = before.right - before.left;
  return before.x0 > before.left + width * rightHalf && line.x0 < before.x0 - width * leastReturn;
}

function endsList(line: Line): boolean {
  return /[;,]\s*(and|or)?$|\b(and|or)$/i.test(getLineText(line));
}

/** Shares of the column's width: the least margin of centered text, and how much its two margins may differ. */
const leastMargin = 0.08;
const marginTolerance = 0.06;

function isCentered(line: Line): boolean {
  const width = line.right - line.left;
  const before = line.x0 - line.left;
  const after = line.right - line.x1;
  return before > width * leastMargin && Math.abs(before - after) < width * marginTolerance;
}

function findMode(values: readonly { value: number; weight: number }[], fallback: number): number {
  const weights = new Map<number, number>();
  for (const { value, weight } of values) weights.set(value, (weights.get(value) ?? 0) + weight);
  const best = [...weights].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0];
  return best?.[0] ?? fallback;
}
