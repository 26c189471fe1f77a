import { createTableRow, tidyCell } from '../sheet/table-row.ts';
import type { CellFacts, Draft } from '../source/draft.ts';

/** A thing of which there are several alike: what is known of it, by name. */
export type TableRecord = ReadonlyMap<string, { readonly text: string; readonly facts: CellFacts }>;

/** A longer value is prose, better read on its own than in a cell. */
const longestCell = 200;
const mostColumns = 40;

/** The columns of records that make a table: short values, and most of them known of each. */
export function findColumns(records: readonly TableRecord[]): readonly string[] | undefined {
  if (records.length < 2) return undefined;
  const names = new Set<string>();
  let values = 0;
  for (const record of records) {
    values += record.size;
    for (const [name, { text }] of record) {
      names.add(name);
      if (text.length > longestCell || names.size > mostColumns || /\n\s*\S/.test(text.trim()))
        return undefined;
    }
  }
  const isDense = values * 2 >= names.size * records.length && names.size > 0;
  return isDense ? [...names] : undefined;
}

/** A row of names and a row for each record. */
export function createRecordRows(
  records: readonly TableRecord[],
  { columns, table }: { columns: readonly string[]; table: number },
): Draft[] {
  const header = columns.map((name) => ({
    text: tidyCell(name),
    facts: { type: 'text' as const },
  }));
  const rows = records.map((record) => {
    const cells = columns.map((name) => {
      const { text, facts } = record.get(name) ?? { text: '', facts: {} };
      return { text: tidyCell(text), facts };
    });
    return createTableRow(cells, { table, isHeaderRow: false, gap: 1 });
  });
  return [createTableRow(header, { table, isHeaderRow: true, gap: 1 }), ...rows];
}
