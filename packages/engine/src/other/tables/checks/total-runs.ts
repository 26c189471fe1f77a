import { add, type Decimal, subtract } from '../../../text/values/decimal.ts';
import type { Column, PlacedFigure } from '../column.ts';
import type { DataRow } from '../data-table.ts';
import { createSum, type ExactSum, toExact } from '../figure.ts';
import type { ProfiledTable } from '../table-analysis.ts';

/** What a total may be the sum of. */
export type Scope =
  | 'since-total'
  | 'since-section'
  | 'all'
  | 'totals'
  | 'total-and-since'
  | 'below';

/** Sums over one column, as they stand at a row. */
export interface Run {
  readonly column: Column;
  /** Every summand so far. */
  readonly figures: PlacedFigure[];
  all: ExactSum;
  sinceTotal: ExactSum;
  sinceSection: ExactSum;
  totals: ExactSum;
  lastTotal: Decimal | undefined;
  /** Numbers stored as text since the last total: a sheet's own sum leaves them out. */
  asText: ExactSum;
  /** Index among the figures at which the rows since the last total begin. */
  from: number;
}

/** A sum that a total may have been meant to be. */
interface Candidate {
  readonly scope: Scope;
  readonly computed: Decimal;
  readonly count: number;
}

/** Starts at the head of a column. */
export function createRun(column: Column): Run {
  return {
    column,
    figures: [],
    all: createSum(),
    sinceTotal: createSum(),
    sinceSection: createSum(),
    totals: createSum(),
    lastTotal: undefined,
    asText: createSum(),
    from: 0,
  };
}

/** Adds what a row holds in the column. */
export function addRow(run: Run, row: DataRow): void {
  const cell = row.cells[run.column.index];
  if (cell?.figure === undefined) {
    const isSection = row.cells.filter(({ kind }) => kind !== 'empty').length === 1;
    if (isSection) run.sinceSection = createSum();
    return;
  }
  const { figure } = cell;
  run.figures.push({ cell, row, figure });
  run.all.add(figure);
  run.sinceTotal.add(figure);
  run.sinceSection.add(figure);
  if (cell.isTextNumber) run.asText.add(figure);
}

/** Starts anew below a row of totals. */
export function closeRun(run: Run, total: DataRow): void {
  const figure = total.cells[run.column.index]?.figure;
  run.sinceTotal = createSum();
  run.sinceSection = createSum();
  run.asText = createSum();
  run.from = run.figures.length;
  if (figure === undefined) return;
  const isSumOfTotals =
    run.totals.count > 1 && subtract(run.totals.get(), toExact(figure)).units === 0n;
  if (isSumOfTotals) run.totals = createSum();
  run.totals.add(figure);
  run.lastTotal = toExact(figure);
}

/** The sums that a total in this row may state, each of at least two figures. */
export function listCandidates(run: Run, table: ProfiledTable): readonly Candidate[] {
  const { all, sinceTotal, sinceSection, totals, lastTotal } = run;
  const found: Candidate[] = [];
  const addSum = (scope: Scope, sum: ExactSum) => {
    if (sum.count > 1) found.push({ scope, computed: sum.get(), count: sum.count });
  };
  addSum('since-total', sinceTotal);
  if (sinceSection.count !== sinceTotal.count) addSum('since-section', sinceSection);
  if (all.count !== sinceTotal.count) addSum('all', all);
  addSum('totals', totals);
  if (lastTotal !== undefined && sinceTotal.count > 0) {
    const computed = add(lastTotal, sinceTotal.get());
    found.push({ scope: 'total-and-since', computed, count: sinceTotal.count + 1 });
  }
  if (all.count === 0 && totals.count === 0 && table.totals.length === 1) {
    const below = createSum();
    for (const { figure } of run.column.figures) below.add(figure);
    addSum('below', below);
  }
  return found;
}
