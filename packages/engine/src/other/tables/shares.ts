import type { TableShare } from '@clauselight/schema';
import { readPeriod } from './cell-dates.ts';
import { type Column, type PlacedCell, showExact } from './column.ts';
import { totalLabel } from './column-names.ts';
import { quote } from './data-table.ts';
import { createSum, type ExactSum, exactToNumber } from './figure.ts';
import { findColumnSeries } from './series.ts';
import { roundTo } from './statistics.ts';
import type { ProfiledTable, TableDocument } from './table-analysis.ts';

const fewestParts = 3;
const mostParts = 5;
/** With more names than this, none has a large share. */
const mostNames = 5000;

/** What the largest of the things in each table make up of its main sum. */
export function listShares(document: TableDocument): readonly TableShare[] {
  return document.tables.flatMap((table) => findShare(table, document) ?? []);
}

function findShare(table: ProfiledTable, document: TableDocument): TableShare | undefined {
  const amount = findAmount(table.columns);
  const name = amount && findName(table, amount);
  if (amount === undefined || name === undefined) return undefined;
  const groups = new Map<string, { readonly sum: ExactSum; readonly first: PlacedCell }>();
  const total = createSum();
  for (const { figure, row } of amount.figures) {
    const cell = row.cells[name.index];
    if (cell === undefined || cell.kind === 'empty') continue;
    if (figure.units < 0) return undefined;
    const known = groups.get(cell.words) ?? { sum: createSum(), first: { cell, row } };
    known.sum.add(figure);
    total.add(figure);
    groups.set(cell.words, known);
    if (groups.size > mostNames) return undefined;
  }
  const whole = exactToNumber(total.get());
  if (groups.size < fewestParts || whole <= 0) return undefined;
  const parts = [...groups]
    .map(([label, { sum, first }]) => {
      const exact = sum.get();
      return { label, sum: exact, size: exactToNumber(exact), first, count: sum.count };
    })
    .sort((a, b) => b.size - a.size)
    .slice(0, mostParts);
  return {
    measure: `${amount.name} by ${name.name}`,
    parts: parts.map(({ label, sum, size, first, count }) => {
      const shown = count === 1 ? (first.row.cells[amount.index] ?? first.cell) : first.cell;
      return {
        label,
        display: showExact(amount, sum),
        percent: roundTo((size / whole) * 100, 1),
        evidence: quote(document.sourceText.text, shown),
      };
    }),
  };
}

/** The column of totals, the last of the periods, or the first sum of money. */
function findAmount(columns: readonly Column[]): Column | undefined {
  const summed = columns.filter(({ isSummed }) => isSummed);
  return (
    summed.find(({ name }) => totalLabel.test(name)) ??
    findColumnSeries(summed)?.points.at(-1)?.at ??
    summed.find(({ type }) => type === 'money') ??
    summed.find(({ name }) => /amount|revenue|sales|total|cost|votes|value/i.test(name)) ??
    summed[0]
  );
}

/** The column of categories, or else the column that names the rows. */
function findName({ columns, labelColumn }: ProfiledTable, amount: Column): Column | undefined {
  const names = columns.filter(
    ({ type, index, cells }) =>
      index !== amount.index &&
      (type === 'category' || (type === 'text' && index === labelColumn)) &&
      cells.every(({ cell }) => cell.words.length <= 80) &&
      readPeriod(cells[0]?.cell.words ?? '') === undefined,
  );
  const named =
    /customer|client|supplier|vendor|product|region|country|department|category|party|kunde|account|item|name/i;
  return (
    names.find(({ name, values }) => named.test(name) && values.size >= fewestParts) ??
    names.find(({ values }) => values.size >= fewestParts)
  );
}
