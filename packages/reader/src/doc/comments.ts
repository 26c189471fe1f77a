import type { CommentFacts, Mark } from '../source/draft.ts';
import { readPackedDate } from '../source/packed-date.ts';
import { createByteView, readPositionTable } from './bytes.ts';
import type { DocumentFile } from './document-file.ts';
import { listRanges } from './notes.ts';
import { readStrings, readStringTable } from './string-table.ts';
import type { TextRange } from './text-range.ts';

/** A comment before its words are read. */
export interface DocComment {
  readonly id: string;
  readonly by: Omit<CommentFacts, 'text'>;
  readonly range: TextRange;
  /** The passage it is on. */
  readonly passage: TextRange;
}

const sizes = { record: 30, oldRecord: 20, date: 18 };
const places = { author: 20, oldAuthor: 10, bookmark: 26, oldBookmark: 16 };
const noBookmark = 0xffffffff;

/** Reads comments, [MS-DOC] 2.8.7 (PlcfandRef) with 2.9.9 (ATRDPre10), and the passages they are on. */
export function readComments(file: DocumentFile): DocComment[] {
  const { isOld } = file.fib;
  const size = isOld ? sizes.oldRecord : sizes.record;
  const { positions, records } = readPositionTable(file.getTable('commentReferences'), size);
  if (records.length === 0) return [];
  const ranges = listRanges(file.getTable('commentTexts'), file.getRange('comments'));
  const authors = readStrings(file.getTable('commentAuthors'), file.fib);
  const dates = file.getTable('commentDates');
  const passages = readPassages(file);
  return records.flatMap((record, index) => {
    const range = ranges[index];
    const position = positions[index] ?? 0;
    if (range === undefined) return [];
    const view = createByteView(record);
    const author = authors[view.getUint16(isOld ? places.oldAuthor : places.author, true)];
    const date = readDate(dates, index);
    const bookmark = view.getUint32(isOld ? places.oldBookmark : places.bookmark, true);
    const passage = bookmark === noBookmark ? undefined : passages.get(bookmark);
    return {
      id: String(index),
      by: {
        ...(author === undefined ? {} : { author }),
        ...(date === undefined ? {} : { date }),
      },
      range,
      passage: passage ?? { start: position, end: position },
    };
  });
}

/** [MS-DOC] 2.9.8 (AtrdExtra), which only later versions write. */
function readDate(dates: Uint8Array, index: number): string | undefined {
  const at = index * sizes.date;
  return at + 4 > dates.length
    ? undefined
    : readPackedDate(createByteView(dates).getUint32(at, true));
}

/** Passages by the tag comments name them with: [MS-DOC] 2.9.284 (SttbfAtnBkmk) and two tables of positions. */
function readPassages(file: DocumentFile): ReadonlyMap<number, TextRange> {
  const tags = readStringTable(file.getTable('commentBookmarks'), file.fib.codePage);
  const starts = readPositionTable(file.getTable('commentStarts'), 4);
  const ends = readPositionTable(file.getTable('commentEnds'), 0);
  const passages = new Map<number, TextRange>();
  for (const [index, { extra }] of tags.entries()) {
    const record = starts.records[index];
    const start = starts.positions[index];
    if (extra.length < 6 || record === undefined || start === undefined) continue;
    const end = ends.positions[createByteView(record).getUint16(0, true)];
    if (end !== undefined && end >= start)
      passages.set(createByteView(extra).getUint32(2, true), { start, end });
  }
  return passages;
}

/** Marks of comments by position. An end after the end of a paragraph counts for that paragraph. */
export function listCommentMarks(
  comments: readonly DocComment[],
  text: string,
): ReadonlyMap<number, readonly Mark[]> {
  const marks = new Map<number, Mark[]>();
  const add = (position: number, mark: Mark) => {
    const known = marks.get(position) ?? [];
    marks.set(position, known);
    known.push(mark);
  };
  for (const { id, passage } of comments) {
    const isBehind = passage.end > passage.start && text[passage.end - 1] === '\r';
    add(passage.start, { kind: 'comment-start', id });
    add(isBehind ? passage.end - 1 : passage.end, { kind: 'comment-end', id });
  }
  return marks;
}
