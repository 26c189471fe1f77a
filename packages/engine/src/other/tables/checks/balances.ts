import { countOf, joinSome } from '@clauselight/core';
import type { TableSum } from '@clauselight/schema';
import { add, type Decimal, subtract } from '../../../text/values/decimal.ts';
import { points, tableCatalog } from '../catalog.ts';
import { type Column, isNumeric, showExact, showFigure } from '../column.ts';
import { amountName, balanceName, creditName, debitName } from '../column-names.ts';
import { type DataRow, describeRow, describeTable, quote } from '../data-table.ts';
import { type Figure, toExact } from '../figure.ts';
import {
  mostEvidence,
  type ProfiledTable,
  type SumResult,
  type TableDocument,
} from '../table-analysis.ts';

/** Share of the steps that must hold for the others to be wrong. */
const mostly = 0.8;
const fewestSteps = 3;

/** Running balances, as of bank statements: each is the one before plus what came in and less what went out. */
export function checkBalances(document: TableDocument): SumResult {
  const results = document.tables.flatMap((table) => checkTable(table, document));
  return {
    sums: results.flatMap(({ sums }) => sums),
    remarks: results.flatMap(({ remarks }) => remarks),
  };
}

interface Movement {
  readonly column: Column;
  readonly sign: 1n | -1n;
}

interface Step {
  readonly row: DataRow;
  readonly before: DataRow;
  readonly stated: Figure;
  readonly computed: Decimal;
  readonly isRight: boolean;
}

function checkTable(table: ProfiledTable, document: TableDocument): readonly SumResult[] {
  const balance = table.columns.find(
    (column) => isNumeric(column) && balanceName.test(column.name),
  );
  const movements = balance === undefined ? [] : listMovements(table, balance);
  if (balance === undefined || movements.length === 0) return [];
  const steps = listSteps({ table, balance, movements });
  const right = steps.filter(({ isRight }) => isRight).length;
  if (right < fewestSteps || right < steps.length * mostly) return [];
  return [report(steps, { table, balance, document })];
}

/** Receipts are added and expenses subtracted, whatever sign they are written with; an amount keeps its own sign. */
function listMovements({ columns }: ProfiledTable, balance: Column): readonly Movement[] {
  const numeric = columns.filter((column) => column !== balance && isNumeric(column));
  const debit = numeric.find(({ name }) => debitName.test(name));
  const credit = numeric.find(({ name }) => creditName.test(name));
  const amount = numeric.find(({ name }) => amountName.test(name));
  if (debit !== undefined && credit !== undefined)
    return [
      { column: credit, sign: 1n },
      { column: debit, sign: debit.figures.every(({ figure }) => figure.units <= 0) ? 1n : -1n },
    ];
  return amount === undefined ? [] : [{ column: amount, sign: 1n }];
}

interface StepInput {
  readonly table: ProfiledTable;
  readonly balance: Column;
  readonly movements: readonly Movement[];
}

/** Rows in the order of the file, or from the last to the first, whichever fits more often. */
function listSteps(input: StepInput): readonly Step[] {
  const [down, up] = [walk(input, false), walk(input, true)];
  const count = (steps: readonly Step[]) => steps.filter(({ isRight }) => isRight).length;
  return count(up) > count(down) ? up : down;
}

function walk({ table, balance, movements }: StepInput, isTurned: boolean): readonly Step[] {
  const steps: Step[] = [];
  const rows = isTurned ? table.rows.toReversed() : table.rows;
  let last: { readonly row: DataRow; readonly figure: Figure } | undefined;
  for (const row of rows) {
    const stated = row.cells[balance.index]?.figure;
    if (stated === undefined) {
      last = undefined;
      continue;
    }
    if (last !== undefined) {
      const computed = add(toExact(last.figure), getMovement(row, movements));
      const isRight = subtract(computed, toExact(stated)).units === 0n;
      steps.push({ row, before: last.row, stated, computed, isRight });
    }
    last = { row, figure: stated };
  }
  return steps;
}

function getMovement(row: DataRow, movements: readonly Movement[]): Decimal {
  let sum: Decimal = { units: 0n, scale: 0 };
  for (const { column, sign } of movements) {
    const figure = row.cells[column.index]?.figure;
    if (figure !== undefined)
      sum = add(sum, { units: sign * BigInt(figure.units), scale: figure.scale });
  }
  return sum;
}

interface Reported {
  readonly table: ProfiledTable;
  readonly balance: Column;
  readonly document: TableDocument;
}

function report(steps: readonly Step[], { table, balance, document }: Reported): SumResult {
  const { text } = document.sourceText;
  const wrong = steps.filter(({ isRight }) => !isRight);
  const show = ({ computed }: Step) => showExact(balance, computed);
  const sums = steps.flatMap((step): TableSum[] => {
    const cell = step.row.cells[balance.index];
    if (cell === undefined) return [];
    return [
      {
        kind: 'balance',
        label: `${balance.name}, ${describeRow(table, step.row)}`,
        stated: showFigure(balance, step.stated),
        computed: show(step),
        isRight: step.isRight,
        evidence: quote(text, cell),
      },
    ];
  });
  if (wrong.length === 0) return { sums, remarks: [] };
  const places = wrong.map(
    (step) =>
      `${describeRow(table, step.row)} says ${showFigure(balance, step.stated)} instead of ${show(step)}`,
  );
  const remark = tableCatalog.createRemark('TAB-02', {
    title: 'Balance does not follow',
    points: points.sum,
    notice: `The balance${describeTable(table, document.tables)} follows from the one before in ${steps.length - wrong.length} of ${countOf(steps.length, 'row')}; ${joinSome(places)}.`,
    nextStep: 'Is an entry missing, listed twice or out of order there?',
    evidence: wrong
      .slice(0, mostEvidence)
      .flatMap(({ row, before }) => [row.cells[balance.index], before.cells[balance.index]])
      .flatMap((cell) => (cell === undefined ? [] : [quote(text, cell)])),
  });
  return { sums, remarks: [remark] };
}
