import {
  createListCounter,
  type List,
  type ListLevel,
  levelsOfList,
  type NumberCounter,
} from '../structure/list-counter.ts';
import { findChild, findSwitch, findValue, listElements, type XmlElement } from '../xml/tree.ts';

/** Reads `numbering.xml` and counts its lists. */
export function createNumberCounter(root: XmlElement | undefined): NumberCounter {
  return createListCounter(readLists(root));
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
