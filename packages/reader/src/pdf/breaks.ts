import { findLabel } from '../structure/label.ts';
import { getLineText, type Line } from './lines.ts';

/** How a document sets its lines, measured over all of it. */
export interface Setting {
  /** Size of running text, in points. */
  readonly bodySize: number;
  /** Base line to base line within a paragraph, in ems. */
  readonly leading: number;
}

/** Two lines that follow one another in reading order. */
export interface Neighbours {
  readonly before: Line;
  readonly line: Line;
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
const startsSmall = /^\p{Ll}/u;

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
  return { bodySize, leading: findMode(leadings, 1.2) };
}

/** Whether a new paragraph begins between two lines. */
export function isBreak({ before, line }: Neighbours, setting: Setting): boolean {
  if (before.page !== line.page || line.y < before.y) return isBreakOverEdge(before, line);
  const leading = getLeading(before, line);
  if (leading > getUsualLeading({ before, line }, setting)) return true;
  if (isOtherType(before, line) || isSetRight(before, line)) return true;
  const text = getLineText(line);
  if (loneLabel.test(getLineText(before)) && !startsSmall.test(text)) return true;
  if (dangling.test(getLineText(before)) && !isCentred(before) && !/^\W*\(?[a-z]{1,4}\)/.test(text))
    return false;
  const ended = finished.test(getLineText(before));
  const isShort = isCutShort(before, line);
  const indent = (line.x0 - before.x0) / line.size;
  if (findLabel(text) !== undefined)
    return ended || isShort || Math.abs(indent) > 0.5 || endsList(before);
  if (startsSmall.test(text)) return false;
  if (ended && (indent > 1 || definition.test(text))) return true;
  if (isCentred(before) && isCentred(line) && isShort) return true;
  return isShort && (ended || !startsLow.test(text));
}

/** Distance of the base lines in ems of the smaller line. */
export function getLeading(before: Line, line: Line): number {
  return (line.y - before.y) / Math.max(1, Math.min(before.size, line.size));
}

/** Whether the first word of the next line would have had room: the line was ended on purpose. */
export function isCutShort(before: Line, line: Line): boolean {
  const text = getLineText(line);
  const width = line.x1 - line.x0;
  const word = text.split(/\s/, 1)[0] ?? '';
  const wordWidth = (width * word.length) / Math.max(1, text.length);
  const capitals = word === word.toUpperCase() ? 1.3 : 1;
  const slack = finished.test(getLineText(before)) ? 1.2 : 3;
  return before.x1 + wordWidth * capitals + line.size * slack < before.right;
}

function isBreakOverEdge(before: Line, line: Line): boolean {
  const text = getLineText(line);
  const last = getLineText(before);
  if (isOtherType(before, line)) return true;
  if (startsSmall.test(text)) return /[.!?]["”’)]*$/.test(last);
  if (findLabel(text) !== undefined && (finished.test(last) || endsList(before))) return true;
  if (dangling.test(last) || /[–—-]$/.test(last)) return false;
  return finished.test(last) || isCutShort(before, line) || findLabel(text) !== undefined;
}

function isOtherType(before: Line, line: Line): boolean {
  const ratio = line.size / before.size;
  if (ratio > 1.12 || ratio < 0.89) return true;
  // A bold line and a plain one are two paragraphs where the first one ended early.
  return before.isBold !== line.isBold && isCutShort(before, line);
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
