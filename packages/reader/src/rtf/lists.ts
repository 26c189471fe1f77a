import { type List, type ListLevel, levelsOfList } from '../block-types/list-counter.ts';
import { findNumberFormat } from '../block-types/number-codes.ts';
import { readGroup } from './group.ts';
import type { TextSource } from './text-source.ts';

type MutableLevel = { -readonly [Key in keyof ListLevel]: ListLevel[Key] };

/** A list as the list table defines it. */
export interface ListDefinition {
  readonly levels: ListLevel[];
  /** The list whose levels this one has, if a list style defines it. */
  styleId?: number;
}

const mostLists = 20_000;

const suffixes = ['tab', 'space', 'nothing'];

/** Reads the list table: the definitions by their `\listid`. */
export function readListTable(source: TextSource): Map<number, ListDefinition> {
  const definitions = new Map<number, ListDefinition>();
  const reader = createLevelReader(source);
  let definition: ListDefinition = { levels: [] };
  readGroup(source, {
    word(word, parameter = 0, depth = 0) {
      if (word === 'list') definition = { levels: [] };
      else if (word === 'listlevel') reader.start(definition.levels);
      else if (word === 'listid' && definitions.size < mostLists)
        definitions.set(parameter, definition);
      else if (word === 'liststyleid') definition.styleId = parameter;
      else if (word === 'listname' || word === 'levelnumbers') source.skipGroup();
      else reader.word(word, { parameter, depth });
    },
    text: reader.text,
    close: reader.close,
  });
  return definitions;
}

/** Reads the table of list overrides into `lists`: the list for each `\ls`, by its number. */
export function readListOverrides(
  source: TextSource,
  {
    definitions,
    lists,
  }: { definitions: ReadonlyMap<number, ListDefinition>; lists: Map<string, List> },
): void {
  const reader = createLevelReader(source);
  let override = createOverride();
  readGroup(source, {
    word(word, parameter = 0, depth = 0) {
      if (word === 'listoverride') override = createOverride();
      else if (word === 'listid') override.listId = parameter;
      else if (word === 'ls') override.list = parameter;
      else if (word === 'lfolevel') override.starts.push(undefined);
      else if (word === 'listoverridestartat') override.isStart = true;
      else if (word === 'listlevel') reader.start(override.levels, override.starts.length - 1);
      else if (word === 'levelnumbers') source.skipGroup();
      else {
        if (word === 'levelstartat' && override.isStart)
          override.starts[override.starts.length - 1] = parameter;
        reader.word(word, { parameter, depth });
      }
    },
    text: reader.text,
    close(depth) {
      reader.close(depth);
      if (depth === 2) override.isStart = false;
      if (depth === 1 && lists.size < mostLists)
        lists.set(String(override.list), createList(override, definitions));
    },
  });
}

function createOverride() {
  return {
    listId: 0,
    list: 0,
    isStart: false,
    starts: [] as (number | undefined)[],
    levels: [] as ListLevel[],
  };
}

function createList(
  { listId, starts, levels }: ReturnType<typeof createOverride>,
  definitions: ReadonlyMap<number, ListDefinition>,
): List {
  const definition = definitions.get(listId);
  const styleLevels = definitions.get(definition?.styleId ?? Number.NaN);
  const ownLevels = definition?.levels ?? [];
  const base = ownLevels.length === 0 ? (styleLevels?.levels ?? []) : ownLevels;
  return {
    abstractId: String(listId),
    levels: Array.from({ length: levelsOfList }, (_, index) => levels[index] ?? base[index]),
    startOverrides: new Map(
      starts.flatMap((start, index) => (start === undefined ? [] : [[index, start] as const])),
    ),
  };
}

interface LevelReader {
  /** Begins a level, after the others or at an index. */
  start(levels: ListLevel[], index?: number): void;
  word(word: string, facts: { parameter: number; depth: number }): void;
  text(text: string, depth: number): void;
  close(depth: number): void;
}

/** Reads `\listlevel` groups: words of a level, and its displayed text in a nested group. */
function createLevelReader(source: TextSource): LevelReader {
  let level: MutableLevel | undefined;
  let text: { value: string; readonly depth: number } | undefined;
  return {
    start(levels, index = levels.length) {
      level = undefined;
      if (index < 0 || index >= levelsOfList) return;
      level = { start: 1, format: 'decimal', text: '', isLegal: false, suffix: 'tab' };
      levels[index] = level;
    },
    word(word, { parameter, depth }) {
      if (word === 'leveltext') text = { value: '', depth };
      else if (level !== undefined) readLevelWord(level, { word, parameter });
      if (word === 'liststylename') source.skipGroup();
    },
    text(value, depth) {
      if (text?.depth === depth && text.value.length < 300) text.value += value;
    },
    close(depth) {
      if (text?.depth !== depth) return;
      if (level !== undefined) level.text = readLevelText(text.value);
      text = undefined;
    },
  };
}

function readLevelWord(
  level: MutableLevel,
  { word, parameter }: { word: string; parameter: number },
): void {
  if (word === 'levelnfc' || word === 'levelnfcn') level.format = findNumberFormat(parameter);
  if (word === 'levelstartat') level.start = parameter;
  if (word === 'levelfollow') level.suffix = suffixes[parameter] ?? 'tab';
  if (word === 'levellegal') level.isLegal = parameter !== 0;
  if (word === 'levelnorestart' && parameter !== 0) level.restartAfter = 0;
}

/** The first character of a level's text is its length; the characters 0 to 8 are placeholders for the counts. */
function readLevelText(raw: string): string {
  const length = raw.charCodeAt(0);
  const rest = raw.slice(1);
  const hasLength = length < 0x20 || rest.charAt(length) === ';';
  const text = hasLength && rest.charAt(length) === ';' ? rest.slice(0, length) : rest;
  const shown = (hasLength ? text : raw).replace(/;$/, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
  return shown.replace(/[\u0000-\u0008]/g, (count) => `%${count.charCodeAt(0) + 1}`);
}
