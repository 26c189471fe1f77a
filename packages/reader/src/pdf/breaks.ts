import { findLabel } from '../block-types/label.ts';
import { getLineText, isDrawn, type Line, setLabelApart } from './lines.ts';

/** How a document sets its lines, measured over all of it. */
export interface Setting {
  /** Size of running text, in points. */
  readonly bodySize: number;
  /** Base line to base line within a paragraph, in ems. */
  readonly leading: number;
  /** Room that lines leave at their end though the next word would fit, in ems; none where text is justified. */
  readonly raggedness: number;
}

/** Two lines that follow one another in reading order. */
export interface Neighbours {
  readonly before: Line;
  readonly line: Line;
}

/** The paragraph as far as it is read, and the line behind its last one. */
interface OpenParagraph extends Neighbours {
  readonly paragraph: readonly Line[];
}

const finished = /[.:;!?]["”’)\]]*$/;
const startsLow = /^[\p{Ll}\d(,;&%$"“]/u;
const definition =
  /^["“][^"”]{2,80}["”](\s+or\s+["“][^"”]{1,80}["”])?\s+(means?|shall\s+mean|has\s+the|have\s+the|includes?)\b/;
/** Words nothing ends with: what follows belongs to them, even where it looks like a number of its own. */
const dangling =
  /(,|\b(sections?|articles?|exhibits?|schedules?|paragraphs?|clauses?|annex|appendix|and|or|of|the|to|in|by|for|with|a|an|any|such|under|that|than))$/i;
const loneLabel =
  /^(exhibit|schedule|annex|appendix|attachment|article|section|part)\s+[\w.-]{1,8}[.:]?$/i;
/** A box to tick, empty or not, before its choice. */
const checkbox = /^([☐☑☒□■]|[[(]\s{0,6}[xX✓]?\s{0,6}[\])](?=\s))/u;
/** A line of a table of contents: dots that lead to a page number. */
const entry = /(\.\s?){5,}\s*(\d{1,4}|[ivxlc]{1,6})$/i;
const startsFigure = /^[\d$€£%]/;
/** A list within a sentence, and lines of its paragraph in which the sign before one is looked for. */
const inlineReach = 40;
const inlineSign = /^\(([a-z]{1,4}|\d{1,2})\)\s/;
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
/** How far words hang from the number before them, in ems. */
const deepestHang = 4;
const startsSmall = /^\p{Ll}/u;

/** Lines that must be seen before they say how ragged a text is, and how ragged one may be, in ems. */
const fewestSamples = 20;
const mostRagged = 14;

/** Measures size and leading by what is most common. */
export function measureSetting(lines: readonly Line[]): Setting {
  const sizes = lines.map((line) => ({
    value: Math.round(line.size * 2) / 2,
    weight: getLineText(line).length,
  }));
  const bodySize = findMode(sizes, 10);
  const leadings = lines.slice(1).flatMap((line, at) => {
    const leading = getLeading(lines[at] ?? line, line);
    const isUsual = leading > 0.8 && leading < 2.6;
    return isUsual ? [{ value: Math.round(leading * 20) / 20, weight: 1 }] : [];
  });
  const leading = findMode(leadings, 1.2);
  return { bodySize, leading, raggedness: measureRaggedness(lines, leading) };
}

/** Lines that plainly go on show how soon lines are ended: all but the shortest of them. */
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

/** Whether a new paragraph begins between two lines. */
export function isBreak(open: OpenParagraph, setting: Setting): boolean {
  const { before, line } = open;
  if (before.page !== line.page || line.y < before.y || line.followsEdge)
    return isBreakOverEdge(open, setting);
  const leading = getLeading(before, line);
  if (leading > getUsualLeading({ before, line }, setting)) return true;
  if (isOtherType({ before, line }, setting) || isSetRight(before, line)) return true;
  const text = getLineText(line);
  if (isDrawn(line) || isDrawn(before)) return true;
  if (checkbox.test(text) || entry.test(getLineText(before))) return true;
  if (loneLabel.test(getLineText(before)) && !startsSmall.test(text)) return true;
  if (dangling.test(getLineText(before)) && !isCentred(before) && !/^\W*\(?[a-z]{1,4}\)/.test(text))
    return false;
  const ended = finished.test(getLineText(before));
  const isShort = isCutShort({ before, line }, setting);
  const indent = (line.x0 - before.x0) / line.size;
  if (hasLabel(line)) {
    if (isShort || Math.abs(indent) > 0.5) return true;
    return (ended || endsList(before)) && !countsInline(open);
  }
  if (startsSmall.test(text)) return false;
  if (before.cells.length > 1 && line.cells.length > 1) return true;
  const isIndented = indent > 1 && (isShort || !hangs(open));
  if (ended && (isIndented || definition.test(text))) return true;
  if (isCentred(before) && isCentred(line) && isShort) return true;
  if (!isShort) return false;
  return ended || !startsLow.test(text) || (startsFigure.test(text) && isHalfEmpty(before));
}

/** A line that ends that early was ended on purpose: one of an address. */
function isHalfEmpty({ x1, left, right }: Line): boolean {
  return x1 < left + (right - left) * 0.6;
}

/** Whether a line begins as far in as the words behind the number of a paragraph that has one line so far. */
function hangs({ before, line, paragraph }: OpenParagraph): boolean {
  return (
    paragraph.length === 1 && hasLabel(before) && line.x0 - before.x0 <= before.size * deepestHang
  );
}

function hasLabel(line: Line): boolean {
  return findLabel(setLabelApart(getLineText(line), line)) !== undefined;
}

/** Whether a line's `(b)` follows an `(a)` within the running text of its paragraph. */
function countsInline({ paragraph, line }: OpenParagraph): boolean {
  const sign = inlineSign.exec(getLineText(line))?.[1];
  if (sign === undefined) return false;
  const before = precedingSigns(sign);
  const text = paragraph.slice(-inlineReach).map(getLineText).join(' ');
  return before.some((other) => text.indexOf(`(${other}) `, 1) > 0);
}

/** The letters and figures that may come before one in a list: `a` before `b`, `i` before `ii`. */
function precedingSigns(sign: string): string[] {
  if (/^\d+$/.test(sign)) return [`${Number(sign) - 1}`];
  const roman = romans.indexOf(sign);
  const letter = sign.length === 1 ? String.fromCharCode(sign.charCodeAt(0) - 1) : '';
  return [letter, roman > 0 ? (romans[roman - 1] ?? '') : ''].filter((other) => other !== '');
}

/** Distance of the base lines in ems of the smaller line. */
export function getLeading(before: Line, line: Line): number {
  return (line.y - before.y) / Math.max(1, Math.min(before.size, line.size));
}

/** Whether the first word of the next line would have had room: the line was ended on purpose. */
function isCutShort({ before, line }: Neighbours, { raggedness }: Setting): boolean {
  const isFinished = finished.test(getLineText(before));
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

function isBreakOverEdge(open: OpenParagraph, setting: Setting): boolean {
  const { before, line } = open;
  const text = getLineText(line);
  const last = getLineText(before);
  if (isOtherType({ before, line }, setting)) return true;
  if (startsSmall.test(text)) return /[.!?]["”’)]*$/.test(last);
  if (hasLabel(line) && (finished.test(last) || endsList(before)))
    return isCutShort(open, setting) || !countsInline(open);
  if (dangling.test(last) || /[–—-]$/.test(last)) return false;
  return finished.test(last) || isCutShort({ before, line }, setting) || hasLabel(line);
}

function isOtherType({ before, line }: Neighbours, setting: Setting): boolean {
  const ratio = line.size / before.size;
  if (ratio > 1.12 || ratio < 0.89) return true;
  // A bold line and a plain one are two paragraphs where the first one ended early.
  return before.isBold !== line.isBold && isCutShort({ before, line }, setting);
}

/** Lines set wider than the rest, as in double spacing, have their own usual distance. */
function getUsualLeading({ before, line }: Neighbours, setting: Setting): number {
  const isBody =
    Math.abs(line.size - setting.bodySize) < 0.6 && Math.abs(before.size - setting.bodySize) < 0.6;
  return isBody ? setting.leading * 1.22 + 0.04 : Math.max(setting.leading * 1.22, 1.45);
}

/** A line pushed to the right edge, such as "Exhibit 10.1", is followed by something else. */
function isSetRight(before: Line, line: Line): boolean {
  const width = before.right - before.left;
  return before.x0 > before.left + width * 0.5 && line.x0 < before.x0 - width * 0.15;
}

function endsList(line: Line): boolean {
  return /[;,]\s*(and|or)?$|\b(and|or)$/i.test(getLineText(line));
}

function isCentred(line: Line): boolean {
  const width = line.right - line.left;
  const before = line.x0 - line.left;
  const after = line.right - line.x1;
  return before > width * 0.08 && Math.abs(before - after) < width * 0.06;
}

function findMode(values: readonly { value: number; weight: number }[], fallback: number): number {
  const weights = new Map<number, number>();
  for (const { value, weight } of values) weights.set(value, (weights.get(value) ?? 0) + weight);
  const best = [...weights].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0];
  return best?.[0] ?? fallback;
}
