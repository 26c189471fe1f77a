import { type List, type ListLevel, levelsOfList } from '../block-types/list-counter.ts';
import { findNumberFormat } from '../block-types/number-codes.ts';
import { createByteView, cut } from './bytes.ts';
import { applyToCharacter } from './properties.ts';
import { readSprms } from './sprms.ts';

/** The lists of a document by the number paragraphs refer to them with, and whether all could be read. */
export interface ReadLists {
  readonly lists: ReadonlyMap<string, List>;
  readonly isDamaged: boolean;
}

interface Definition {
  readonly id: number;
  readonly levels: readonly (ListLevel | undefined)[];
}

const definitionSize = 28;
const useSize = 16;
const levelSize = 28;
const noStyle = 0xfff;
const mostLists = 20_000;

/**
 * Reads the definitions of lists, [MS-DOC] 2.9.192 (PlfLst), and their uses, 2.9.191 (PlfLfo). The levels of the
 * definitions are after the table, beyond its stated length.
 */
export function readLists(definitions: Uint8Array, uses: Uint8Array): ReadLists {
  const known = readDefinitions(definitions);
  const lists = new Map<string, List>();
  let isDamaged = known.isDamaged;
  try {
    const byId = new Map(known.definitions.map((definition) => [definition.id, definition]));
    const view = createByteView(uses);
    const count = Math.min(view.getUint32(0, true), mostLists);
    let at = 4 + count * useSize;
    for (let index = 0; index < count; index += 1) {
      const place = 4 + index * useSize;
      const definition = byId.get(view.getInt32(place, true));
      const overrides = view.getUint8(place + 12);
      const { list, end } = readUse(uses, { at, overrides, definition });
      at = end;
      if (list !== undefined) lists.set(String(index + 1), list);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    isDamaged = true;
  }
  return { lists, isDamaged };
}

function readDefinitions(bytes: Uint8Array): { definitions: Definition[]; isDamaged: boolean } {
  const definitions: Definition[] = [];
  try {
    const view = createByteView(bytes);
    const count = Math.min(view.getUint16(0, true), mostLists);
    let at = 2 + count * definitionSize;
    for (let index = 0; index < count; index += 1) {
      const place = 2 + index * definitionSize;
      const isSimple = (view.getUint8(place + 26) & 1) === 1;
      const levels: ListLevel[] = [];
      for (let level = 0; level < (isSimple ? 1 : levelsOfList); level += 1) {
        const read = readLevel(bytes, at);
        const style = view.getUint16(place + 8 + level * 2, true);
        levels.push(style === noStyle ? read.level : { ...read.level, styleId: String(style) });
        at = read.end;
      }
      definitions.push({ id: view.getInt32(place, true), levels });
    }
    return { definitions, isDamaged: false };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { definitions, isDamaged: true };
  }
}

interface UseRequest {
  readonly at: number;
  readonly overrides: number;
  readonly definition: Definition | undefined;
}

/** [MS-DOC] 2.9.132 (LFOData) and 2.9.133 (LFOLVL). */
function readUse(
  bytes: Uint8Array,
  { at, overrides, definition }: UseRequest,
): { list: List | undefined; end: number } {
  const view = createByteView(bytes);
  const levels = [...(definition?.levels ?? [])];
  const startOverrides = new Map<number, number>();
  let end = at + 4;
  for (let index = 0; index < overrides; index += 1) {
    const start = view.getInt32(end, true);
    const bits = view.getUint8(end + 4);
    const level = bits & 0xf;
    end += 8;
    if ((bits & 0x20) !== 0) {
      const own = readLevel(bytes, end);
      end = own.end;
      if (level < levelsOfList) levels[level] = { ...own.level, ...getStyle(levels[level]) };
      if ((bits & 0x10) !== 0) startOverrides.set(level, own.level.start);
    } else if ((bits & 0x10) !== 0) {
      startOverrides.set(level, start);
    }
  }
  if (definition === undefined) return { list: undefined, end };
  return { list: { abstractId: String(definition.id), levels, startOverrides }, end };
}

function getStyle(level: ListLevel | undefined): Pick<ListLevel, 'styleId'> {
  return level?.styleId === undefined ? {} : { styleId: level.styleId };
}

const suffixes = ['tab', 'space', 'nothing'];
const bits = { isLegal: 0x04, isNotRestarted: 0x08 };

/** [MS-DOC] 2.9.150 (LVL): facts, properties of the paragraph and of the number, the text of the number. */
function readLevel(bytes: Uint8Array, at: number): { level: ListLevel; end: number } {
  const view = createByteView(bytes);
  const characterLength = view.getUint8(at + 24);
  const paragraphLength = view.getUint8(at + 25);
  const lookAt = at + levelSize + paragraphLength;
  const look = readSprms(cut(bytes, lookAt, characterLength), false);
  const textAt = lookAt + characterLength;
  const length = view.getUint16(textAt, true);
  const text = new TextDecoder('utf-16le').decode(cut(bytes, textAt + 2, length * 2));
  const flags = view.getUint8(at + 5);
  const isHidden = applyToCharacter({}, { sprms: look, style: {} }).isHidden === true;
  const level = {
    start: Math.max(0, view.getInt32(at, true)),
    format: findNumberFormat(view.getUint8(at + 4)),
    text: nameLevels(text),
    isHidden,
    isLegal: (flags & bits.isLegal) !== 0,
    suffix: suffixes[view.getUint8(at + 15)] ?? 'tab',
    ...((flags & bits.isNotRestarted) === 0 ? {} : { restartAfter: view.getUint8(at + 26) }),
  };
  return { level, end: textAt + 2 + length * 2 };
}

/** Levels are in the text of a number as the characters 0 to 8. */
function nameLevels(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the file writes levels as control characters
  return text.replace(/[\u0000-\u0008]/g, (level) => `%${level.charCodeAt(0) + 1}`);
}
