import { formatNumber } from './format-number.ts';
import { findChild, findSwitch, findValue, listElements, type XmlElement } from './xml.ts';

interface ListLevel {
  readonly start: number;
  readonly format: string;
  readonly text: string;
  /** 1-based level after which this one starts again; 0 never, nothing for every level above. */
  readonly restartAfter?: number;
  readonly isLegal: boolean;
  readonly suffix: string;
  readonly styleId?: string;
}

interface List {
  readonly abstractId: string;
  readonly levels: readonly (ListLevel | undefined)[];
  readonly startOverrides: ReadonlyMap<number, number>;
}

/** Where a list stands: the counts of its levels, and the level just counted. */
interface Position {
  readonly counts: (number | undefined)[];
  readonly level: number;
}

/** The number Word would show in front of a paragraph. */
export interface DisplayedNumber {
  /** As displayed; `•` for every bullet. */
  readonly text: string;
  readonly isBullet: boolean;
  /** What stands between the number and the text. */
  readonly suffix: '' | ' ';
}

/** Counts a document's lists; call `next` once for every numbered paragraph, in document order. */
export interface NumberCounter {
  next(numId: string, level: number): DisplayedNumber | undefined;
  /** The level a list gives to paragraphs of a style. */
  findLevelOfStyle(numId: string, styleId: string): number | undefined;
}

const levelsOfList = 9;

/** Reads `numbering.xml`. Lists on one abstract list count on together, as in Word, unless one overrides its start. */
export function createNumberCounter(root: XmlElement | undefined): NumberCounter {
  const lists = readLists(root);
  const counters = new Map<string, (number | undefined)[]>();
  const started = new Set<string>();
  return {
    findLevelOfStyle(numId, styleId) {
      const level =
        lists.get(numId)?.levels.findIndex((candidate) => candidate?.styleId === styleId) ?? -1;
      return level < 0 ? undefined : level;
    },
    next(numId, level) {
      const list = lists.get(numId);
      const facts = list?.levels[level];
      if (list === undefined || facts === undefined) return undefined;
      const counts = counters.get(list.abstractId) ?? [];
      counters.set(list.abstractId, counts);
      if (!started.has(`${numId}/${level}`)) {
        started.add(`${numId}/${level}`);
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

function readLists(root: XmlElement | undefined): ReadonlyMap<string, List> {
  const elements = root === undefined ? [] : listElements(root);
  const abstracts = elements.filter((element) => element.name === 'w:abstractNum');
  const byId = new Map(
    abstracts.map((element) => [element.attributes.abstractNumId ?? '', element]),
  );
  const byStyle = new Map(abstracts.map((element) => [findValue(element, 'w:styleLink'), element]));
  const lists = new Map<string, List>();
  for (const element of elements.filter(({ name }) => name === 'w:num')) {
    const named = byId.get(findValue(element, 'w:abstractNumId') ?? '');
    // A list may stand for a list style; the style's own definition holds the levels.
    const link = findValue(named, 'w:numStyleLink');
    const definition = (link === undefined ? undefined : byStyle.get(link)) ?? named;
    if (definition !== undefined)
      lists.set(element.attributes.numId ?? '', readList(element, definition));
  }
  return lists;
}

function readList(element: XmlElement, definition: XmlElement): List {
  const levels = readLevels(definition);
  const startOverrides = new Map<number, number>();
  for (const override of listElements(element).filter(({ name }) => name === 'w:lvlOverride')) {
    const level = Number(override.attributes.ilvl ?? 0);
    const start = Number.parseInt(findValue(override, 'w:startOverride') ?? '', 10);
    if (!Number.isNaN(start)) startOverrides.set(level, start);
    const own = findChild(override, 'w:lvl');
    if (own !== undefined && level >= 0 && level < levelsOfList) levels[level] = readLevel(own);
  }
  return { abstractId: definition.attributes.abstractNumId ?? '', levels, startOverrides };
}

function readLevels(definition: XmlElement): (ListLevel | undefined)[] {
  const levels: (ListLevel | undefined)[] = Array.from({ length: levelsOfList }, () => undefined);
  for (const element of listElements(definition).filter(({ name }) => name === 'w:lvl')) {
    const level = Number(element.attributes.ilvl ?? 0);
    if (level >= 0 && level < levelsOfList) levels[level] = readLevel(element);
  }
  return levels;
}

function readLevel(element: XmlElement): ListLevel {
  const restartAfter = findValue(element, 'w:lvlRestart');
  const styleId = findValue(element, 'w:pStyle');
  return {
    start: Number.parseInt(findValue(element, 'w:start') ?? '0', 10) || 0,
    format: findFormat(element),
    text: findValue(element, 'w:lvlText') ?? '',
    ...(restartAfter === undefined ? {} : { restartAfter: Number(restartAfter) }),
    isLegal: findSwitch(element, 'w:isLgl') ?? false,
    suffix: findValue(element, 'w:suff') ?? 'tab',
    ...(styleId === undefined ? {} : { styleId }),
  };
}

/** Newer formats stand in a choice with an older one beside them. */
function findFormat(element: XmlElement): string {
  const choice = findChild(element, 'mc:AlternateContent');
  const inChoice = findChild(choice, 'mc:Fallback') ?? findChild(choice, 'mc:Choice');
  return findValue(element, 'w:numFmt') ?? findValue(inChoice, 'w:numFmt') ?? 'decimal';
}
