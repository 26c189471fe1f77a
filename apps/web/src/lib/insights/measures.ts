import { groupBy } from '../group-by.ts';
import { t } from '../messages.ts';
/** What the scores of contracts measure; scores of different measures are never compared. */
export const riskMeasure = 'Risk';

interface Measured {
  readonly scoreLabel?: string | undefined;
}

export interface MeasureGroup<T> {
  /** `Risk`, `Revision need`, `Attention needed`. */
  readonly measure: string;
  readonly items: readonly T[];
}

/**
 * Groups by what the scores measure: risk first, then by name; the order within a group is kept. Old analyses did not
 * record what their score measures and are called `Score`.
 */
export function groupByMeasure<T extends Measured>(items: readonly T[]): MeasureGroup<T>[] {
  const groups = groupBy(items, ({ scoreLabel }) => scoreLabel ?? t('lib.insights.score'));
  return [...groups]
    .map(([measure, members]) => ({ measure, items: members }))
    .toSorted((a, b) => rank(a.measure) - rank(b.measure) || a.measure.localeCompare(b.measure));
}

function rank(measure: string): number {
  return measure === riskMeasure ? 0 : 1;
}
