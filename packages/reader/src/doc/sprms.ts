import { oldCodes, oldLengths } from './old-sprms.ts';

/** One change of a property: which one, and the bytes it is changed by ([MS-DOC] 2.2.5). */
export interface Sprm {
  /** As Word 97 and later number them; the ones of Word 6 are translated. */
  readonly code: number;
  readonly operand: Uint8Array;
}

/** The properties that are read ([MS-DOC] 2.6). */
export const sprm = {
  paragraphStyle: 0x4600,
  inTable: 0x2416,
  rowEnd: 0x2417,
  tableDepth: 0x6649,
  tableDepthChange: 0x664a,
  innerCellEnd: 0x244b,
  innerRowEnd: 0x244c,
  listLevel: 0x260a,
  list: 0x460b,
  outlineLevel: 0x2640,
  oldNumber: 0xc63e,
  oldNumberLevel: 0x240d,
  hugeParagraph: 0x6646,
  hugeParagraphOld: 0x6645,
  deleted: 0x0800,
  inserted: 0x0801,
  insertAuthor: 0x4804,
  insertDate: 0x6805,
  deleteAuthor: 0x4863,
  deleteDate: 0x6864,
  data: 0x0806,
  dataPlace: 0x6a03,
  symbol: 0x6a09,
  highlight: 0x2a0c,
  specialVanish: 0x0818,
  characterStyle: 0x4a30,
  plain: 0x2a33,
  bold: 0x0835,
  hidden: 0x083c,
  size: 0x4a43,
  font: 0x4a4f,
  special: 0x0855,
  colorIndex: 0x2a42,
  color: 0x6870,
  shade: 0xca71,
  shadeOld: 0x4866,
  titlePage: 0x300a,
  sectionOutline: 0xd202,
  sectionHeaders: 0x3014,
  headerRow: 0x3404,
  tableDefinition: 0xd608,
  cellMerge: 0xd62b,
} as const;

const tabChange = 0xc615;

/** Takes a list of property changes apart; it ends where the rest makes no sense. */
export function readSprms(bytes: Uint8Array, isOld: boolean): Sprm[] {
  const found: Sprm[] = [];
  let at = 0;
  while (at < bytes.length) {
    const next = isOld ? readOldSprm(bytes, at) : readSprm(bytes, at);
    if (next === undefined) break;
    if (next.code !== 0)
      found.push({ code: next.code, operand: bytes.subarray(next.at, next.end) });
    at = next.end;
  }
  return found;
}

interface LocatedSprm {
  readonly code: number;
  readonly at: number;
  readonly end: number;
}

function readSprm(bytes: Uint8Array, start: number): LocatedSprm | undefined {
  if (start + 3 > bytes.length) return undefined;
  const code = (bytes[start] ?? 0) | ((bytes[start + 1] ?? 0) << 8);
  const at = start + 2;
  const { skip, length } = measureOperand(bytes, { code, at });
  const end = at + skip + length;
  return end > bytes.length ? undefined : { code, at: at + skip, end };
}

/** Lengths of operands by the upper three bits of the code ([MS-DOC] 2.2.5.1, field spra); 0 states its own. */
const operandLengths = [1, 1, 2, 4, 2, 2, 0, 3];

function measureOperand(
  bytes: Uint8Array,
  { code, at }: { code: number; at: number },
): { skip: number; length: number } {
  const fixed = operandLengths[code >> 13] ?? 0;
  if (fixed > 0) return { skip: 0, length: fixed };
  const stated = bytes[at] ?? 0;
  if (code === sprm.tableDefinition)
    return { skip: 2, length: Math.max(0, (stated | ((bytes[at + 1] ?? 0) << 8)) - 1) };
  if (code === tabChange && stated === 255) return { skip: 1, length: measureTabs(bytes, at + 1) };
  return { skip: 1, length: stated };
}

/** A change of tab stops too long for its length's byte ([MS-DOC] 2.9.179). */
function measureTabs(bytes: Uint8Array, at: number): number {
  const removed = 1 + (bytes[at] ?? 0) * 4;
  return removed + 1 + (bytes[at + removed] ?? 0) * 3;
}

const oldTable = { definition10: 188, definition: 190, tabs: 23 };

function readOldSprm(bytes: Uint8Array, start: number): LocatedSprm | undefined {
  const old = bytes[start] ?? 0;
  const at = start + 1;
  const fixed = oldLengths[old];
  const stated = bytes[at] ?? 0;
  let [skip, length] = fixed === undefined ? [1, stated] : [0, fixed];
  if (old === oldTable.definition || old === oldTable.definition10)
    [skip, length] = [2, Math.max(0, (stated | ((bytes[at + 1] ?? 0) << 8)) - 1)];
  if (old === oldTable.tabs && stated === 255) length = measureTabs(bytes, at + 1);
  const end = at + skip + length;
  return end > bytes.length ? undefined : { code: oldCodes[old] ?? 0, at: at + skip, end };
}

/** The number an operand holds, without sign; a missing byte counts as 0. */
export function getNumber({ operand }: Sprm): number {
  const [a = 0, b = 0, c = 0, d = 0] = operand;
  return (a | (b << 8) | (c << 16)) + d * 0x1000000;
}
