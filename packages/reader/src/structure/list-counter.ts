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
}

/** A list of a document: an own start for some levels, over a definition that several lists may count on together. */
export interface List {
  /** Lists with the same definition count on from each other. */
  readonly abstractId: string;
  readonly levels: readonly (ListLevel | undefined)[];
  readonly startOverrides: ReadonlyMap<number, number>;
}

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
export function createListCounter(lists: ReadonlyMap<string, List>): NumberCounter {
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
      if (!started.has(`${listId}/${level}`)) {
        started.add(`${listId}/${level}`);
        if (list.startOverrides.has(level)) counts[level] = undefined;
      }
      const start = list.startOverrides.get(level) ?? facts.start;
      counts[level] = (counts[level] ?? start - 1) + 1;
      restartBelow(list, { counts, level });
      return display(list, { counts, level });
    },
  };
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
  if (facts === undefined) return undefined;
  const isBullet = facts.format === 'bullet';
  const text = isBullet ? '•' : fill(list, { counts, level });
  const suffix = facts.suffix === 'nothing' ? '' : ' ';
  return text.trim() === '' ? undefined : { text: text.trim(), isBullet, suffix };
}

function fill(list: List, { counts, level }: Position): string {
  const own = list.levels[level];
  return (own?.text ?? '').replace(/%([1-9])/g, (_, digit: string) => {
    const other = Number(digit) - 1;
    const facts = list.levels[other];
    if (facts === undefined || facts.format === 'none') return '';
    const value = counts[other] ?? list.startOverrides.get(other) ?? facts.start;
    return formatNumber(value, own?.isLegal === true ? 'decimal' : facts.format);
  });
}
