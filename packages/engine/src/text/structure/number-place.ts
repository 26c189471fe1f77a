import type { Marker } from './marker.ts';
import type { MarkerStyle, Reading } from './ordinal.ts';

/** Where a number goes in the tree: its level, and how it came there. */
export interface Place {
  readonly reading: Reading;
  readonly level: number;
  /** `next` continues a list, `first` begins one, `loose` fits neither. */
  readonly fit: 'next' | 'first' | 'loose';
  /** Entries of the open path that stay open above it. */
  readonly depth: number;
  /** Whether it goes on with the document proper and so ends the attachment that is open. */
  readonly isOuter?: true;
}

/** A clause that is open, or the last of a list. */
export interface Open extends Reading {
  readonly level: number;
  /** Which number ends it: the preamble ends with the first of the document, signatures with any at the top. */
  readonly endedBy?: 'first' | 'any' | undefined;
}

/** The numbers of the document proper, or of one attachment, as far as they have been read. */
export interface Scope {
  readonly path: readonly Open[];
  /** The last number of every style, also of lists that have ended. */
  readonly last: ReadonlyMap<MarkerStyle, Open>;
  /** Where the path starts: below an attachment's own level. */
  readonly base: number;
}

/** Styles whose numbers are figures or stand for them. */
export const numericStyles: ReadonlySet<MarkerStyle> = new Set(['Article', 'Section', '1.', '1.1']);
/** Styles in which the clauses of a document itself are numbered. */
export const outermostStyles: ReadonlySet<MarkerStyle> = new Set(['Article', 'Section', '1.']);
const longestGap = 4;
const highestLevel = 12;

/** The place of a number that continues an open list, the innermost first, or one that a heading interrupted. */
export function findNext({ path, last, base }: Scope, { readings }: Marker): Place | undefined {
  let found: Place | undefined;
  for (const reading of readings) {
    const index = path.findLastIndex((open) => isNext(open, reading));
    if (index < 0 || index <= (found?.depth ?? -1)) continue;
    found = { reading, level: path[index]?.level ?? base + 1, fit: 'next', depth: index };
  }
  if (found !== undefined) return found;
  for (const reading of readings) {
    const ended = last.get(reading.style);
    if (ended === undefined || !isNext(ended, reading)) continue;
    const depth = path.findLastIndex((open) => open.level < ended.level) + 1;
    return { reading, level: ended.level, fit: 'next', depth };
  }
  return undefined;
}

/** The place of a number that begins a list: `(a)`, `1.`, or `4.1` below `4`. */
export function findFirst(scope: Scope, { readings }: Marker): Place | undefined {
  for (const reading of readings) {
    const { values, style } = reading;
    if (style === '1.1') {
      const place = findUnderPrefix(scope, reading) ?? findNextPrefix(scope, reading);
      if (place !== undefined) return place;
    } else if (values.length === 1 && values[0] === 1) return placeFirst(scope, reading);
  }
  return undefined;
}

/** `4.1` under `4`, or under Article IV. */
function findUnderPrefix({ path }: Scope, reading: Reading): Place | undefined {
  const { values } = reading;
  if ((values.at(-1) ?? 0) > 1) return undefined;
  const index = path.findLastIndex(
    (open) =>
      numericStyles.has(open.style) &&
      isPrefix(open.values, values) &&
      open.values.length === values.length - 1,
  );
  const parent = path[index];
  return parent && { reading, level: limit(parent.level + 1), fit: 'first', depth: index + 1 };
}

/** `5.1` after `4.7`, where the heading of 5 bears no number. */
function findNextPrefix({ path, last }: Scope, reading: Reading): Place | undefined {
  const { values } = reading;
  if ((values.at(-1) ?? 0) > 1) return undefined;
  const before = last.get('1.1');
  if (before === undefined || before.values.length !== values.length) return undefined;
  const isFollowing =
    values.slice(0, -2).every((value, index) => value === before.values[index]) &&
    values.at(-2) === (before.values.at(-2) ?? 0) + 1;
  if (!isFollowing) return undefined;
  const depth = path.findLastIndex((open) => open.level < before.level) + 1;
  return { reading, level: before.level, fit: 'first', depth };
}

