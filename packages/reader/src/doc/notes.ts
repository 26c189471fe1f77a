import { formatNumber } from '../block-types/format-number.ts';
import { findNumberFormat } from '../block-types/number-codes.ts';
import type { Note } from './anchors.ts';
import { createByteView, readPositionTable } from './bytes.ts';
import type { NoteNumbers } from './context.ts';
import type { DocumentFile } from './document-file.ts';
import type { Story, TableName } from './fib.ts';
import type { TextRange } from './text-range.ts';

interface NoteTables {
  readonly story: Story;
  readonly references: TableName;
  readonly texts: TableName;
}

const noteTables: Readonly<Record<Note['kind'], NoteTables>> = {
  footnote: {
    story: 'footnotes',
    references: 'footnoteReferences',
    texts: 'footnoteTexts',
  },
  endnote: { story: 'endnotes', references: 'endnoteReferences', texts: 'endnoteTexts' },
};

/** Reads where notes of a kind are referred to, [MS-DOC] 2.8.16 and 2.8.13, by the position of the reference. */
export function readNotes(kind: Note['kind'], file: DocumentFile): [number, Note][] {
  const { story, references, texts } = noteTables[kind];
  const found = readPositionTable(file.getTable(references), 2);
  const ranges = listRanges(file.getTable(texts), file.getRange(story));
  return found.records.flatMap((record, index): [number, Note][] => {
    const position = found.positions[index];
    const range = ranges[index];
    if (position === undefined || range === undefined) return [];
    return [
      [position, { kind, range, isNumbered: createByteView(record).getInt16(0, true) !== 0 }],
    ];
  });
}

/** The consecutive texts of a part of the document, from a table of their positions. */
export function listRanges(table: Uint8Array, part: TextRange): TextRange[] {
  const { positions } = readPositionTable(table, 0);
  const ranges: TextRange[] = [];
  let last = part.start;
  for (const [index, position] of positions.entries()) {
    const next = positions[index + 1];
    if (next === undefined) break;
    // Texts that overlap would be read again and again.
    const start = Math.max(last, Math.min(part.start + position, part.end));
    const end = Math.max(start, Math.min(part.start + next, part.end));
    ranges.push({ start, end });
    last = end;
  }
  return ranges;
}

/** Where the settings, [MS-DOC] 2.7.4 (Dop97), say how notes are numbered. */
const settingsPlaces = {
  footnote: { start: 2, format: 492 },
  endnote: { start: 52, format: 494 },
};
const settingsSize = 500;

/** Numbers notes as the settings say; without any, footnotes in figures and endnotes in Roman ones. */
export function createNoteNumbers(settings: Uint8Array = new Uint8Array()): NoteNumbers {
  const view = settings.length >= settingsSize ? createByteView(settings) : undefined;
  const readCount = (kind: Note['kind'], format: string) => {
    const at = settingsPlaces[kind];
    if (view === undefined) return { last: 0, format };
    return {
      last: Math.max(0, (view.getUint16(at.start, true) >> 2) - 1),
      format: findNumberFormat(view.getUint16(at.format, true)),
    };
  };
  const counts = {
    footnote: readCount('footnote', 'decimal'),
    endnote: readCount('endnote', 'lowerRoman'),
  };
  return {
    number(kind) {
      const count = counts[kind];
      count.last += 1;
      return formatNumber(count.last, count.format);
    },
  };
}
