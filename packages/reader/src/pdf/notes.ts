import { getLeading, type Typography } from './breaks.ts';
import { getLineText, type Line } from './lines.ts';

/** A note at the foot of a page. */
export interface Footnote {
  readonly lines: readonly Line[];
  /** As printed: `1`, `*`; undefined if it continues one from the page before. */
  readonly number?: string;
}

/**
 * Notes are within this share of the page's height from its bottom. The thresholds of this file were set by hand; `npm
 * run evaluate:reader` measures what they give.
 */
const highestShare = 0.3;
/** Largest font size of a note, relative to running text. */
const smallRatio = 0.93;
/** The most lines of notes in the font size of running text. */
const mostLines = 15;

const notePattern = /^\(?(\d{1,3}|[*†‡§]{1,3})[.)]?(?=[\s\p{L}“"(])/u;
const raisedNotePattern = /^\(?(\d{1,3}|[*†‡§]{1,3})\)?/;
const loneNumber = /^\d{1,3}$/;

interface FootnoteSearch {
  /** Of each page, in points. */
  readonly heights: ReadonlyMap<number, number>;
  readonly setting: Typography;
}

/** Finds the notes at the foot of each page: small type, or a raised label, below the running text. */
export function findFootnotes(
  text: readonly Line[],
  { heights, setting }: FootnoteSearch,
): Footnote[] {
  const notes: Footnote[] = [];
  let last = 0;
  for (const column of groupByColumn(text)) {
    const height = heights.get(column[0]?.page ?? 0) ?? 0;
    for (const note of splitNotes(findNoteLines(column, { height, setting, last }), last)) {
      notes.push(note);
      last = Number(note.number ?? '') || last;
    }
  }
  return notes;
}

/** The lines of each column of each page. */
function groupByColumn(lines: readonly Line[]): Line[][] {
  const columns = new Map<string, Line[]>();
  for (const line of lines) {
    const key = `${line.page} ${line.left}`;
    const column = columns.get(key) ?? [];
    columns.set(key, column);
    column.push(line);
  }
  return [...columns.values()];
}

interface ColumnFoot {
  readonly height: number;
  readonly setting: Typography;
  /** Number of the note before. */
  readonly last: number;
}

/** The lines of a column that are notes; none if no label starts one. */
function findNoteLines(
  column: readonly Line[],
  { height, setting, last }: ColumnFoot,
): readonly Line[] {
  const isSmall = (line: Line) => line.size <= setting.bodySize * smallRatio;
  const isAtFoot = (line: Line) => line.y > height * highestShare && line.grid === undefined;
  const from = column.findLastIndex((line) => !isSmall(line) || !isAtFoot(line)) + 1;
  const first = column.findIndex(
    (_, at) => at >= from && findNoteLabel(column, { at, last }) !== undefined,
  );
  const isContinued = isContinuation(column, from, first);
  if (first > 0 && (first === from || isContinued || column[first]?.startsRaised === true))
    return column.slice(isContinued ? from : first);
  const raised = column.findIndex(
    (line, at) => line.startsRaised && isAtFoot(line) && startsNotes(column, { at, setting }),
  );
  return raised > 0 && column.length - raised <= mostLines ? column.slice(raised) : [];
}

/** Small lines before the first label continue the page before if a gap separates them from the text. */
function isContinuation(column: readonly Line[], from: number, first: number): boolean {
  const [before, line] = [column[from - 1], column[from]];
  if (from === first || before === undefined || line === undefined) return false;
  return first - from <= mostLines && getLeading(before, line) > 2;
}

/** The gap before notes relative to the usual leading, and how much larger than the first their type may be. */
const leastGap = 1.25;
const sameSize = 1.05;

/** Whether all lines from one on are notes: a gap before it, and nothing larger below. */
function startsNotes(
  column: readonly Line[],
  { at, setting }: { at: number; setting: Typography },
): boolean {
  const [before, line] = [column[at - 1], column[at]];
  if (before === undefined || line === undefined) return false;
  if (getLeading(before, line) < setting.leading * leastGap) return false;
  return column.slice(at).every((other) => other.size <= line.size * sameSize);
}

/** The label that starts a note: raised, alone on its line, or the next number. */
function findNoteLabel(
  lines: readonly Line[],
  { at, last }: { at: number; last: number },
): string | undefined {
  const [line, next] = [lines[at], lines[at + 1]];
  if (line === undefined) return undefined;
  const text = getLineText(line);
  if (line.startsRaised) return raisedNotePattern.exec(text)?.[1];
  const isAlone = loneNumber.test(text) && next !== undefined && getLeading(line, next) < 1.6;
  const label = isAlone ? text : notePattern.exec(text)?.[1];
  const number = Number(label);
  return Number.isNaN(number) || number === 1 || number === last + 1 ? label : undefined;
}

function splitNotes(lines: readonly Line[], before: number): Footnote[] {
  const notes: { lines: Line[]; number?: string }[] = [];
  let last = before;
  for (const [at, line] of lines.entries()) {
    const number = findNoteLabel(lines, { at, last });
    const open = notes.at(-1);
    if (number !== undefined) {
      notes.push({ lines: [line], number });
      last = Number(number) || last;
    } else if (open === undefined) notes.push({ lines: [line] });
    else open.lines.push(line);
  }
  return notes;
}
