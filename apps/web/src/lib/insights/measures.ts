import { groupBy } from '../group-by.ts';
/** What the scores of contracts measure; scores of different measures are never compared. */
export const riskMeasure = 'Risk';

/** The name for scores of which it was not kept what they measure. */
const unknownMeasure = 'Score';

interface Measured {
  readonly scoreLabel?: string | undefined;
}

export interface MeasureGroup<T> {
  /** `Risk`, `Revision need`, `Attention needed`. */
  readonly measure: string;
  readonly items: readonly T[];
}

/** What is measured alike, together: risk first, then by name; the order within is kept. */
export function groupByMeasure<T extends Measured>(items: readonly T[]): MeasureGroup<T>[] {
  const groups = groupBy(items, ({ scoreLabel }) => scoreLabel ?? unknownMeasure);
  return [...groups]
    .map(([measure, members]) => ({ measure, items: members }))
    .toSorted((a, b) => rank(a.measure) - rank(b.measure) || a.measure.localeCompare(b.measure));
}

function rank(measure: string): number {
  return measure === riskMeasure ? 0 : 1;
}
