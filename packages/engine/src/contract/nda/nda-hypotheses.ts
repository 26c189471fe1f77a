import { definitionHypotheses } from './hypotheses/definition.ts';
import { disclosureHypotheses } from './hypotheses/disclosure.ts';
import { endHypotheses } from './hypotheses/end.ts';
import { freedomHypotheses } from './hypotheses/freedom.ts';
import type { NdaHypothesis } from './hypotheses/nda-hypothesis.ts';
import type { NdaId } from './outputs.ts';

/** The 17 questions about every non-disclosure agreement, by subject. */
export const ndaHypotheses: readonly NdaHypothesis[] = [
  ...definitionHypotheses,
  ...disclosureHypotheses,
  ...freedomHypotheses,
  ...endHypotheses,
];

const byId = new Map(ndaHypotheses.map((hypothesis) => [hypothesis.id, hypothesis]));

/** Returns the hypothesis with an id. */
export function getNdaHypothesis(id: NdaId): NdaHypothesis {
  const hypothesis = byId.get(id);
  if (hypothesis === undefined) throw new RangeError(`there is no hypothesis ${id}`);
  return hypothesis;
}
