import { buildCompoundFile } from './build-compound-file.ts';

/** Places of tables in the header, as [MS-DOC] 2.5.6 counts them. */
export const docTables = {
  styles: 1,
  footnoteReferences: 2,
  footnoteTexts: 3,
  sections: 6,
  headerTexts: 11,
  characterPages: 12,
  paragraphPages: 13,
  text: 33,
  lists: 73,
  listUses: 74,
} as const;

export interface DocPiece {
  readonly text: string;
  /** Whether it is stored as UTF-16. */
  readonly isWide?: boolean;
  /** Its place among the pieces in the file, where that is not its place in the text. */
  readonly storedAt?: number;
  /** [MS-DOC] 2.9.215 (Prm0). */
  readonly modifier?: number;
}

/** Properties of stored characters, counted over all pieces in the order they are stored in. */
export interface DocRun {
  readonly start: number;
  readonly end: number;
  /** The style of a paragraph. */
  readonly style?: number;
  /** Changes as the file writes them, code and operand behind one another. */
  readonly sprms?: readonly number[];
}

export interface DocParts {
  readonly pieces: readonly DocPiece[];
  /** Characters of each part of the text; all of them are of the main one where nothing is said. */
  readonly lengths?: readonly number[];
  readonly characters?: readonly DocRun[];
  readonly paragraphs?: readonly DocRun[];
  /** Other tables by their place in the header. */
  readonly tables?: Readonly<Record<number, Uint8Array>>;
  /** Flags in the header beside the usual ones. */
  readonly flags?: number;
  /** Other streams. */
  readonly streams?: Readonly<Record<string, Uint8Array>>;
}

const textStart = 0x400;
const pageSize = 512;

/** Builds a Word 97 document of the parts given. */
export function buildDoc(parts: DocParts): Uint8Array {
  const { main, table } = buildStreams(parts);
  return buildCompoundFile({ WordDocument: main, '0Table': table, ...parts.streams });
}

/** The two streams of a document, for damage done by a test. */
export function buildStreams(parts: DocParts): { main: Uint8Array; table: Uint8Array } {
  const stored = storePieces(parts.pieces);
  const pages = (['characters', 'paragraphs'] as const).map((kind) =>
    buildPage(parts[kind] ?? [], { kind, locate: stored.locate }),
  );
  const pageAt = Math.ceil((textStart + stored.bytes.length) / pageSize);
  const main = new Uint8Array((pageAt + pages.length) * pageSize);
  main.set(stored.bytes, textStart);
  for (const [index, page] of pages.entries()) main.set(page, (pageAt + index) * pageSize);
  const tables: Record<number, Uint8Array> = {
    [docTables.text]: buildPieceTable(parts.pieces, stored.offsets),
    ...(parts.characters && { [docTables.characterPages]: numbers(0, 0, pageAt) }),
    ...(parts.paragraphs && { [docTables.paragraphPages]: numbers(0, 0, pageAt + 1) }),
    ...parts.tables,
  };
  const table = writeTables(tables, main);
  writeHeader(main, { parts, end: textStart + stored.bytes.length });
  return { main, table };
}

function writeHeader(main: Uint8Array, { parts, end }: { parts: DocParts; end: number }): void {
  const view = new DataView(main.buffer);
  const total = parts.pieces.reduce((sum, { text }) => sum + text.length, 0);
  view.setUint16(0, 0xa5ec, true);
  view.setUint16(2, 0xc1, true);
  view.setUint16(6, 0x409, true);
  view.setUint16(10, 0x1000 | (parts.flags ?? 0), true);
  view.setUint32(24, textStart, true);
  view.setUint32(28, end, true);
  view.setUint16(32, 14, true);
  view.setUint16(62, 22, true);
  for (const [index, length] of (parts.lengths ?? [total]).entries())
    view.setUint32(76 + index * 4, length, true);
  view.setUint16(152, 93, true);
}

