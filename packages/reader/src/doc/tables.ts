import type { Draft } from '../source/draft.ts';
import { createRow } from '../source/table.ts';
import type { TableCount } from './context.ts';
import { type DocParagraph, endsCell, endsRow } from './paragraphs.ts';

/** Puts paragraphs into cells, cells into rows and rows into cells of outer tables. */
export interface TableBuilder {
  add(paragraph: DocParagraph, drafts: readonly Draft[]): void;
  /** Everything read; a row without an end gives its paragraphs. */
  finish(): Draft[];
}

interface OpenTable {
  readonly number: number;
  cells: Draft[][];
  cell: Draft[];
}

/** The file states for each paragraph its depth in tables, and whether it ends a cell or a row. */
export function createTableBuilder(tables: TableCount): TableBuilder {
  const drafts: Draft[] = [];
  const open: OpenTable[] = [];
  const put = (added: readonly Draft[]) => {
    const target = open.at(-1)?.cell ?? drafts;
    for (const draft of added) target.push(draft);
  };
  const close = (depth: number) => {
    while (open.length > depth) {
      const table = open.pop();
      put([...(table?.cells ?? []).flat(), ...(table?.cell ?? [])]);
    }
  };
  const endRow = ({ facts }: DocParagraph) => {
    const table = open.at(-1);
    if (table === undefined) return;
    const cells = table.cell.length > 0 ? [...table.cells, table.cell] : table.cells;
    table.cells = [];
    table.cell = [];
    const shown = cells.map((cell, index) => (facts.coveredCells?.has(index) === true ? [] : cell));
    const isHeaderRow = facts.isHeaderRow === true;
    const rows = createRow(shown, { table: table.number, isHeaderRow });
    const outer = open.at(-2)?.cell ?? drafts;
    for (const row of rows) outer.push(row);
  };
  return {
    add(paragraph, added) {
      close(paragraph.depth);
      while (open.length < paragraph.depth) {
        tables.count += 1;
        open.push({ number: tables.count, cells: [], cell: [] });
      }
      if (endsRow(paragraph)) return endRow(paragraph);
      put(added);
      const table = open.at(-1);
      if (table === undefined || !endsCell(paragraph)) return;
      table.cells.push(table.cell);
      table.cell = [];
    },
    finish() {
      close(0);
      return drafts;
    },
  };
}
