import { createEvidence } from '@clauselight/core';
import type { Evidence, SourceText } from '@clauselight/schema';
import { fold } from '../../../text/fold.ts';
import { type DateOrder, findShownOrder } from '../../../text/values/date-order.ts';
import { type FoundDate, listFormDates } from '../../../text/values/dates.ts';
import { type FormFigure, listFormFigures } from '../../../text/values/form-figures.ts';
import { findNumberStyle, type NumberStyle } from '../../../text/values/number-style.ts';
import { findLabels, type Label } from './find-labels.ts';
import { type Cell, createLayout, type LayoutRow } from './layout.ts';

/** The document as the finders see it. Offsets of figures and dates count within their cell. */
export interface Page {
  readonly sourceText: SourceText;
  readonly rows: readonly LayoutRow[];
  readonly cells: readonly Cell[];
  readonly labels: ReadonlyMap<Cell, readonly Label[]>;
  /** All labels in reading order. */
  readonly allLabels: readonly Label[];
  readonly style: NumberStyle;
  readonly order: DateOrder;
  listFigures(cell: Cell): readonly FormFigure[];
  listDates(cell: Cell): readonly FoundDate[];
  quote(cell: Cell, from: number, to: number): Evidence;
}

/** Lays the text out and reads how it writes numbers and dates. */
export function createPage(sourceText: SourceText): Page {
  const { text } = sourceText;
  const rows = createLayout(sourceText);
  const cells = rows.flatMap((row) => row.cells);
  const labels = findLabels(rows);
  const style = findNumberStyle(text.slice(0, 200_000));
  const order = findOrder(text.slice(0, 200_000));
  const figures = new Map<Cell, readonly FormFigure[]>();
  const dates = new Map<Cell, readonly FoundDate[]>();
  return {
    sourceText,
    rows,
    cells,
    labels,
    allLabels: cells.flatMap((cell) => labels.get(cell) ?? []),
    style,
    order,
    listFigures: (cell) =>
      remember(figures, cell, () => listCellFigures(cell, style, getDates(cell))),
    listDates: getDates,
    quote: (cell, from, to) =>
      createEvidence(text, { start: cell.start + from, end: cell.start + to }),
  };

  function getDates(cell: Cell): readonly FoundDate[] {
    return remember(dates, cell, () => listFormDates(cell.folded, order));
  }
}

function remember<V>(known: Map<Cell, V>, cell: Cell, make: () => V): V {
  const before = known.get(cell);
  if (before !== undefined) return before;
  const made = make();
  known.set(cell, made);
  return made;
}

/** The figures of a cell, without the numbers of its dates. */
function listCellFigures(
  cell: Cell,
  style: NumberStyle,
  dates: readonly FoundDate[],
): readonly FormFigure[] {
  const figures = listFormFigures(cell.text, style);
  return dates.length === 0
    ? figures
    : figures.filter(({ from, to }) => !dates.some((date) => date.from < to && from < date.to));
}

const american =
  /\bunited states\b|\busa\b|\bus dollars?\b|\b(?:a[lkzr]|c[aot]|d[ec]|fl|ga|hi|i[dlna]|k[sy]|la|m[edainsot]|n[evhjmycd]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[ta]|w[aviy]),? ?\d{5}(?:-\d{4})?\b/;

/** As other dates of the document show it; month first if the document is clearly American. */
function findOrder(text: string): DateOrder {
  const folded = fold(text);
  const shown = findShownOrder(folded);
  if (shown !== undefined) return shown;
  const isAmerican = american.test(folded) && !/[€£₹]|\beur\b|\bgbp\b/.test(folded);
  return isAmerican ? 'month-first' : 'day-first';
}
