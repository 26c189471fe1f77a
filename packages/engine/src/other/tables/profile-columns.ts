import type { ColumnType } from '@clauselight/schema';
import { listUnits } from '../../text/values/whole-figures.ts';
import type { Column, PlacedCell, PlacedFigure } from './column.ts';
import { additiveName, countName, idName, notAdditiveName } from './column-names.ts';
import type { CellKind, DataTable } from './data-table.ts';
import { toNumber } from './figure.ts';

/** The most columns that are described. */
const mostColumns = 200;
/** Share of the cells that decides what a column holds. */
const mostly = 0.6;
const longestValue = 200;
const fewestForCategory = 5;
/** A total further from the sum of all rows than this share of it is the total of some. */
const nearSum = 0.25;

/** The columns of a table with what they hold. */
export function profileColumns(table: DataTable): readonly Column[] {
  const width = Math.min(table.names.length, mostColumns);
  const drafts = Array.from({ length: width }, createDraft);
  for (const row of table.rows) {
    const { cells } = row;
    for (let at = 0; at < Math.min(cells.length, width); at += 1) {
      const cell = cells[at];
      const draft = drafts[at];
      if (cell !== undefined && draft !== undefined)
        collect(draft, { cell, row, figure: cell.figure });
    }
  }
  return drafts.map((draft, index) => finish(draft, { table, index }));
}

interface ColumnDraft {
  readonly cells: PlacedCell[];
  readonly kinds: Map<CellKind, number>;
  readonly values: Map<string, { count: number; readonly first: PlacedCell }>;
}

function createDraft(): ColumnDraft {
  return { cells: [], kinds: new Map(), values: new Map() };
}

function collect({ cells, kinds, values }: ColumnDraft, placed: PlacedCell): void {
  const { kind, words } = placed.cell;
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  if (kind === 'empty' || kind === 'missing') return;
  cells.push(placed);
  const key = words.length > longestValue ? words.slice(0, longestValue) : words;
  const known = values.get(key);
  if (known === undefined) values.set(key, { count: 1, first: placed });
  else known.count += 1;
}

function finish(
  draft: ColumnDraft,
  { table, index }: { readonly table: DataTable; readonly index: number },
): Column {
  const name = table.names[index] ?? '';
  const type = findType(draft, name);
  const isFigures = type === 'number' || type === 'money' || type === 'percent';
  const figures = isFigures ? draft.cells.filter(hasFigure) : [];
  let decimals = 0;
  for (const { figure } of figures) decimals = Math.max(decimals, figure.shownScale);
  const isAdditive = isFigures && canBeAdded({ name, type, table, index, figures });
  const header = table.header?.cells[index];
  return {
    ...draft,
    index,
    name,
    header: header?.kind === 'empty' ? undefined : header,
    type,
    isAdditive,
    isSummed: isAdditive && isSumOfAll(figures, { table, index }),
    empty: table.rows.length - draft.cells.length,
    figures,
    decimals,
    unit: findUnit(figures),
  };
}

function hasFigure(placed: PlacedCell): placed is PlacedFigure {
  return placed.figure !== undefined;
}

function findType({ cells, kinds, values }: ColumnDraft, name: string): ColumnType {
  const count = (kind: CellKind) => kinds.get(kind) ?? 0;
  const filled = cells.length - count('error');
  const figures = count('number') + count('money') + count('percent');
  if (filled > 0 && figures >= filled * mostly) {
    const best =
      count('money') * 2 >= figures
        ? 'money'
        : count('percent') * 2 >= figures
          ? 'percent'
          : 'number';
    return best === 'number' ? findNumberType(cells, name) : best;
  }
  if (filled > 0 && count('date') + count('time') >= filled * mostly) return 'date';
  if (filled >= 2 && isIdText({ cells, distinct: values.size, name })) return 'id';
  const isFew = values.size <= Math.max(2, filled / 2) && filled >= fewestForCategory;
  return count('boolean') > filled / 2 || isFew ? 'category' : 'text';
}

/** Numbers that name something, and years, are never added up or called too large. */
function findNumberType(cells: readonly PlacedCell[], name: string): ColumnType {
  if (/version|release/i.test(name)) return 'id';
  const isWhole = cells.every(({ cell: { figure } }) => figure === undefined || figure.scale === 0);
  if (!isWhole) return 'number';
  if (idName.test(name) && !countName.test(name)) return 'id';
  const isYears = cells.every(({ cell }) => /^(?:19|20)\d\d$/.test(cell.words));
  if (
    isYears &&
    (/year|jahr|année|año|date/i.test(name) || (cells.length > 0 && name.startsWith('Column ')))
  )
    return 'date';
  const isCounted = isCounter(cells) && (cells.length >= 8 || !additiveName.test(name));
  return isCounted ? 'id' : 'number';
}

/** 1, 2, 3 … in every row. */
function isCounter(cells: readonly PlacedCell[]): boolean {
  const [first] = cells;
  const start = first?.cell.figure?.units;
  return (
    cells.length >= 4 &&
    start !== undefined &&
    cells.every(({ cell }, at) => cell.figure?.units === start + at)
  );
}

function isIdText({
  cells,
  distinct,
  name,
}: {
  readonly cells: readonly PlacedCell[];
  readonly distinct: number;
  readonly name: string;
}): boolean {
  if (distinct < cells.length * 0.9) return false;
  const isCode = ({ cell }: PlacedCell) =>
    cell.words.length <= 40 && /^[^\s@]*\d[^\s@]*$/.test(cell.words);
  const sample = cells.slice(0, 200);
  const codes = sample.filter(isCode).length;
  return codes >= sample.length * 0.9 && (idName.test(name) || cells.length >= 4);
}

interface AddingInput {
  readonly name: string;
  readonly type: ColumnType;
  readonly table: DataTable;
  readonly index: number;
  readonly figures: readonly PlacedFigure[];
}

/** Money adds up unless it is a price or a balance; other numbers where their name or a row of totals says so. */
function canBeAdded({ name, type, table, index, figures }: AddingInput): boolean {
  if (type === 'percent' || figures.length === 0) return false;
  if (countName.test(name)) return true;
  if (notAdditiveName.test(name)) return false;
  if (type === 'money' || additiveName.test(name)) return true;
  return table.totals.some(({ cells }) => cells[index]?.figure !== undefined);
}

/** Whether the last total, if there is one, is near the sum of all rows. */
function isSumOfAll(
  figures: readonly PlacedFigure[],
  { table, index }: { readonly table: DataTable; readonly index: number },
): boolean {
  const stated = table.totals.findLast(({ cells }) => cells[index]?.figure)?.cells[index]?.figure;
  if (stated === undefined) return true;
  let sum = 0;
  for (const { figure } of figures) sum += toNumber(figure);
  return Math.abs(sum - toNumber(stated)) <= Math.abs(sum) * nearSum;
}

function findUnit(figures: readonly PlacedFigure[]): Column['unit'] {
  const counts = new Map<string, number>();
  for (const { cell } of figures.slice(0, 50)) {
    const { before, after } = listUnits(cell.words);
    const key = `${before}\t${after}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let best = '\t';
  for (const [key, count] of counts) if (count > (counts.get(best) ?? 0)) best = key;
  const [before = '', after = ''] = best.split('\t');
  const gap = /^[A-Z]{2,}$/i.test(before) ? ' ' : '';
  const code = /^[A-Z]/i.test(after) ? ` ${after.trim()}` : after;
  return { before: `${before.trim()}${gap}`, after: code };
}