function placeFirst({ path, last, base }: Scope, reading: Reading): Place {
  if (reading.style === 'Article') return { reading, level: base + 1, fit: 'first', depth: 0 };
  const again = findRestarted(path, reading);
  const restarted = path[again];
  if (restarted !== undefined)
    return { reading, level: restarted.level, fit: 'first', depth: again };
  const isTop = outermostStyles.has(reading.style);
  const isAfterEnd = isTop && path.some(({ endedBy }) => endedBy === 'any');
  const isOutermost = isTop && (!hasNumbers(last) || isAfterEnd);
  const hasEnded = isOutermost && path.some(({ endedBy }) => endedBy !== undefined);
  const outermost = hasEnded ? 0 : path.findLastIndex(({ values }) => values.length === 0) + 1;
  const depth = isOutermost ? outermost : path.length;
  const level = limit((path[depth - 1]?.level ?? base) + 1);
  return { reading, level, fit: 'first', depth };
}

/**
 * The open list that a new one of its kind takes the place of: a paragraph without a number stands between them.
 * Figures inside a clause with a figure are a list below it, and only the next such list ends that.
 */
function findRestarted(path: readonly Open[], { style }: Reading): number {
  const index = path.findLastIndex((open) => open.style === style && open.values.length > 0);
  const isBelowItself = path.findIndex((open) => open.style === style) < index;
  return outermostStyles.has(style) && !isBelowItself ? -1 : index;
}

function hasNumbers(last: Scope['last']): boolean {
  return [...numericStyles].some((style) => last.has(style));
}

/** A number at the start of a line that continues nothing: one before it was not recognised. */
export function findLoose(scope: Scope, { readings }: Marker): Place | undefined {
  const { path } = scope;
  for (const reading of readings) {
    const index = path.findLastIndex((open) => isAfter(open, reading));
    const open = path[index];
    if (open !== undefined) return { reading, level: open.level, fit: 'loose', depth: index };
  }
  const reading = readings.at(-1);
  if (reading === undefined) return undefined;
  return findLooseDecimal(scope, reading) ?? findLooseList(scope, reading);
}

function findLooseDecimal({ path, base, last }: Scope, reading: Reading): Place | undefined {
  if (reading.style !== '1.1') return undefined;
  const index = path.findLastIndex(
    (open) => numericStyles.has(open.style) && isPrefix(open.values, reading.values),
  );
  const sibling = path.findLastIndex(
    (open) => open.style === '1.1' && open.values.length === reading.values.length,
  );
  const isUnder = index >= 0;
  const before = path[sibling] ?? last.get('1.1');
  const level = isUnder ? (path[index]?.level ?? base) + 1 : (before?.level ?? base + 1);
  const depth = path.findLastIndex((open) => open.level < level) + 1;
  return { reading, level: limit(level), fit: 'loose', depth };
}

function findLooseList({ path, last, base }: Scope, reading: Reading): Place | undefined {
  const isKnown = last.has(reading.style);
  if (numericStyles.has(reading.style)) {
    return isKnown ? undefined : { reading, level: base + 1, fit: 'loose', depth: 0 };
  }
  if ((reading.values[0] ?? 0) > 26) return undefined;
  return {
    reading,
    level: limit((path.at(-1)?.level ?? base) + 1),
    fit: 'loose',
    depth: path.length,
  };
}

function isNext(open: Reading, reading: Reading): boolean {
  return getStep(open, reading) === 1;
}

function isAfter(open: Reading, reading: Reading): boolean {
  const step = getStep(open, reading);
  return step >= 0 && step <= longestGap;
}

/** How many places one number is after another of its list; -1 where they are of different lists. */
function getStep(open: Reading, { style, values }: Reading): number {
  if (open.style !== style || open.values.length !== values.length || values.length === 0)
    return -1;
  if (!isPrefix(values.slice(0, -1), open.values)) return -1;
  return (values.at(-1) ?? 0) - (open.values.at(-1) ?? 0);
}

function isPrefix(prefix: readonly number[], values: readonly number[]): boolean {
  return prefix.length <= values.length && prefix.every((value, index) => value === values[index]);
}

function limit(level: number): number {
  return Math.min(level, highestLevel);
}
