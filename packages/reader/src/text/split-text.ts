import { findLines, isUnwrapped, type Line } from './lines.ts';
import { joinLines, type Paragraph } from './paragraphs.ts';
import { findColumnKind, findTable, type TextTable } from './text-table.ts';

/** A table set in lines. */
export interface TableLines {
  readonly table: TextTable;
  /** One for each row. */
  readonly lines: readonly Line[];
}

/** A longer text is read without its tables: a row costs many times as much as a line. */
const mostLinesWithTables = 200_000;

/** Splits cleaned text into paragraphs and the tables between them. */
export function splitText(text: string): (Paragraph | TableLines)[] {
  const lines = findLines(text);
  const isUnwrappedText = isUnwrapped(lines);
  if (lines.length > mostLinesWithTables) return joinLines(lines, isUnwrappedText);
  const parts: (Paragraph | TableLines)[] = [];
  let from = 0;
  const close = (end: number) => {
    for (const paragraph of joinLines(lines.slice(from, end), isUnwrappedText))
      parts.push(paragraph);
  };
  let previousKind: string | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const kind = line === undefined ? undefined : findColumnKind(line);
    // A table begins where lines begin to be set in columns.
    const isNew = kind !== previousKind || at === from || (line?.gap ?? 1) > 1;
    previousKind = kind;
    const table = kind !== undefined && isNew ? findTable(lines, at) : undefined;
    if (table === undefined) continue;
    close(at);
    from = at + table.rows.length;
    parts.push({ table, lines: lines.slice(at, from) });
    at = from - 1;
  }
  close(lines.length);
  return parts;
}
