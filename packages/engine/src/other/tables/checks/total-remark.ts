import { countOf } from '@clauselight/core';
import { add, subtract } from '../../../text/values/decimal.ts';
import type { Remark } from '../../remark.ts';
import { points, tableCatalog } from '../catalog.ts';
import { type PlacedFigure, showFigure } from '../column.ts';
import { shareName } from '../column-names.ts';
import { type DataRow, describeRow, describeTable, quote } from '../data-table.ts';
import { toExact, toNumber } from '../figure.ts';
import type { ProfiledTable, TableDocument } from '../table-analysis.ts';
import {
  describeDifference,
  hintAtSwap,
  type SumTerms,
  type SumVerdict,
  showComputed,
} from './sum-judgement.ts';
import type { Run, Scope } from './total-runs.ts';

const mostSummands = 40;
/** The most summands that are searched for the one that explains a difference. */
const mostSearched = 5000;

/** A stated total and the sum that it comes closest to. */
export interface JudgedTotal {
  readonly run: Run;
  readonly terms: SumTerms;
  readonly scope: Scope;
  readonly verdict: SumVerdict;
  readonly isTextLeftOut: boolean;
}

/** What is to be said of a total that is not the sum it should be. */
export function createTotalRemark(
  { run, terms, scope, verdict, isTextLeftOut }: JudgedTotal,
  { table, total, document }: { table: ProfiledTable; total: DataRow; document: TableDocument },
): Remark {
  const { column, count, stated } = terms;
  const { text } = document.sourceText;
  const isDoubtful = verdict === 'doubtful';
  const computed = showComputed(terms);
  const shown = showFigure(column, stated);
  const place = `${describeRow(table, total)}${describeTable(table, document.tables)}`;
  const from = scope === 'all' ? 0 : run.from;
  const summands = scope === 'totals' ? [] : run.figures.slice(from, from + mostSearched);
  const cells = [
    total.cells[column.index],
    ...summands.slice(0, mostSummands).map(({ cell }) => cell),
  ];
  return tableCatalog.createRemark('TAB-02', {
    title: isTextLeftOut ? 'Total leaves a figure out' : 'Total does not add up',
    ...(isDoubtful && { level: 1 as const }),
    points: isDoubtful ? 0 : points.sum,
    notice: `${column.name}: ${nameScope(scope, count)} ${computed}, but ${place} says ${shown}, ${describeDifference(terms)}.${explain({ run, terms, summands, table, isTextLeftOut, isDoubtful })}`,
    nextStep: isTextLeftOut
      ? 'Turn the text into a number and let the sheet add again.'
      : `Is a row missing or wrong, or should the total be ${computed}?`,
    evidence: cells.flatMap((cell) => (cell === undefined ? [] : [quote(text, cell)])),
  });
}

/** A total that adds percentages up although they are no parts of one whole: 20 % and 30 % of margin make no 50 %. */
export function remarkAddedRates(
  { terms, scope }: JudgedTotal,
  { table, total, document }: { table: ProfiledTable; total: DataRow; document: TableDocument },
): Remark | undefined {
  const { column, count, stated } = terms;
  const cell = total.cells[column.index];
  const value = toNumber(stated);
  const isWhole = Math.abs(value - 100) <= 12 || value <= 0 || shareName.test(column.name);
  if (column.type !== 'percent' || isWhole || scope === 'below' || cell === undefined)
    return undefined;
  return tableCatalog.createRemark('TAB-02', {
    title: 'Percentages were added up',
    level: 2,
    points: points.smallDefect,
    why: 'Rates of different things cannot be added; the total says nothing, and a reader may take it for the rate of the whole.',
    notice: `${column.name}: ${describeRow(table, total)}${describeTable(table, document.tables)} says ${showFigure(column, stated)}, which is the sum of the ${count} percentages above.`,
    nextStep: 'Should it be the rate of the whole, worked out from the totals?',
    evidence: [quote(document.sourceText.text, cell)],
  });
}

function nameScope(scope: Scope, count: number): string {
  if (scope === 'totals') return `the ${count} totals above add to`;
  if (scope === 'total-and-since') return 'the last total and what follows it add to';
  const rows = countOf(count, 'figure');
  return scope === 'below' ? `the ${rows} below add to` : `the ${rows} above add to`;
}

interface Explained {
  readonly run: Run;
  readonly terms: SumTerms;
  readonly summands: readonly PlacedFigure[];
  readonly table: ProfiledTable;
  readonly isTextLeftOut: boolean;
  readonly isDoubtful: boolean;
}

/** Where the difference may come from, and how exactly was compared. */
function explain({ run, terms, summands, table, isTextLeftOut, isDoubtful }: Explained): string {
  if (isTextLeftOut) {
    const texts = summands
      .filter(({ cell }) => cell.isTextNumber)
      .map(({ row }) => describeRow(table, row));
    return ` It leaves out what is stored as text in ${texts.slice(0, 3).join(', ')}.`;
  }
  if (isDoubtful)
    return ` Rounding of ${terms.count} figures can explain up to ${terms.count / 2}.`;
  const { stated, computed } = terms;
  const difference = subtract(toExact(stated), computed);
  const twin = summands.find(({ figure }) => {
    const { units } = subtract(toExact(figure), difference);
    const sum = add(toExact(figure), difference).units;
    return figure.units !== 0 && (units === 0n || sum === 0n);
  });
  if (twin !== undefined) {
    const isMore = difference.units > 0n === twin.figure.units > 0;
    return ` The difference is exactly ${describeRow(table, twin.row)}: it seems to be ${isMore ? 'counted twice' : 'left out'}.`;
  }
  return `${hintAtSwap(showFigure(run.column, stated), showComputed(terms))} Compared exactly, without rounding.`;
}
