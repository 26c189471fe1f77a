import { createByteView, cut } from './bytes.ts';
import { decodeBytes } from './code-pages.ts';

/** A text of a table, and the bytes the table keeps with it. */
export interface TableString {
  readonly text: string;
  readonly extra: Uint8Array;
}

const wideMark = 0xffff;

/** Reads a table of strings, [MS-DOC] 2.2.4 (STTB). The part after a broken string is left out. */
export function readStringTable(bytes: Uint8Array, codePage: string): TableString[] {
  const view = createByteView(bytes);
  if (bytes.length < 4) return [];
  const isWide = view.getUint16(0, true) === wideMark;
  let at = isWide ? 2 : 0;
  const count = view.getUint16(at, true);
  const extraSize = view.getUint16(at + 2, true);
  at += 4;
  const strings: TableString[] = [];
  for (let index = 0; index < count && at + (isWide ? 2 : 1) <= bytes.length; index += 1) {
    const length = isWide ? view.getUint16(at, true) * 2 : view.getUint8(at);
    at += isWide ? 2 : 1;
    if (at + length + extraSize > bytes.length) break;
    const characters = cut(bytes, at, length);
    const text = isWide
      ? new TextDecoder('utf-16le').decode(characters)
      : decodeBytes(characters, codePage);
    strings.push({ text, extra: cut(bytes, at + length, extraSize) });
    at += length + extraSize;
  }
  return strings;
}

/** Consecutive texts, each with its length before it: [MS-DOC] 2.9.101 (GrpXstAtnOwners) and similar. */
export function readStrings(
  bytes: Uint8Array,
  { isOld, codePage }: { isOld: boolean; codePage: string },
): string[] {
  const view = createByteView(bytes);
  const strings: string[] = [];
  for (let at = 0; at + 2 <= bytes.length; ) {
    const length = isOld ? view.getUint8(at) : view.getUint16(at, true) * 2;
    const start = at + (isOld ? 1 : 2);
    if (start + length > bytes.length) break;
    const characters = cut(bytes, start, length);
    strings.push(
      isOld ? decodeBytes(characters, codePage) : new TextDecoder('utf-16le').decode(characters),
    );
    at = start + length;
  }
  return strings;
}
