import { AlignmentType, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import type { Block, Column, RichText } from '../content.ts';
import { createRuns } from './runs.ts';
import { styleIds } from './styles.ts';

/** A table below its caption. The header row is repeated on every page. */
export function createTable({
  caption,
  columns,
  rows,
}: Extract<Block, { kind: 'table' }>): readonly (Paragraph | Table)[] {
  const widths = shareWidth(columns);
  const createRow = (cells: readonly RichText[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: isHead,
      children: columns.map((column, index) =>
        createCell(cells[index] ?? '', { column, isHead, width: widths[index] ?? 0 }),
      ),
    });
  return [
    ...(caption === '' ? [] : [new Paragraph({ style: 'Caption', children: createRuns(caption) })]),
    new Table({
      style: styleIds.table,
      tableLook: { firstRow: true, noHBand: true, noVBand: true },
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: [
        createRow(
          columns.map(({ title }) => title),
          true,
        ),
        ...rows.map((cells) => createRow(cells, false)),
      ],
    }),
    new Paragraph({ style: styleIds.tableText, children: [] }),
  ];
}

interface CellOptions {
  readonly column: Column;
  readonly isHead: boolean;
  /** In percent. */
  readonly width: number;
}

function createCell(words: RichText, { column, isHead, width }: CellOptions): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.PERCENTAGE },
    children: [
      new Paragraph({
        style: isHead ? styleIds.tableHead : styleIds.tableText,
        alignment: column.align === 'end' ? AlignmentType.END : AlignmentType.START,
        children: createRuns(words),
      }),
    ],
  });
}

/** The width of each column in percent: its own, or an equal share of the rest. */
function shareWidth(columns: readonly Column[]): readonly number[] {
  const taken = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const open = columns.filter(({ width }) => width === undefined).length;
  const part = Math.max(0.05, (1 - taken) / Math.max(1, open));
  return columns.map(({ width = part }) => Math.round(1000 * width) / 10);
}
