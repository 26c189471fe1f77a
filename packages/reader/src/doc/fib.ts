import { AppError } from '@clauselight/schema';
import { createByteView } from './bytes.ts';
import { findCodePage } from './code-pages.ts';

/** The parts of a document's text, in the order in which their characters are counted ([MS-DOC] 2.3). */
export const stories = [
  'main',
  'footnotes',
  'headers',
  'macros',
  'comments',
  'endnotes',
  'textBoxes',
  'headerTextBoxes',
] as const;
export type Story = (typeof stories)[number];

/** Where the tables of a document are named in its header: the places of FibRgFcLcb97 ([MS-DOC] 2.5.6). */
const tables = {
  styles: 1,
  footnoteReferences: 2,
  footnoteTexts: 3,
  commentReferences: 4,
  commentTexts: 5,
  sections: 6,
  headerTexts: 11,
  characterPages: 12,
  paragraphPages: 13,
  fonts: 15,
  settings: 31,
  text: 33,
  commentAuthors: 36,
  commentBookmarks: 37,
  shapes: 40,
  headerShapes: 41,
  commentStarts: 42,
  commentEnds: 43,
  endnoteReferences: 46,
  endnoteTexts: 47,
  drawings: 50,
  revisionAuthors: 51,
  textBoxTexts: 56,
  headerTextBoxTexts: 58,
  lists: 73,
  listUses: 74,
  commentDates: 112,
} as const;
export type TableName = keyof typeof tables;

/** The header of the `WordDocument` stream. */
export interface Fib {
  /** Word 6 and 95 write 8-bit text and short property codes; Word 97 and later write Unicode. */
  readonly isOld: boolean;
  /** The encoding of 8-bit text. */
  readonly codePage: string;
  /** Whether the text's pieces may be in any order, which their table alone tells. */
  readonly isFastSaved: boolean;
  /** Whether text without a piece table takes two bytes a character. */
  readonly isWide: boolean;
  /** Name of the stream that holds the tables. */
  readonly tableStream: string;
  /** Where the text begins and ends in a file without a piece table. */
  readonly textStart: number;
  readonly textEnd: number;
  /** Characters of each part of the text. */
  readonly lengths: Readonly<Record<Story, number>>;
  /** First page and number of pages of properties, which Word 6 may leave out of its tables. */
  readonly characterPages: PageRange;
  readonly paragraphPages: PageRange;
  /** Where a table is in the table stream; it may lie anywhere, as the file says. Nothing if it is empty. */
  find(table: TableName): { readonly start: number; readonly length: number } | undefined;
}

export interface PageRange {
  readonly first: number;
  readonly count: number;
}

/** First bytes of a document: Word 97 and later, Word 6 and 95, and their East Asian editions. */
const identities: ReadonlySet<number> = new Set([0xa5ec, 0xa5dc, 0xa697, 0xa698, 0xa699]);
const firstVersion = 101;
const firstUnicodeVersion = 105;
const flags = { fastSaved: 0x0004, encrypted: 0x0100, firstTable: 0x0200, extended: 0x1000 };

/**
 * Reads the header: [MS-DOC] 2.5.1 and following, and the shorter one of Word 6 and 95. Throws `document_encrypted`
 * for a document with a password, `format_not_read` for an older one, `document_corrupt` if it is not a document.
 */
export function readFib(bytes: Uint8Array): Fib {
  const view = createByteView(bytes);
  if (bytes.length < 100 || !identities.has(view.getUint16(0, true)))
    throw new AppError('document_corrupt', { cause: 'no document header' });
  const version = view.getUint16(2, true);
  if (version < firstVersion)
    throw new AppError('format_not_read', { cause: `document version ${version}` });
  const bits = view.getUint16(10, true);
  if ((bits & flags.encrypted) !== 0) throw new AppError('document_encrypted');
  const isOld = version < firstUnicodeVersion;
  const positions = isOld ? locateOld(view) : locate(view);
  return {
    isOld,
    codePage: isOld ? findCodePage(view.getUint16(6, true), view.getUint8(18) === 1) : 'win1252',
    isFastSaved: (bits & flags.fastSaved) !== 0,
    isWide: isOld && (bits & flags.extended) !== 0,
    tableStream: isOld ? 'WordDocument' : (bits & flags.firstTable) !== 0 ? '1Table' : '0Table',
    textStart: view.getUint32(24, true),
    textEnd: view.getUint32(28, true),
    lengths: readLengths(view, positions.lengths),
    characterPages: isOld ? readPages(view, 0x18a, 0x18e) : { first: 0, count: 0 },
    paragraphPages: isOld ? readPages(view, 0x18c, 0x190) : { first: 0, count: 0 },
    find(table) {
      const at = positions.findTable(tables[table]);
      if (at === undefined || at + 8 > view.byteLength) return undefined;
      const length = view.getUint32(at + 4, true);
      return length === 0 ? undefined : { start: view.getUint32(at, true), length };
    },
  };
}

interface TablePositions {
  readonly lengths: number;
  findTable(index: number): number | undefined;
}

/** Word 97 and later: three blocks that state their own length. */
function locate(view: DataView): TablePositions {
  const read = (at: number) => (at + 2 <= view.byteLength ? view.getUint16(at, true) : 0);
  const words = 34 + read(32) * 2;
  const longs = words + 2;
  const pairs = longs + read(words) * 4;
  const count = read(pairs);
  return {
    lengths: longs + 12,
    findTable: (index) => (index < count ? pairs + 2 + index * 8 : undefined),
  };
}

/** Word 6 and 95: fixed places, in the same order, with a gap and without lists and what came later. */
function locateOld(view: DataView): TablePositions {
  const oldest = { before: 0x58, after: 0x1b2, gap: 38, resume: 42, last: 58 };
  return {
    lengths: 0x34,
    findTable(index) {
      if (index < oldest.gap) return oldest.before + index * 8;
      if (index < oldest.resume || index > oldest.last) return undefined;
      const at = oldest.after + (index - oldest.resume) * 8;
      return at + 8 <= view.byteLength ? at : undefined;
    },
  };
}

function readLengths(view: DataView, at: number): Record<Story, number> {
  const read = (index: number) => {
    const place = at + index * 4;
    return place + 4 <= view.byteLength ? Math.max(0, view.getInt32(place, true)) : 0;
  };
  return Object.fromEntries(stories.map((story, index) => [story, read(index)])) as Record<
    Story,
    number
  >;
}

function readPages(view: DataView, first: number, count: number): PageRange {
  if (count + 2 > view.byteLength) return { first: 0, count: 0 };
  return { first: view.getUint16(first, true), count: view.getUint16(count, true) };
}
