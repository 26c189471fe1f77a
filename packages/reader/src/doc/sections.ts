import { createByteView, cut, findLastAtMost, readPositionTable } from './bytes.ts';
import { getNumber, readSprms, sprm } from './sprms.ts';

/** What is read of a section. */
export interface Section {
  /** Position after its last character. */
  readonly end: number;
  /** Whether its first page has a header and footer of its own. */
  readonly hasTitlePage: boolean;
  /** Numbering of headings, as Word 6 and 95 describe it. */
  readonly outline?: Uint8Array;
  /** Which headers and footers it has, a bit each; Word 97 and later keep a place for all of them. */
  readonly headers?: number;
}

const recordSize = 12;
const none = 0xffffffff;

/** Reads the sections, [MS-DOC] 2.8.26 (PlcfSed) and 2.9.244 (Sepx); a broken one has no properties. */
export function readSections(
  table: Uint8Array,
  { main, isOld }: { main: Uint8Array; isOld: boolean },
): Section[] {
  const { positions, records } = readPositionTable(table, recordSize);
  return records.map((record, index) => {
    const end = positions[index + 1] ?? 0;
    const at = createByteView(record).getUint32(2, true);
    const sprms = at === none || at + 2 > main.length ? [] : readSprms(readBlock(main, at), isOld);
    const title = sprms.findLast(({ code }) => code === sprm.titlePage);
    const headers = sprms.findLast(({ code }) => code === sprm.sectionHeaders);
    const outline = sprms.findLast(({ code }) => code === sprm.sectionOutline)?.operand;
    return {
      end,
      hasTitlePage: title !== undefined && getNumber(title) === 1,
      ...(headers === undefined ? {} : { headers: getNumber(headers) }),
      ...(outline === undefined ? {} : { outline }),
    };
  });
}

/** Finds the section a position is in. */
export function createSectionFinder(
  sections: readonly Section[],
): (position: number) => Section | undefined {
  const ends = sections.map(({ end }) => end);
  return (position) => sections[findLastAtMost(ends, position) + 1] ?? sections.at(-1);
}

function readBlock(main: Uint8Array, at: number): Uint8Array {
  const length = createByteView(main).getUint16(at, true);
  return cut(main, at + 2, Math.min(length, main.length - at - 2));
}
