import type { Analysis, Term } from '@clauselight/schema';
import { type Matched, matchGroups } from '../matching.ts';
import type { Places } from '../rows/places.ts';
import { foldText } from '../text/fold-word.ts';

/** The terms of both versions, paired by their type, what they are called and where they stand. */
export function matchTerms(
  before: Analysis,
  after: Analysis,
  places: Places,
): readonly Matched<Term>[] {
  return matchGroups(before.terms, after.terms, {
    groupOf: ({ type }) => type,
    weigh: (earlier, later, isOnlyPair) => {
      const weight = weighPlace(earlier, later, places);
      const isNamed = earlier.label === later.label;
      if (weight === 0) return isNamed && (isOnlyPair || earlier.type === 'party') ? 0.1 : 0;
      const words = foldText(earlier.display) === foldText(later.display);
      return weight + Number(isNamed) * 2 + Number(words) * 3 + weighWords(earlier, later);
    },
  });
}

function weighPlace(before: Term, after: Term, places: Places): number {
  if (places.isSamePlace(before.evidence, after.evidence)) return 4;
  return places.isSameClause(before.clause, after.clause) ? 1 : 0;
}

/** 0-1: which of several terms in one place. */
function weighWords(before: Term, after: Term): number {
  const [b, a] = [before, after].map(
    ({ evidence }) => new Set(foldText(evidence.quote).split(' ')),
  );
  if (b === undefined || a === undefined) return 0;
  return (2 * [...b].filter((word) => a.has(word)).length) / (b.size + a.size);
}