/** Puts tables behind one another; the levels of lists follow theirs and do not count to its length. */
function writeTables(tables: Readonly<Record<number, Uint8Array>>, main: Uint8Array): Uint8Array {
  const view = new DataView(main.buffer);
  const all: number[] = [0, 0, 0, 0];
  for (const [place, bytes] of Object.entries(tables)) {
    view.setUint32(154 + Number(place) * 8, all.length, true);
    view.setUint32(158 + Number(place) * 8, bytes.length, true);
    all.push(...bytes);
  }
  return Uint8Array.from(all);
}

interface Stored {
  readonly bytes: Uint8Array;
  /** Where each piece lies, in the order of the text. */
  readonly offsets: readonly number[];
  /** Where a stored character lies. */
  locate(character: number): number;
}

function storePieces(pieces: readonly DocPiece[]): Stored {
  const order = pieces
    .map((piece, index) => ({ piece, index, at: piece.storedAt ?? index }))
    .sort((a, b) => a.at - b.at);
  const bytes: number[] = [];
  const offsets: number[] = [];
  const places: number[] = [];
  for (const { piece, index } of order) {
    offsets[index] = textStart + bytes.length;
    for (const code of Array.from({ length: piece.text.length }, (_, at) =>
      piece.text.charCodeAt(at),
    )) {
      places.push(textStart + bytes.length);
      bytes.push(code & 0xff);
      if (piece.isWide === true) bytes.push(code >> 8);
    }
  }
  const end = textStart + bytes.length;
  return {
    bytes: Uint8Array.from(bytes),
    offsets,
    locate: (character) => places[character] ?? end,
  };
}

function buildPieceTable(pieces: readonly DocPiece[], offsets: readonly number[]): Uint8Array {
  let position = 0;
  const positions = [0, ...pieces.map(({ text }) => (position += text.length))];
  const records = pieces.flatMap(({ isWide, modifier = 0 }, index) => {
    const offset = offsets[index] ?? 0;
    const place = isWide === true ? offset : (offset * 2) | 0x40000000;
    return [0, 0, ...numbers(place), modifier & 0xff, modifier >> 8];
  });
  const table = [...numbers(...positions), ...records];
  return Uint8Array.from([2, ...numbers(table.length), ...table]);
}

/** A page of properties: places of text, places of properties, and the properties from the end backwards. */
function buildPage(
  runs: readonly DocRun[],
  { kind, locate }: { kind: 'characters' | 'paragraphs'; locate: (character: number) => number },
): Uint8Array {
  const page = new Uint8Array(pageSize);
  const view = new DataView(page.buffer);
  const step = kind === 'paragraphs' ? 13 : 1;
  let at = pageSize - 2;
  for (const [index, { start, end, style = 0, sprms = [] }] of runs.entries()) {
    view.setUint32(index * 4, locate(start), true);
    view.setUint32(index * 4 + 4, locate(end), true);
    const bytes =
      kind === 'paragraphs'
        ? [0, Math.ceil((sprms.length + 2) / 2), style & 0xff, style >> 8, ...sprms]
        : [sprms.length, ...sprms];
    at -= bytes.length + (bytes.length & 1);
    page.set(bytes, at);
    page[(runs.length + 1) * 4 + index * step] = at / 2;
  }
  page[pageSize - 1] = runs.length;
  return page;
}

/** 32-bit numbers as a file writes them. */
export function numbers(...values: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(values).buffer);
}

/** Builds a document as Word 6 wrote it: 8-bit text in one stretch, tables in the same stream. */
export function buildOldDoc(
  text: Uint8Array,
  { version = 101, language = 0x409, flags = 0 } = {},
): Uint8Array {
  const main = new Uint8Array(textStart + text.length);
  const view = new DataView(main.buffer);
  view.setUint16(0, 0xa5dc, true);
  view.setUint16(2, version, true);
  view.setUint16(6, language, true);
  view.setUint16(10, flags, true);
  view.setUint32(24, textStart, true);
  view.setUint32(28, textStart + text.length, true);
  view.setUint32(0x34, text.length, true);
  main.set(text, textStart);
  return buildCompoundFile({ WordDocument: main });
}
