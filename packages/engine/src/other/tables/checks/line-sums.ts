import { countOf, joinSome } from '@clauselight/core';
import type { TableSum } from '@clauselight/schema';
import type { Decimal } from '../../../text/values/decimal.ts';
import type { Remark } from '../../remark.ts';
import { points, tableCatalog } from '../catalog.ts';
import { type Column, isNumeric, showFigure } from '../column.ts';
import { priceName, productName, quantityName, totalLabel } from '../column-names.ts';
import { type DataCell, type DataRow, describeRow, describeTable, quote } from '../data-table.ts';
import { createSum } from '../figure.ts';
import {
  mostEvidence,
  type ProfiledTable,
  type SumResult,
  type TableDocument,
} from '../table-analysis.ts';
import { judgeSum, type SumTerms, showComputed } from './sum-judgement.ts';

/** Share of the rows that must follow a rule for the others to be wrong by it. */
const mostly = 0.6;
const fewestRight = 2;
const mostParts = 60;

/** Columns that are the sum or the product of others in every row, and the rows in which they are not. */
export function checkLineSums(document: TableDocument): SumResult {
  const results = document.tables.flatMap((table) => checkTable(table, document));
  return {
    sums: results.flatMap(({ sums }) => sums),
    remarks: results.flatMap(({ remarks }) => remarks),
  };
}

/** A column that follows from others, by its name. */
interface LineRule {
  readonly kind: 'row-total' | 'product';
  readonly target: Column;
  readonly parts: readonly Column[];
}

function checkTable(table: ProfiledTable, document: TableDocument): readonly SumResult[] {
  return table.columns.flatMap((target) => {
    if (!isNumeric(target) || target.type === 'percent') return [];
    const rules = listRules(target, table);
    const judged = rules.map((rule) => ({ rule, lines: judgeLines(rule, table) }));
    const best = judged
      .filter(({ lines }) => followsRule(lines))
      .sort((a, b) => countRight(b.lines) - countRight(a.lines))[0];
    return best === undefined ? [] : [report(best, { table, document })];
  });
}

/** Sums of all numeric columns before it, or of those since the last total; products of a quantity and a price. */
function listRules(target: Column, { columns }: ProfiledTable): readonly LineRule[] {
  const before = columns.slice(0, target.index).filter(isNumeric);
  const rules: LineRule[] = [];
  if (totalLabel.test(target.name)) {
    const summable = before.filter(
      ({ type, name }) => type === target.type && !totalLabel.test(name),
    );
    const lastTotal = before.findLast(({ name }) => totalLabel.test(name))?.index ?? -1;
    const since = summable.filter(({ index }) => index > lastTotal);
    for (const parts of [since, summable]) {
      if (parts.length > 1 && parts.length <= mostParts)
        rules.push({ kind: 'row-total', target, parts });
    }
  }
  if (!productName.test(target.name)) return rules;
  const quantities = before.filter(({ name }) => quantityName.test(name)).slice(0, 3);
  const prices = before
    .filter(({ name, type }) => priceName.test(name) && type !== 'percent')
    .slice(0, 3);
  for (const quantity of quantities) {
    for (const price of prices) {
      if (price !== quantity) rules.push({ kind: 'product', target, parts: [quantity, price] });
    }
  }
  return rules;
}

interface Line {
  readonly row: DataRow;
  readonly cell: DataCell;
  readonly terms: SumTerms;
  readonly isRight: boolean;
}

function judgeLines(rule: LineRule, table: ProfiledTable): readonly Line[] {
  const { target } = rule;
  return target.figures.flatMap(({ row, cell, figure }) => {
    const computed = compute(rule, row);
    if (computed === undefined) return [];
    const terms = {
      column: target,
      stated: figure,
      computed,
      count: rule.kind === 'product' ? 1 : rule.parts.length,
      caption: table.name,
    };
    const verdict = judgeSum(terms);
    // A product is rounded once, to the last place that is shown.
    const isRight =
      verdict === 'right' ||
      verdict === 'rounded' ||
      (rule.kind === 'product' && isHalfUnit(terms));
    return [{ row, cell, terms, isRight }];
  });
}

