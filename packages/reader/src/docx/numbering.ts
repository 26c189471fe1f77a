import {
  createListCounter,
  type List,
  type ListLevel,
  levelsOfList,
  type NumberCounter,
} from '../block-types/list-counter.ts';
import { findChild, findSwitch, findValue, listElements, type XmlElement } from '../xml/tree.ts';
import type { StyleSheet } from './styles.ts';

/** A document's lists. */
export interface Numbering {
  /**
   * Creates a counter that starts from the beginning. Every story of a document, such as its text boxes, counts
   * separately.
   */
  createCounter(): NumberCounter;
  /** The list whose definition has this name, by which fields refer to it. */
  findByName(name: string): string | undefined;
}

/** Reads `numbering.xml`. A list is parsed when a paragraph needs it: files hold many unused lists. */
export function readNumbering(root: XmlElement | undefined, styles: StyleSheet): Numbering {
  const definitions = indexDefinitions(root);
  const elements = new Map(
    listNamed(root, 'w:num').map((element) => [element.attributes.numId ?? '', element]),
  );
  const find = (element: XmlElement) => findDefinition(element, { definitions, styles });
  const read = memoize((definition: XmlElement) => readLevels(definition));
  const get = memoize((id: string) => {
    const element = elements.get(id);
    const definition = element && find(element);
    return element && definition && readList(element, { definition, levels: read(definition) });
  });
  return {
    createCounter: () => createListCounter({ get }),
    findByName(name) {
      const named = [...elements].find(
        ([, element]) => findValue(find(element), 'w:name') === name,
      );
      return name === '' ? undefined : named?.[0];
    },
  };
}

function listNamed(root: XmlElement | undefined, name: string): XmlElement[] {
  return root === undefined ? [] : listElements(root).filter((element) => element.name === name);
}

/** Caches the results of a function. */
function memoize<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.has(key) ? (known.get(key) as Value) : read(key);
    known.set(key, value);
    return value;
  };
}

interface DefinitionIndex {
  readonly byId: ReadonlyMap<string, XmlElement>;
  /** By the list style that they define. */
  readonly byStyle: ReadonlyMap<string, XmlElement>;
  /** Definition by the list that uses it. */
  readonly byList: ReadonlyMap<string, string>;
}

function indexDefinitions(root: XmlElement | undefined): DefinitionIndex {
  const byId = new Map<string, XmlElement>();
  const byStyle = new Map<string, XmlElement>();
  const byList = new Map<string, string>();
  for (const element of root === undefined ? [] : listElements(root)) {
    if (element.name === 'w:abstractNum') {
      byId.set(element.attributes.abstractNumId ?? '', element);
      const style = findValue(element, 'w:styleLink');
      if (style !== undefined && !byStyle.has(style)) byStyle.set(style, element);
    } else if (element.name === 'w:num') {
      byList.set(element.attributes.numId ?? '', findValue(element, 'w:abstractNumId') ?? '');
    }
  }
  return { byId, byStyle, byList };
}

/** A list may refer to a list style; the style's own definition holds the levels. */
function findDefinition(
  list: XmlElement,
  { definitions, styles }: { definitions: DefinitionIndex; styles: StyleSheet },
): XmlElement | undefined {
  const { byId, byStyle, byList } = definitions;
  const named = byId.get(findValue(list, 'w:abstractNumId') ?? '');
  const link = findValue(named, 'w:numStyleLink');
  if (link === undefined) return named;
  const ofStyle = styles.find(link)?.numbering.numId;
  const linked = byId.get(byList.get(ofStyle ?? '') ?? '');
  const hasLevels = findChild(linked, 'w:lvl') !== undefined;
  return (hasLevels ? linked : byStyle.get(link)) ?? named;
}

type Levels = readonly (ListLevel | undefined)[];

function readList(
  element: XmlElement,
  { definition, levels }: { definition: XmlElement; levels: Levels },
): List {
  const ownLevels = [...levels];
  const startOverrides = new Map<number, number>();
  for (const override of listNamed(element, 'w:lvlOverride')) {
    const level = Number(override.attributes.ilvl ?? 0);
    const start = Number.parseInt(findValue(override, 'w:startOverride') ?? '', 10);
    if (!Number.isNaN(start)) startOverrides.set(level, start);
    const changed = findChild(override, 'w:lvl');
    if (changed !== undefined && level >= 0 && level < levelsOfList)
      ownLevels[level] = readLevel(changed);
  }
  return {
    abstractId: definition.attributes.abstractNumId ?? '',
    levels: ownLevels,
    startOverrides,
  };
}

function readLevels(definition: XmlElement): Levels {
  const levels: (ListLevel | undefined)[] = Array.from({ length: levelsOfList }, () => undefined);
  for (const element of listNamed(definition, 'w:lvl')) {
    const level = Number(element.attributes.ilvl ?? 0);
    if (level >= 0 && level < levelsOfList) levels[level] = readLevel(element);
  }
  return levels;
}

function readLevel(element: XmlElement): ListLevel {
  const restartAfter = findValue(element, 'w:lvlRestart');
  const styleId = findValue(element, 'w:pStyle');
  const isHidden = findSwitch(findChild(element, 'w:rPr'), 'w:vanish') ?? false;
  return {
    start: Number.parseInt(findValue(element, 'w:start') ?? '0', 10) || 0,
    format: findFormat(element),
    text: findValue(element, 'w:lvlText') ?? '',
    ...(restartAfter === undefined ? {} : { restartAfter: Number(restartAfter) }),
    isLegal: findSwitch(element, 'w:isLgl') ?? false,
    suffix: findValue(element, 'w:suff') ?? 'tab',
    ...(styleId === undefined ? {} : { styleId }),
    ...(isHidden ? { isHidden } : {}),
  };
}

/** Pattern formats, such as `001, 002, 003, ...`, are in a choice with an older format as the fallback. */
function findFormat(element: XmlElement): string {
  const choice = findChild(element, 'mc:AlternateContent');
  const formats = [
    findChild(element, 'w:numFmt'),
    findChild(findChild(choice, 'mc:Choice'), 'w:numFmt'),
    findChild(findChild(choice, 'mc:Fallback'), 'w:numFmt'),
  ];
  for (const format of formats) {
    const { val, format: pattern = '' } = format?.attributes ?? {};
    if (val !== undefined && val !== 'custom') return val;
    if (val === 'custom' && pattern !== '') return pattern;
  }
  return 'decimal';
}
