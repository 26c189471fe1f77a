import { countOf } from '@clauselight/core';
import type { TableSum } from '@clauselight/schema';
import { points, tableCatalog } from '../catalog.ts';
import { type Column, showExact } from '../column.ts';
import { shareName } from '../column-names.ts';
import { describeTable, quote } from '../data-table.ts';
import { countDecimals, createSum, exactToNumber, isWithin } from '../figure.ts';
import { mostEvidence, type SumResult, type TableDocument } from '../table-analysis.ts';

const fewestParts = 3;
/** Shares that come this near to the whole were meant to be all of it. */
const near = 12;

/** Percentages that are parts of a whole must add up to 100. */
export function checkHundredPercent(document: TableDocument): SumResult {
  const results = document.tables.flatMap((table) =>
    table.columns
      .filter(({ type, name }) => type === 'percent' && shareName.test(name))
      .flatMap(
        (column) => checkShares(column, describeTable(table, document.tables), document) ?? [],
      ),
  );
  return {
    sums: results.map(({ sum }) => sum),
    remarks: results.flatMap(({ remark }) => remark ?? []),
  };
}

function checkShares(column: Column, place: string, { sourceText }: TableDocument) {
  const { figures, decimals, name } = column;
  const [first] = figures;
  if (figures.length < fewestParts || first === undefined) return undefined;
  if (figures.some(({ figure }) => figure.units < 0)) return undefined;
  const total = createSum();
  for (const { figure } of figures) total.add(figure);
  const computed = total.get();
  if (Math.abs(exactToNumber(computed) - 100) > near) return undefined;
  const isRight = isWithin(
    computed,
    { units: 100n, scale: 0 },
    { halves: figures.length, scale: decimals },
  );
  const shown = showExact(column, computed, countDecimals(computed, decimals));
  const tolerance = (figures.length * 0.5) / 10 ** decimals;
  const sum: TableSum = {
    kind: 'hundred-percent',
    label: name,
    stated: '100%',
    computed: shown,
    isRight,
    evidence: quote(sourceText.text, first.cell),
  };
  const remark = tableCatalog.createRemark('TAB-02', {
    title: 'Percentages do not add to 100',
    points: points.sum,
    notice: `${name}${place}: the ${countOf(figures.length, 'percentage')} add to ${shown}. Rounding could explain ${Number(tolerance.toPrecision(3))} points either way.`,
    nextStep:
      'Is a part missing, counted twice or mistyped? If the parts may overlap, say so beside the table.',
    evidence: figures.slice(0, mostEvidence).map(({ cell }) => quote(sourceText.text, cell)),
  });
  return { sum, remark: isRight ? undefined : remark };
}
