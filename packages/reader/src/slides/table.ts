import type { Draft } from '../source/draft.ts';
import { createRow } from '../source/table.ts';
import { findChild, listElements, type XmlElement } from '../xml/tree.ts';
import type { SlideContext } from './context.ts';
import { readTextBody } from './text-body.ts';

/** Reads an `a:tbl` row by row. */
export function readTable(
  table: XmlElement,
  { page, context }: { page: number; context: SlideContext },
): Draft[] {
  context.tally.tables += 1;
  const number = context.tally.tables;
  const hasHeader = isOn(findChild(table, 'a:tblPr')?.attributes.firstRow);
  const rows = listElements(table).filter(({ name }) => name === 'a:tr');
  return rows.flatMap((row, index) => {
    const cells = listElements(row)
      .filter(({ name, attributes }) => name === 'a:tc' && !isOn(attributes.hMerge))
      .map((cell) => readCell(cell, { page, context }));
    return createRow(cells, { table: number, isHeaderRow: hasHeader && index === 0 });
  });
}

/** A cell merged with the one above shows nothing of its own. */
function readCell(
  cell: XmlElement,
  { page, context }: { page: number; context: SlideContext },
): Draft[] {
  const body = findChild(cell, 'a:txBody');
  if (body === undefined || isOn(cell.attributes.vMerge)) return [];
  const style = findChild(body, 'a:lstStyle');
  return readTextBody({ element: body, styles: style === undefined ? [] : [style], page }, context);
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
