import type { Calculation } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import type { Statement } from '../../text/values/statements.ts';
import { listFigures } from '../common/figures/figures.ts';
import { findChanges } from './change.ts';
import { findParts } from './part.ts';
import { findSums } from './sum.ts';

/** All arithmetic that sentences state and that can be done again: changes, multiples, shares and sums. */
export function listCalculations(
  text: string,
  statements: readonly Statement[],
): readonly Calculation[] {
  return statements.flatMap(({ passage, kind }) => {
    if (kind === 'table-row') return [];
    const figures = listFigures(passage.text);
    if (figures.length < 2) return [];
    const found = [
      ...findChanges(passage.text, figures),
      ...findParts(passage.text, figures),
      ...findSums(passage.text, figures),
    ];
    return found.flatMap(({ from, to, ...calculation }) => {
      const evidence = findEvidence(text, passage, { from, to });
      return evidence ? [{ ...calculation, evidence }] : [];
    });
  });
}
