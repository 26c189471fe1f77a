import type { Marker } from './marker.ts';
import type { MarkerStyle, OrdinalValue } from './ordinal.ts';

/** The position of a number in the tree: its level, and how it relates to the numbers before. */
export interface NumberPosition {
  readonly ordinal: OrdinalValue;
  readonly level: number;
  /** `next` continues a list, `first` starts one, `loose` does neither. */
  readonly fit: 'next' | 'first' | 'loose';
  /** How many entries of the open path stay open above it. */
  readonly depth: number;
  /** Whether it continues the main document and so ends the open attachment. */
  readonly isOuter?: true;
}

/** An open clause, or the last of a list. */
export interface Open extends OrdinalValue {
  readonly level: number;
  /**
   * Which number ends it: the preamble ends with the first number of the document, signatures with any top-level
   * number.
   */
  readonly endedBy?: 'first' | 'any' | undefined;
}

/** The numbers of the main document, or of one attachment, so far. */
export interface Scope {
  readonly path: readonly Open[];
  /** The last number of every style, including lists that have ended. */
  readonly last: ReadonlyMap<MarkerStyle, Open>;
  /** Start of the path: below an attachment's own level. */
  readonly base: number;
}

/** Styles with numeric values. */
export const numericStyles: ReadonlySet<MarkerStyle> = new Set(['Article', 'Section', '1.', '1.1']);
/** Styles that number the clauses of a document itself. */
export const outermostStyles: ReadonlySet<MarkerStyle> = new Set(['Article', 'Section', '1.']);
/** How many numbers of a list may be unrecognized; set by hand. */
const longestGap = 4;
/** Deeper levels are flattened, so that hostile text cannot nest without end. */
const highestLevel = 12;

/**
 * Finds the position of a number that continues an open list, the innermost first, or a list that a heading
 * interrupted.
 */
export function findNext(
  { path, last, base }: Scope,
  { ordinals }: Marker,
): NumberPosition | undefined {
  let found: NumberPosition | undefined;
  for (const ordinal of ordinals) {
    const index = path.findLastIndex((open) => isNext(open, ordinal));
    if (index < 0 || index <= (found?.depth ?? -1)) continue;
    found = { ordinal, level: path[index]?.level ?? base + 1, fit: 'next', depth: index };
  }
  if (found !== undefined) return found;
  for (const ordinal of ordinals) {
    const ended = last.get(ordinal.style);
    if (ended === undefined || !isNext(ended, ordinal)) continue;
    const depth = path.findLastIndex((open) => open.level < ended.level) + 1;
    return { ordinal, level: ended.level, fit: 'next', depth };
  }
  return undefined;
}

/** Finds the position of a number that starts a list: `(a)`, `1.`, or `4.1` below `4`. */
export function findFirst(scope: Scope, { ordinals }: Marker): NumberPosition | undefined {
  for (const ordinal of ordinals) {
    const { values, style } = ordinal;
    if (style === '1.1') {
      const position = findUnderPrefix(scope, ordinal) ?? findNextPrefix(scope, ordinal);
      if (position !== undefined) return position;
    } else if (values.length === 1 && values[0] === 1) return positionFirst(scope, ordinal);
  }
  return undefined;
}

/** `4.1` under `4`, or under Article IV. */
function findUnderPrefix({ path }: Scope, ordinal: OrdinalValue): NumberPosition | undefined {
  const { values } = ordinal;
  if ((values.at(-1) ?? 0) > 1) return undefined;
  const index = path.findLastIndex(
    (open) =>
      numericStyles.has(open.style) &&
      isPrefix(open.values, values) &&
      open.values.length === values.length - 1,
  );
  const parent = path[index];
  return parent && { ordinal, level: limit(parent.level + 1), fit: 'first', depth: index + 1 };
}

/** `5.1` after `4.7`, when the heading of 5 has no number. */
function findNextPrefix({ path, last }: Scope, ordinal: OrdinalValue): NumberPosition | undefined {
  const { values } = ordinal;
  if ((values.at(-1) ?? 0) > 1) return undefined;
  const before = last.get('1.1');
  if (before === undefined || before.values.length !== values.length) return undefined;
  const isFollowing =
    values.slice(0, -2).every((value, index) => value === before.values[index]) &&
    values.at(-2) === (before.values.at(-2) ?? 0) + 1;
  if (!isFollowing) return undefined;
  const depth = path.findLastIndex((open) => open.level < before.level) + 1;
  return { ordinal, level: before.level, fit: 'first', depth };
}

