import type { Contradiction, Evidence, KeyFigure } from '@clauselight/schema';
import { findEvidence } from '../../../text/passage.ts';
import type { Statement } from '../../../text/values/statements.ts';
import { type FigureContext, normalizeMeasure, readContext } from './figure-context.ts';
import { type Figure, listFigures } from './figures.ts';

/** A figure with its context and place. */
interface StatedFigure extends Figure, FigureContext {
  readonly statement: Statement;
  /** Which statement of the document, counted from 0. */
  readonly index: number;
  readonly evidence: Evidence;
}

const mostShown = 40;
const mostRead = 4000;
const openingStatements = 15;

/** Every figure with a unit, a scale or grouped thousands that running text states; of a flood the first few thousand. */
export function listStatedFigures(
  text: string,
  statements: readonly Statement[],
): readonly StatedFigure[] {
  const found: StatedFigure[] = [];
  for (const [index, statement] of statements.entries()) {
    if (statement.kind === 'table-row' || statement.kind === 'footnote') continue;
    if (found.length >= mostRead) break;
    const { passage } = statement;
    for (const figure of listFigures(passage.text)) {
      const evidence = figure.isMarked ? findEvidence(text, passage, figure) : undefined;
      if (evidence === undefined) continue;
      found.push({ ...figure, ...readContext(passage.text, figure), statement, index, evidence });
    }
  }
  return found;
}

/** The figures of a report, the most telling first: early in the text, with measure and period, said again. */
export function listKeyFigures(figures: readonly StatedFigure[]): readonly KeyFigure[] {
  const groups = new Map<string, StatedFigure[]>();
  for (const figure of figures) {
    if (figure.role === 'start') continue;
    const key = figure.display;
    const group = groups.get(key);
    if (group) group.push(figure);
    else groups.set(key, [figure]);
  }
  return [...groups.values()]
    .map((group) => ({ group, weight: weigh(group) }))
    .sort((a, b) => b.weight - a.weight || start(a.group) - start(b.group))
    .slice(0, mostShown)
    .flatMap(({ group }) => describe(group));
}

function start(group: readonly StatedFigure[]): number {
  return group[0]?.evidence.start ?? 0;
}

function weigh(group: readonly StatedFigure[]): number {
  const [first] = group;
  if (first === undefined) return 0;
  const isEarly = first.index < openingStatements || first.statement.kind === 'heading';
  const told = group.find(({ measure }) => measure !== undefined);
  return (
    (isEarly ? 2 : 0) +
    (told ? 2 : 0) +
    (group.some(({ period }) => period !== undefined) ? 1 : 0) +
    (group.some(({ direction }) => direction !== undefined) ? 1 : 0) +
    (first.unit.length === 3 ? 1 : 0) +
    Math.min(2, group.length - 1)
  );
}

function describe(group: readonly StatedFigure[]): readonly KeyFigure[] {
  const best = group.find(({ measure }) => measure !== undefined) ?? group[0];
  if (best === undefined) return [];
  const { display, value, unit, measure, period, direction, evidence } = best;
  return [
    {
      display,
      value,
      unit,
      ...(measure !== undefined && { measure }),
      ...(period !== undefined && { period }),
      ...(direction !== undefined && { direction }),
      mentions: group.length,
      evidence,
    },
  ];
}

/**
 * Measures that have several values for one period. Figures that agree when rounded, changes, starting points and
 * figures called planned, adjusted or of another time do not count.
 */
export function listContradictions(figures: readonly StatedFigure[]): readonly Contradiction[] {
  const groups = new Map<string, StatedFigure[]>();
  for (const figure of figures) {
    const { measure, period, role, isQualified, unit } = figure;
    if (measure === undefined || role !== 'level' || isQualified) continue;
    const name = normalizeMeasure(measure);
    if (name === '' || (period === undefined ? !single.test(name) : isRelative(period))) continue;
    const key = `${name}|${(period ?? '').toLowerCase().replace(/[^a-z\d]/g, '')}|${unit}`;
    const group = groups.get(key);
    if (group) group.push(figure);
    else groups.set(key, [figure]);
  }
  return [...groups.values()].flatMap(readContradiction);
}

/** A document has one value of these, which does not change with time. */
const single =
  /^(?:project )?(?:budget|purchase price|contract value|project cost|head ?count|loan amount|grant)$/;

function isRelative(period: string): boolean {
  return /year$|^Q[1-4]$|(?:quarter|half)$/i.test(period);
}

function readContradiction(group: readonly StatedFigure[]): readonly Contradiction[] {
  const distinct: StatedFigure[] = [];
  for (const figure of group) {
    if (!distinct.some((other) => agree(figure, other))) distinct.push(figure);
  }
  const [first, second] = distinct;
  // Two values in one sentence are two things.
  if (first === undefined || second === undefined) return [];
  if (new Set(distinct.map(({ index }) => index)).size < distinct.length) return [];
  return [
    {
      measure: first.measure ?? '',
      ...(first.period !== undefined && { period: first.period }),
      figures: distinct.map(({ display, value, evidence }) => ({ display, value, evidence })),
    },
  ];
}

function agree(a: Figure, b: Figure): boolean {
  const tolerance =
    a.isRough || b.isRough ? 0.05 * Math.max(Math.abs(a.value), Math.abs(b.value)) : 0;
  return (
    Math.abs(a.value - b.value) <= Math.max(tolerance, roundness(a) / 2, roundness(b) / 2) * 1.0001
  );
}

/** To what a figure is rounded: 4,200,000 to 100,000. */
function roundness({ value, step }: Figure): number {
  let size = step;
  while (
    size < Math.abs(value) / 100 &&
    Math.abs(value / (size * 10) - Math.round(value / (size * 10))) < 1e-9
  ) {
    size *= 10;
  }
  return size;
}
