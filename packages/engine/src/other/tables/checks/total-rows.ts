import type { TableSum } from '@clauselight/schema';
import { subtract } from '../../../text/values/decimal.ts';
import type { Remark } from '../../remark.ts';
import { showFigure } from '../column.ts';
import { type DataRow, describeRow, quote } from '../data-table.ts';
import { exactToNumber, toNumber } from '../figure.ts';
import type { ProfiledTable, SumResult, TableDocument } from '../table-analysis.ts';
import { isMean, judgeSum, type SumTerms, type SumVerdict, showComputed } from './sum-judgement.ts';
import { createTotalRemark, type JudgedTotal, remarkAddedRates } from './total-remark.ts';
import { addRow, closeRun, createRun, listCandidates, type Run } from './total-runs.ts';

/** A figure that differs from the sum by more than this share of itself is not meant as the sum. */
const farOff = 0.5;
/** The most rows of totals in one table that are checked. */
const mostTotals = 200;

/** Every figure in a row of totals against the figures above it. */
export function checkTotalRows(document: TableDocument): SumResult {
  const results = document.tables.flatMap((table) => checkTable(table, document));
  return {
    sums: results.map(({ sum }) => sum),
    remarks: results.flatMap(({ remark }) => remark ?? []),
  };
}

interface Result {
  readonly sum: TableSum;
  readonly remark: Remark | undefined;
}

function checkTable(table: ProfiledTable, document: TableDocument): readonly Result[] {
  if (table.totals.length === 0) return [];
  const runs = table.columns.filter(({ figures }) => figures.length > 0).map(createRun);
  const results: Result[] = [];
  let at = 0;
  for (const total of table.totals.slice(0, mostTotals)) {
    for (; (table.rows[at]?.number ?? Infinity) < total.number; at += 1) {
      const row = table.rows[at];
      if (row !== undefined) for (const run of runs) addRow(run, row);
    }
    results.push(...checkTotal({ table, total, runs, document }));
    for (const run of runs) closeRun(run, total);
  }
  return results;
}

interface TotalInput {
  readonly table: ProfiledTable;
  readonly total: DataRow;
  readonly runs: readonly Run[];
  readonly document: TableDocument;
}

function checkTotal({ table, total, runs, document }: TotalInput): readonly Result[] {
  const judged = runs.flatMap((run) => judgeTotal(run, table, total) ?? []);
  const fitting = judged.filter(({ verdict }) => verdict === 'right' || verdict === 'rounded');
  return judged.flatMap((item) => {
    const isFitting = fitting.includes(item);
    const meaningless = isFitting ? remarkAddedRates(item, { table, total, document }) : undefined;
    if (!isFitting && !isMeantAsSum(item, fitting.length > 0)) return [];
    const { column, stated } = item.terms;
    const cell = total.cells[column.index];
    if (cell === undefined) return [];
    const evidence = quote(document.sourceText.text, cell);
    const sum: TableSum = {
      kind: 'total',
      label: `${column.name}, ${describeRow(table, total)}`,
      stated: showFigure(column, stated),
      computed: showComputed(item.terms),
      isRight: isFitting,
      evidence,
    };
    return [
      {
        sum,
        remark: isFitting ? meaningless : createTotalRemark(item, { table, total, document }),
      },
    ];
  });
}

function judgeTotal(run: Run, table: ProfiledTable, total: DataRow): JudgedTotal | undefined {
  const stated = total.cells[run.column.index]?.figure;
  if (stated === undefined) return undefined;
  const candidates = listCandidates(run, table);
  const caption = `${table.name} ${table.names[0] ?? ''}`;
  const judged = candidates.map(({ scope, computed, count }): JudgedTotal => {
    const terms = { column: run.column, stated, computed, count, caption };
    const verdict = judgeSum(terms);
    const withoutText = subtract(computed, run.asText.get());
    const isTextLeftOut =
      verdict === 'wrong' &&
      run.asText.count > 0 &&
      judgeSum({ ...terms, computed: withoutText }) === 'right';
    return { run, terms, scope, verdict, isTextLeftOut };
  });
  const order: readonly SumVerdict[] = ['right', 'rounded', 'doubtful', 'wrong'];
  return judged.sort(
    (a, b) =>
      order.indexOf(a.verdict) - order.indexOf(b.verdict) ||
      Number(b.isTextLeftOut) - Number(a.isTextLeftOut) ||
      measureDistance(a.terms) - measureDistance(b.terms),
  )[0];
}

/** Whether a figure was meant as the sum of those above, although it differs. */
function isMeantAsSum({ terms, scope, isTextLeftOut }: JudgedTotal, hasFitting: boolean): boolean {
  if (isTextLeftOut) return true;
  if (!terms.column.isAdditive || isMean(terms) || scope === 'below')
    return hasFitting && terms.column.isAdditive && !isMean(terms);
  return hasFitting || measureDistance(terms) <= farOff;
}

/** The difference as a share of the stated figure. */
function measureDistance({ stated, computed }: SumTerms): number {
  const value = toNumber(stated);
  return Math.abs(exactToNumber(computed) - value) / Math.max(Math.abs(value), 1e-9);
}