function positionFirst({ path, last, base }: Scope, ordinal: OrdinalValue): NumberPosition {
  if (ordinal.style === 'Article') return { ordinal, level: base + 1, fit: 'first', depth: 0 };
  const again = findRestarted(path, ordinal);
  const restarted = path[again];
  if (restarted !== undefined)
    return { ordinal, level: restarted.level, fit: 'first', depth: again };
  const isTop = outermostStyles.has(ordinal.style);
  const isAfterEnd = isTop && path.some(({ endedBy }) => endedBy === 'any');
  const isOutermost = isTop && (!hasNumbers(last) || isAfterEnd);
  const hasEnded = isOutermost && path.some(({ endedBy }) => endedBy !== undefined);
  const outermost = hasEnded ? 0 : path.findLastIndex(({ values }) => values.length === 0) + 1;
  const depth = isOutermost ? outermost : path.length;
  const level = limit((path[depth - 1]?.level ?? base) + 1);
  return { ordinal, level, fit: 'first', depth };
}

/**
 * Finds the open list that a new list of the same style replaces: a paragraph without a number stands between them.
 * Numbers inside a numbered clause are a list below it, and only the next such list ends that.
 */
function findRestarted(path: readonly Open[], { style }: OrdinalValue): number {
  const index = path.findLastIndex((open) => open.style === style && open.values.length > 0);
  const isBelowItself = path.findIndex((open) => open.style === style) < index;
  return outermostStyles.has(style) && !isBelowItself ? -1 : index;
}

function hasNumbers(last: Scope['last']): boolean {
  return [...numericStyles].some((style) => last.has(style));
}

/**
 * Finds the position of a number at the start of a line that continues nothing, because a number before it was not
 * recognized.
 */
export function findLoose(scope: Scope, { ordinals }: Marker): NumberPosition | undefined {
  const { path } = scope;
  for (const ordinal of ordinals) {
    const index = path.findLastIndex((open) => isAfter(open, ordinal));
    const open = path[index];
    if (open !== undefined) return { ordinal, level: open.level, fit: 'loose', depth: index };
  }
  const ordinal = ordinals.at(-1);
  if (ordinal === undefined) return undefined;
  return findLooseDecimal(scope, ordinal) ?? findLooseList(scope, ordinal);
}

function findLooseDecimal(
  { path, base, last }: Scope,
  ordinal: OrdinalValue,
): NumberPosition | undefined {
  if (ordinal.style !== '1.1') return undefined;
  const index = path.findLastIndex(
    (open) => numericStyles.has(open.style) && isPrefix(open.values, ordinal.values),
  );
  const sibling = path.findLastIndex(
    (open) => open.style === '1.1' && open.values.length === ordinal.values.length,
  );
  const isUnder = index >= 0;
  const before = path[sibling] ?? last.get('1.1');
  const level = isUnder ? (path[index]?.level ?? base) + 1 : (before?.level ?? base + 1);
  const depth = path.findLastIndex((open) => open.level < level) + 1;
  return { ordinal, level: limit(level), fit: 'loose', depth };
}

function findLooseList(
  { path, last, base }: Scope,
  ordinal: OrdinalValue,
): NumberPosition | undefined {
  const isKnown = last.has(ordinal.style);
  if (numericStyles.has(ordinal.style)) {
    return isKnown ? undefined : { ordinal, level: base + 1, fit: 'loose', depth: 0 };
  }
  if ((ordinal.values[0] ?? 0) > 26) return undefined;
  return {
    ordinal,
    level: limit((path.at(-1)?.level ?? base) + 1),
    fit: 'loose',
    depth: path.length,
  };
}

function isNext(open: OrdinalValue, ordinal: OrdinalValue): boolean {
  return getStep(open, ordinal) === 1;
}

function isAfter(open: OrdinalValue, ordinal: OrdinalValue): boolean {
  const step = getStep(open, ordinal);
  return step >= 0 && step <= longestGap;
}

/** Returns the distance between two numbers of one list; -1 when they are of different lists. */
function getStep(open: OrdinalValue, { style, values }: OrdinalValue): number {
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
