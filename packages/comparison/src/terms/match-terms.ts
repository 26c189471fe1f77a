import type { Analysis, Term } from '@clauselight/schema';
import { type Matched, matchGroups } from '../matching.ts';
import type { SpanMap } from '../rows/span-map.ts';
import { foldText } from '../text/fold-word.ts';

/** The terms of both versions, paired by type, label and position. */
export function matchTerms(
  before: Analysis,
  after: Analysis,
  places: SpanMap,
): readonly Matched<Term>[] {
  const place = (version: 'before' | 'after') => (term: Term) =>
    createPlaced(term, version, places);
  const matched = matchGroups(before.terms.map(place('before')), after.terms.map(place('after')), {
    groupOf: ({ term }) => term.type,
    keys: [
      ({ place, term, display }) =>
        place === undefined ? undefined : `${place} ${term.label} ${display}`,
      ({ place }) => place?.toString(),
      ({ term, display }) => `${term.label} ${display}`,
    ],
    weigh: (earlier, later, isOnlyPair) => {
      const weight = weighPlace(earlier, later, places);
      const isNamed = earlier.term.label === later.term.label;
      const isSame = earlier.display === later.display;
      if (weight === 0) {
        const isOne = isNamed && (isOnlyPair || earlier.term.type === 'party');
        return isOne || isSame ? 0.1 : 0;
      }
      return weight + Number(isNamed) * 2 + Number(isSame) * 3 + weighWords(earlier, later);
    },
  });
  return matched.map((pair) => ({
    ...(pair.before !== undefined && { before: pair.before.term }),
    ...(pair.after !== undefined && { after: pair.after.term }),
  }));
}

interface PlacedTerm {
  readonly term: Term;
  readonly place: number | undefined;
  readonly display: string;
  readonly words: ReadonlySet<string>;
}

function createPlaced(term: Term, version: 'before' | 'after', places: SpanMap): PlacedTerm {
  return {
    term,
    place: places.getPassageKeys(term.evidence, version),
    display: foldText(term.display),
    words: new Set(foldText(term.evidence.quote).split(' ')),
  };
}

function weighPlace(before: PlacedTerm, after: PlacedTerm, places: SpanMap): number {
  if (before.place !== undefined && before.place === after.place) return 4;
  return places.isSameClause(before.term.clause, after.term.clause) ? 1 : 0;
}

/** Likeness of words, 0-1, to choose between several terms at one position. */
function weighWords({ words: b }: PlacedTerm, { words: a }: PlacedTerm): number {
  let shared = 0;
  for (const word of b) if (a.has(word)) shared += 1;
  return (2 * shared) / (b.size + a.size);
}
