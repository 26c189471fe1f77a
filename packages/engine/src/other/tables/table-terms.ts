import type { Term } from '@clauselight/schema';
import { findCurrency } from '../../text/values/currencies.ts';
import { formatDate } from '../../text/values/dates.ts';
import { showFigure } from './column.ts';
import { quote } from './data-table.ts';
import { toNumber } from './figure.ts';
import type { ProfiledTable, TableDocument } from './table-analysis.ts';

const mostTables = 5;
const mostOfTable = 6;

/** Totals of money, and the first and last day of the first column of dates. */
export function listTableTerms(document: TableDocument): readonly Omit<Term, 'id'>[] {
  return document.tables
    .slice(0, mostTables)
    .flatMap((table) => [...listTotals(table, document), ...listDays(table, document)])
    .sort((a, b) => a.evidence.start - b.evidence.start);
}

function listTotals(
  table: ProfiledTable,
  { sourceText }: TableDocument,
): readonly Omit<Term, 'id'>[] {
  const total = table.totals.at(-1);
  if (total === undefined) return [];
  return table.columns
    .slice(0, 200)
    .flatMap((column): Omit<Term, 'id'>[] => {
      const cell = total.cells[column.index];
      const sign = `${column.unit.before}${column.unit.after}`.trim();
      const currency = findCurrency(sign, { amount: Number.POSITIVE_INFINITY, dollar: 'USD' });
      if (cell?.figure === undefined || currency === undefined || column.type !== 'money')
        return [];
      return [
        {
          type: 'money',
          label: `Total ${column.name}`,
          display: showFigure(column, cell.figure),
          value: { kind: 'money', amount: toNumber(cell.figure), currency },
          evidence: quote(sourceText.text, cell),
        },
      ];
    })
    .slice(0, mostOfTable);
}

function listDays(
  table: ProfiledTable,
  { sourceText }: TableDocument,
): readonly Omit<Term, 'id'>[] {
  const column = table.columns.find(({ type }) => type === 'date');
  const dated = (column?.cells ?? []).filter(({ cell }) => cell.date?.length === 10);
  let [first, last] = [dated[0], dated[0]];
  for (const placed of dated) {
    const date = placed.cell.date ?? '';
    if (date < (first?.cell.date ?? '')) first = placed;
    if (date > (last?.cell.date ?? '')) last = placed;
  }
  if (column === undefined || first === undefined || last === undefined || first === last)
    return [];
  return [
    { label: `First ${column.name}`, cell: first.cell },
    { label: `Last ${column.name}`, cell: last.cell },
  ].map(({ label, cell }) => ({
    type: 'date',
    label,
    display: formatDate(cell.date ?? ''),
    value: { kind: 'date', date: cell.date ?? '' },
    evidence: quote(sourceText.text, cell),
  }));
}
