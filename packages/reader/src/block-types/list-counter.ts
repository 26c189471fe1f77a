import { formatNumber } from './format-number.ts';

/** One level of a list definition, as in word processors' files. */
export interface ListLevel {
  readonly start: number;
  /** One of WordprocessingML's number formats: `decimal`, `lowerLetter`, `upperRoman`, `bullet` … */
  readonly format: string;
  /** The displayed pattern, with `%1` to `%9` for the counts of the levels: `%1.%2(%3)`. */
  readonly text: string;
  /** 1-based level after which this one restarts: 0 means never, undefined means after every level above. */
  readonly restartAfter?: number;
  /** Whether the counts of all levels are displayed as plain digits. */
  readonly isLegal: boolean;
  /** What separates number and text: `tab`, `space` or `nothing`. */
  readonly suffix: string;
  readonly styleId?: string;
  /** Whether the number counts without being displayed. */
  readonly isHidden?: boolean;
}

/** A list of a document: its own start for some levels, over a definition that several lists may share. */
export interface List {
  /** Lists with the same definition continue each other's counts. */
  readonly abstractId: string;
  readonly levels: readonly (ListLevel | undefined)[];
  readonly startOverrides: ReadonlyMap<number, number>;
}

/** A document's lists by id. */
export type ListsById = Pick<ReadonlyMap<string, List>, 'get'>;

/** The state of a list: the counts of its levels, and the level that was counted last. */
interface ListPosition {
  readonly counts: (number | undefined)[];
  readonly level: number;
}

/** The number that a word processor displays before a paragraph. */
export interface DisplayedNumber {
  /** As displayed; `•` for every bullet. */
  readonly text: string;
  readonly isBullet: boolean;
  /** What separates the number from the text. */
  readonly suffix: '' | ' ';
}

/** Counts a document's lists. Call `next` once for every numbered paragraph, in document order. */
export interface NumberCounter {
  /**
   * Increments the count of a 0-based level of a list. Returns undefined if there is no such level or it displays
   * nothing.
   */
  next(listId: string, level: number): DisplayedNumber | undefined;
  /** The level that a list gives to paragraphs of a style. */
  findLevelOfStyle(listId: string, styleId: string): number | undefined;
}

/** The most levels that a list has. */
export const levelsOfList = 9;

/** Counts lists as Word does: lists that share a definition continue each other, unless one overrides its start. */
export function createListCounter(lists: ListsById): NumberCounter {
  const counters = new Map<string, (number | undefined)[]>();
  const started = new Set<string>();
  return {
    findLevelOfStyle(listId, styleId) {
      const level =
        lists.get(listId)?.levels.findIndex((candidate) => candidate?.styleId === styleId) ?? -1;
      return level < 0 ? undefined : level;
    },
    next(listId, level) {
      const list = lists.get(listId);
      const facts = list?.levels[level];
      if (list === undefined || facts === undefined) return undefined;
      const counts = counters.get(list.abstractId) ?? [];
      counters.set(list.abstractId, counts);
      // An overridden start applies once, at the first paragraph on a level that has one.
      if (list.startOverrides.has(level) && !started.has(listId)) {
        started.add(listId);
        counts[level] = undefined;
      }
      openAbove(list, { counts, level });
      counts[level] = (counts[level] ?? getStart(list, level) - 1) + 1;
      restartBelow(list, { counts, level });
      return createDisplayedNumber(list, { counts, level });
    },
  };
}

function getStart(list: List, level: number): number {
  return list.startOverrides.get(level) ?? list.levels[level]?.start ?? 1;
}

/** A paragraph also counts the first number of every level above it that has none yet. */
function openAbove(list: List, { counts, level }: ListPosition): void {
  for (let above = 0; above < level; above += 1) counts[above] ??= getStart(list, above);
}

function restartBelow(list: List, { counts, level }: ListPosition): void {
  for (let below = level + 1; below < levelsOfList; below += 1) {
    const after = list.levels[below]?.restartAfter;
    const isRestarted = after === undefined || (after > 0 && level < after);
    if (isRestarted) counts[below] = undefined;
  }
}

function createDisplayedNumber(
  list: List,
  { counts, level }: ListPosition,
): DisplayedNumber | undefined {
  const facts = list.levels[level];
  if (facts === undefined || facts.isHidden === true) return undefined;
  const isBullet = facts.format === 'bullet';
  const text = isBullet ? showBullet(facts.text) : fillPattern(list, { counts, level });
  const suffix = facts.suffix === 'nothing' ? '' : ' ';
  return text.trim() === '' ? undefined : { text: text.trim(), isBullet, suffix };
}

/** Every bullet becomes `•`, whatever its shape; an empty one displays nothing. */
function showBullet(text: string): string {
  return text === '' || text === ' ' ? '' : '•';
}

function fillPattern(list: List, { counts, level }: ListPosition): string {
  const level0 = list.levels[level];
  return (level0?.text ?? '').replace(/%([1-9])/g, (_, digit: string) => {
    const other = Number(digit) - 1;
    const facts = list.levels[other];
    if (facts === undefined || facts.format === 'none') return '';
    const value = counts[other] ?? getStart(list, other);
    // Legal numbering turns letters and Roman numerals into digits. Digits with a leading zero stay.
    const isFigure = level0?.isLegal !== true || facts.format === 'decimalZero';
    return formatNumber(value, isFigure ? facts.format : 'decimal');
  });
}
