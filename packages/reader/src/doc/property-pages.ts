import { createByteView, cut, findLastAtMost, readPositionTable } from './bytes.ts';
import type { Fib, PageRange } from './fib.ts';
import { readSprms, type Sprm } from './sprms.ts';

/** Properties of the bytes of text in `[start, end)` of the stream. */
export interface PropertyRun {
  readonly start: number;
  readonly end: number;
  /** The style of a paragraph; nothing for characters. */
  readonly style?: number;
  readonly sprms: readonly Sprm[];
}

/** All runs of characters, or all paragraphs, in the order in which they lie in the stream. */
export interface PropertyRuns {
  readonly runs: readonly PropertyRun[];
  readonly isDamaged: boolean;
  /** The properties of the character at an offset of the stream. */
  find(offset: number): PropertyRun | undefined;
  /** Index of the first run that ends after an offset. */
  findIndex(offset: number): number;
}

export interface PagesRequest {
  readonly kind: 'characters' | 'paragraphs';
  readonly main: Uint8Array;
  readonly fib: Fib;
  /** The table that lists the pages, [MS-DOC] 2.8.5 and 2.8.6; empty if the file has none. */
  readonly table: Uint8Array;
}

const pageSize = 512;

/** Reads the pages of properties, [MS-DOC] 2.9.33 (ChpxFkp) and 2.9.175 (PapxFkp). */
export function readPropertyPages(request: PagesRequest): PropertyRuns {
  const { main } = request;
  const runs: PropertyRun[] = [];
  let isDamaged = false;
  for (const page of new Set(listPages(request))) {
    if ((page + 1) * pageSize > main.length) {
      isDamaged = true;
      continue;
    }
    try {
      for (const run of readPage(cut(main, page * pageSize, pageSize), request)) runs.push(run);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      isDamaged = true;
    }
  }
  runs.sort((a, b) => a.start - b.start);
  return { isDamaged, ...index(runs) };
}

function index(runs: readonly PropertyRun[]): Omit<PropertyRuns, 'isDamaged'> {
  const starts = runs.map(({ start }) => start);
  return {
    runs,
    find(offset) {
      const run = runs[findLastAtMost(starts, offset)];
      return run !== undefined && offset < run.end ? run : undefined;
    },
    findIndex(offset) {
      const at = findLastAtMost(starts, offset);
      return at >= 0 && offset < (runs[at]?.end ?? 0) ? at : at + 1;
    },
  };
}

function listPages({ kind, fib, table }: PagesRequest): number[] {
  const { records } = readPositionTable(table, fib.isOld ? 2 : 4);
  const listed = records.map((record) =>
    fib.isOld
      ? createByteView(record).getUint16(0, true)
      : createByteView(record).getUint32(0, true) & 0x3fffff,
  );
  const range: PageRange = kind === 'characters' ? fib.characterPages : fib.paragraphPages;
  // Word 6 lists its pages completely only after a full save. The pages are consecutive.
  if (listed.length >= range.count || range.first === 0) return listed;
  return Array.from({ length: range.count }, (_, count) => range.first + count);
}

function readPage(page: Uint8Array, { kind, fib }: PagesRequest): PropertyRun[] {
  const view = createByteView(page);
  const count = view.getUint8(pageSize - 1);
  const isParagraphs = kind === 'paragraphs';
  // Behind the place of a paragraph's properties lies the height it was last laid out with.
  const step = isParagraphs ? (fib.isOld ? 7 : 13) : 1;
  const known = new Map<number, { style?: number; sprms: readonly Sprm[] }>();
  return Array.from({ length: count }, (_, run) => {
    const place = view.getUint8((count + 1) * 4 + run * step) * 2;
    const properties =
      known.get(place) ?? (isParagraphs ? readParagraph : readCharacters)(page, { place, fib });
    known.set(place, properties);
    const [start, end] = [view.getUint32(run * 4, true), view.getUint32(run * 4 + 4, true)];
    return { start, end, ...properties };
  });
}

interface PropertyLocation {
  readonly place: number;
  readonly fib: Fib;
}

function readCharacters(
  page: Uint8Array,
  { place, fib }: PropertyLocation,
): { sprms: readonly Sprm[] } {
  if (place === 0) return { sprms: [] };
  const length = page[place] ?? 0;
  return { sprms: readSprms(cut(page, place + 1, length), fib.isOld) };
}

/** [MS-DOC] 2.9.176 (PapxInFkps): the length counts pairs of bytes. */
function readParagraph(
  page: Uint8Array,
  { place, fib }: PropertyLocation,
): { style?: number; sprms: readonly Sprm[] } {
  if (place === 0) return { style: 0, sprms: [] };
  const first = page[place] ?? 0;
  const isLong = first === 0 && !fib.isOld;
  const at = place + (isLong ? 2 : 1);
  const stated = isLong ? (page[place + 1] ?? 0) * 2 : first * 2 - (fib.isOld ? 0 : 1);
  const properties = cut(page, at, Math.max(0, Math.min(stated, pageSize - 1 - at)));
  if (properties.length < 2) return { style: 0, sprms: [] };
  return {
    style: createByteView(properties).getUint16(0, true),
    sprms: readSprms(properties.subarray(2), fib.isOld),
  };
}
