import { formatNumber } from './format-number.ts';

/** One level of a list definition, as word processors describe it. */
export interface ListLevel {
  readonly start: number;
  /** One of WordprocessingML's number formats: `decimal`, `lowerLetter`, `upperRoman`, `bullet` … */
  readonly format: string;
  /** What is displayed, with `%1` to `%9` for the counts of the levels: `%1.%2(%3)`. */
  readonly text: string;
  /** 1-based level after which this one starts again; 0 never, nothing for every level above. */
  readonly restartAfter?: number;
  /** Whether the counts of all levels are shown as plain figures. */
  readonly isLegal: boolean;
  /** What stands between number and text: `tab`, `space` or `nothing`. */
  readonly suffix: string;
  readonly styleId?: string;
  /** Whether the number counts without being shown. */
  readonly isHidden?: boolean;
}

/** A list of a document: an own start for some levels, over a definition that several lists may count on together. */
export interface List {
  /** Lists with the same definition count on from each other. */
  readonly abstractId: string;
  readonly levels: readonly (ListLevel | undefined)[];
  readonly startOverrides: ReadonlyMap<number, number>;
}

/** A document's lists by their id. */
export type Lists = Pick<ReadonlyMap<string, List>, 'get'>;

/** Where a list stands: the counts of its levels, and the level just counted. */
interface Position {
  readonly counts: (number | undefined)[];
  readonly level: number;
}

/** The number a word processor would show in front of a paragraph. */
export interface DisplayedNumber {
  /** As displayed; `•` for every bullet. */
  readonly text: string;
  readonly isBullet: boolean;
  /** What stands between the number and the text. */
  readonly suffix: '' | ' ';
}

/** Counts a document's lists; call `next` once for every numbered paragraph, in document order. */
export interface NumberCounter {
  /** Counts on at the 0-based level of a list; nothing where there is no such level or it shows nothing. */
  next(listId: string, level: number): DisplayedNumber | undefined;
  /** The level a list gives to paragraphs of a style. */
  findLevelOfStyle(listId: string, styleId: string): number | undefined;
}

/** Levels a list has at the most. */
export const levelsOfList = 9;

/** Counts lists as Word does: those on one definition count on together, unless one overrides its start. */
export function createListCounter(lists: Lists): NumberCounter {
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
      // A list of its own start begins there once, at the first of its paragraphs on a level that has one.
      if (list.startOverrides.has(level) && !started.has(listId)) {
        started.add(listId);
        counts[level] = undefined;
      }
      openAbove(list, { counts, level });
      counts[level] = (counts[level] ?? getStart(list, level) - 1) + 1;
      restartBelow(list, { counts, level });
      return display(list, { counts, level });
    },
  };
}

function getStart(list: List, level: number): number {
  return list.startOverrides.get(level) ?? list.levels[level]?.start ?? 1;
}

/** A paragraph takes the first number of every level above it that has none yet. */
function openAbove(list: List, { counts, level }: Position): void {
  for (let above = 0; above < level; above += 1) counts[above] ??= getStart(list, above);
}

function restartBelow(list: List, { counts, level }: Position): void {
  for (let below = level + 1; below < levelsOfList; below += 1) {
    const after = list.levels[below]?.restartAfter;
    const isRestarted = after === undefined || (after > 0 && level < after);
    if (isRestarted) counts[below] = undefined;
  }
}

function display(list: List, { counts, level }: Position): DisplayedNumber | undefined {
  const facts = list.levels[level];
  if (facts === undefined || facts.isHidden === true) return undefined;
  const isBullet = facts.format === 'bullet';
  const text = isBullet ? showBullet(facts.text) : fill(list, { counts, level });
  const suffix = facts.suffix === 'nothing' ? '' : ' ';
  return text.trim() === '' ? undefined : { text: text.trim(), isBullet, suffix };
}

/** Every bullet is one, whatever its shape, but an empty one shows nothing. */
function showBullet(text: string): string {
  return text === '' || text === ' ' ? '' : '•';
}

function fill(list: List, { counts, level }: Position): string {
  const own = list.levels[level];
  return (own?.text ?? '').replace(/%([1-9])/g, (_, digit: string) => {
    const other = Number(digit) - 1;
    const facts = list.levels[other];
    if (facts === undefined || facts.format === 'none') return '';
    const value = counts[other] ?? getStart(list, other);
    // Legal numbering turns letters and numerals into figures; figures with a nought before them stay.
    const isFigure = own?.isLegal !== true || facts.format === 'decimalZero';
    return formatNumber(value, isFigure ? facts.format : 'decimal');
  });
}