function isHalfUnit({ column, stated, computed }: SumTerms): boolean {
  const scale = Math.max(column.decimals, stated.scale, computed.scale);
  const factor = (from: number) => 10n ** BigInt(scale - from);
  const difference =
    BigInt(stated.units) * factor(stated.scale) - computed.units * factor(computed.scale);
  return (difference < 0n ? -difference : difference) * 2n <= factor(column.decimals);
}

function compute({ kind, parts }: LineRule, row: DataRow): Decimal | undefined {
  if (kind === 'product') {
    const [a, b] = parts.map(({ index }) => row.cells[index]?.figure);
    if (a === undefined || b === undefined) return undefined;
    return { units: BigInt(a.units) * BigInt(b.units), scale: a.scale + b.scale };
  }
  const sum = createSum();
  for (const { index } of parts) {
    const cell = row.cells[index];
    if (cell?.figure !== undefined) sum.add(cell.figure);
    else if (cell?.kind === 'error' || cell?.kind === 'text') return undefined;
  }
  return sum.count === 0 ? undefined : sum.get();
}

function countRight(lines: readonly Line[]): number {
  let count = 0;
  for (const { isRight } of lines) if (isRight) count += 1;
  return count;
}

function followsRule(lines: readonly Line[]): boolean {
  const right = countRight(lines);
  return right >= fewestRight && right >= lines.length * mostly;
}

interface Judged {
  readonly rule: LineRule;
  readonly lines: readonly Line[];
}

function report(
  { rule, lines }: Judged,
  { table, document }: { readonly table: ProfiledTable; readonly document: TableDocument },
): SumResult {
  const { text } = document.sourceText;
  const sums = lines.map(
    ({ row, cell, terms, isRight }): TableSum => ({
      kind: rule.kind,
      label: `${rule.target.name}, ${describeRow(table, row)}`,
      stated: showFigure(rule.target, terms.stated),
      computed: showComputed(terms),
      isRight,
      evidence: quote(text, cell),
    }),
  );
  const wrong = lines.filter(({ isRight }) => !isRight);
  if (wrong.length === 0) return { sums, remarks: [] };
  return { sums, remarks: [createLineRemark(rule, { wrong, lines, table, document })] };
}

interface Wrong {
  readonly wrong: readonly Line[];
  readonly lines: readonly Line[];
  readonly table: ProfiledTable;
  readonly document: TableDocument;
}

function createLineRemark(rule: LineRule, { wrong, lines, table, document }: Wrong): Remark {
  const { text } = document.sourceText;
  const names = rule.parts.map(({ name }) => name);
  const formula =
    rule.kind === 'product' ? names.join(' × ') : `the sum of ${countOf(names.length, 'column')}`;
  const places = wrong.map(
    ({ row, terms }) =>
      `${describeRow(table, row)} says ${showFigure(rule.target, terms.stated)} instead of ${showComputed(terms)}`,
  );
  return tableCatalog.createRemark('TAB-02', {
    title: rule.kind === 'product' ? 'Product is wrong' : 'Row does not add up',
    points: points.sum,
    notice: `${rule.target.name}${describeTable(table, document.tables)} is ${formula} in ${lines.length - wrong.length} of ${countOf(lines.length, 'row')}; ${joinSome(places)}.`,
    nextStep: 'Which of the figures in these rows is wrong?',
    evidence: wrong
      .slice(0, mostEvidence)
      .flatMap(({ row, cell }) => [
        cell,
        ...rule.parts.slice(0, 12).flatMap(({ index }) => row.cells[index] ?? []),
      ])
      .filter(({ kind }) => kind !== 'empty')
      .map((cell) => quote(text, cell)),
  });
}
