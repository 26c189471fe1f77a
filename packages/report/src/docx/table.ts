import { AlignmentType, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import type { Block, Column, Words } from '../content.ts';
import { createRuns } from './runs.ts';
import { styleIds } from './styles.ts';

/** A table below its caption; the titles of its columns stand on every page that it reaches. */
export function createTable({
  caption,
  columns,
  rows,
}: Extract<Block, { kind: 'table' }>): readonly (Paragraph | Table)[] {
  const widths = shareWidth(columns);
  const createRow = (cells: readonly Words[], isHead: boolean) =>
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

interface CellLook {
  readonly column: Column;
  readonly isHead: boolean;
  /** Percent. */
  readonly width: number;
}

function createCell(words: Words, { column, isHead, width }: CellLook): TableCell {
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

/** The percent of each column: what it asks for, the others an equal part of what is left. */
function shareWidth(columns: readonly Column[]): readonly number[] {
  const taken = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const open = columns.filter(({ width }) => width === undefined).length;
  const part = Math.max(0.05, (1 - taken) / Math.max(1, open));
  return columns.map(({ width = part }) => Math.round(1000 * width) / 10);
}
