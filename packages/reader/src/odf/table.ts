import type { Draft } from '../source/draft.ts';
import { createRow } from '../source/table.ts';
import { listElements, type XmlElement } from '../xml/tree.ts';
import type { OdtContext } from './context.ts';
import { isColored, type StyleFamily } from './styles.ts';

interface TableTools {
  readonly context: OdtContext;
  /** Reads the blocks of a cell into its context. */
  readBody(element: XmlElement, context: OdtContext): void;
}

const groups = new Set(['table:table-rows', 'table:table-row-group', 'table:table-header-rows']);

/** Reads a table row by row. */
export function readTable(table: XmlElement, { context, readBody }: TableTools): void {
  context.tally.tables += 1;
  const number = context.tally.tables;
  const inside = enter(table, { context, family: 'table' });
  for (const { row, isHeaderRow } of listRows(table, false)) {
    const within = enter(row, { context: inside, family: 'table-row' });
    const cells = readCells(row, { context: within, readBody });
    const drafts = createRow(cells, { table: number, isHeaderRow });
    const times = drafts.length === 0 ? 1 : getRepeats(row, { of: 'rows', context });
    for (let time = 0; time < times; time += 1)
      for (const draft of drafts) context.drafts.push(draft);
  }
}

interface OdtRow {
  readonly row: XmlElement;
  readonly isHeaderRow: boolean;
}

function listRows(element: XmlElement, isHeaderRow: boolean): OdtRow[] {
  return listElements(element).flatMap((child) => {
    if (child.name === 'table:table-row') return [{ row: child, isHeaderRow }];
    if (!groups.has(child.name)) return [];
    return listRows(child, isHeaderRow || child.name === 'table:table-header-rows');
  });
}

/** A cell that covers others of its row is alone; one covered from above is empty. */
function readCells(row: XmlElement, { context, readBody }: TableTools): Draft[][] {
  const cells: Draft[][] = [];
  let covered = 0;
  for (const element of listElements(row)) {
    const isCovered = element.name === 'table:covered-table-cell';
    if (!isCovered && element.name !== 'table:table-cell') continue;
    const times = getRepeats(element, { of: 'columns', context });
    if (isCovered) {
      const own = Math.max(0, times - covered);
      covered = Math.max(0, covered - times);
      for (let time = 0; time < own; time += 1) cells.push([]);
      continue;
    }
    const drafts: Draft[] = [];
    const inside = enter(element, { context, family: 'table-cell' });
    readBody(element, { ...inside, item: undefined, drafts });
    for (let time = 0; time < times; time += 1) cells.push(drafts);
    covered = getCount(element.attributes['number-columns-spanned']) - 1;
  }
  return cells;
}

function enter(
  { attributes }: XmlElement,
  { context, family }: { context: OdtContext; family: StyleFamily },
): OdtContext {
  const { background } = context.styles.getStyle(family, attributes['style-name']);
  return isColored(background) ? { ...context, isOnColor: true } : context;
}

/** How often a row or a cell is there; all repeats of a document together have a limit. */
function getRepeats(
  { attributes }: XmlElement,
  { of, context: { tally } }: { of: 'rows' | 'columns'; context: OdtContext },
): number {
  const wanted = getCount(attributes[`number-${of}-repeated`]) - 1;
  const granted = Math.min(wanted, tally.repeats);
  tally.repeats -= granted;
  return granted + 1;
}

function getCount(attribute: string | undefined): number {
  const count = Number.parseInt(attribute ?? '1', 10);
  return count >= 1 ? count : 1;
}
