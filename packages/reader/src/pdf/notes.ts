import { getLeading, type Setting } from './breaks.ts';
import { getLineText, type Line } from './lines.ts';

/** A note at the foot of a page. */
export interface Footnote {
  readonly lines: readonly Line[];
  /** As printed: `1`, `*`; nothing for what goes on from the page before. */
  readonly number?: string;
}

/** Share of the page's height that no note reaches above. */
const highest = 0.3;
/** Size of a note's type against that of running text, at most. */
const small = 0.93;
/** Lines that notes in the size of running text take up, at most. */
const mostLines = 15;

const opener = /^\(?(\d{1,3}|[*†‡§]{1,3})[.)]?(?=[\s\p{L}“"(])/u;
const raisedOpener = /^\(?(\d{1,3}|[*†‡§]{1,3})\)?/;
const loneNumber = /^\d{1,3}$/;

interface Search {
  /** Of each page, in points. */
  readonly heights: ReadonlyMap<number, number>;
  readonly setting: Setting;
}

/** Finds the notes at the foot of each page: small type, or a raised sign, below the running text. */
export function findFootnotes(text: readonly Line[], { heights, setting }: Search): Footnote[] {
  const notes: Footnote[] = [];
  let last = 0;
  for (const column of groupByColumn(text)) {
    const height = heights.get(column[0]?.page ?? 0) ?? 0;
    for (const note of splitNotes(findFoot(column, { height, setting, last }), last)) {
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

interface Foot {
  readonly height: number;
  readonly setting: Setting;
  /** Number of the last note before. */
  readonly last: number;
}

/** The lines of a column that are notes; none where nothing opens one. */
function findFoot(column: readonly Line[], { height, setting, last }: Foot): readonly Line[] {
  const isSmall = (line: Line) => line.size <= setting.bodySize * small;
  const isLow = (line: Line) => line.y > height * highest && line.grid === undefined;
  const from = column.findLastIndex((line) => !isSmall(line) || !isLow(line)) + 1;
  const first = column.findIndex(
    (_, at) => at >= from && getOpener(column, { at, last }) !== undefined,
  );
  const isCarried = isCarriedOver(column, from, first);
  if (first > 0 && (first === from || isCarried || column[first]?.opensRaised === true))
    return column.slice(isCarried ? from : first);
  const raised = column.findIndex(
    (line, at) => line.opensRaised && isLow(line) && isSetOff(column, { at, setting }),
  );
  return raised > 0 && column.length - raised <= mostLines ? column.slice(raised) : [];
}

/** Small lines before the first sign go on from the page before where a gap parts them from the text. */
function isCarriedOver(column: readonly Line[], from: number, first: number): boolean {
  const [before, line] = [column[from - 1], column[from]];
  if (from === first || before === undefined || line === undefined) return false;
  return first - from <= mostLines && getLeading(before, line) > 2;
}

/** Whether everything from a line on is a note: a gap before it, and nothing larger below. */
function isSetOff(
  column: readonly Line[],
  { at, setting }: { at: number; setting: Setting },
): boolean {
  const [before, line] = [column[at - 1], column[at]];
  if (before === undefined || line === undefined) return false;
  if (getLeading(before, line) < setting.leading * 1.25) return false;
  return column.slice(at).every((other) => other.size <= line.size * 1.05);
}

/** The sign a line opens a note with: raised, on a line of its own, or the number that comes next. */
function getOpener(
  lines: readonly Line[],
  { at, last }: { at: number; last: number },
): string | undefined {
  const [line, next] = [lines[at], lines[at + 1]];
  if (line === undefined) return undefined;
  const text = getLineText(line);
  if (line.opensRaised) return raisedOpener.exec(text)?.[1];
  const isAlone = loneNumber.test(text) && next !== undefined && getLeading(line, next) < 1.6;
  const sign = isAlone ? text : opener.exec(text)?.[1];
  const number = Number(sign);
  return Number.isNaN(number) || number === 1 || number === last + 1 ? sign : undefined;
}

function splitNotes(lines: readonly Line[], before: number): Footnote[] {
  const notes: { lines: Line[]; number?: string }[] = [];
  let last = before;
  for (const [at, line] of lines.entries()) {
    const number = getOpener(lines, { at, last });
    const open = notes.at(-1);
    if (number !== undefined) {
      notes.push({ lines: [line], number });
      last = Number(number) || last;
    } else if (open === undefined) notes.push({ lines: [line] });
    else open.lines.push(line);
  }
  return notes;
}
