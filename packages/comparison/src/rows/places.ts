import type { Clause, ClauseReference, PassageChange, Span } from '@clauselight/schema';
import type { AlignedMatch } from '../alignment/align-passages.ts';
import type { Passage } from '../passages/passage.ts';
import type { ClauseMap } from '../references/align-clauses.ts';
import type { Version } from './version.ts';

type VersionName = 'before' | 'after';

/** Where spans of one version stand in the other, and what became of the words there. */
export interface Places {
  /** The passages that a span begins in, by a number that both versions share; absent where the other version has them not. */
  placeOf(span: Span, version: VersionName): number | undefined;
  isSameClause(before: ClauseReference | undefined, after: ClauseReference | undefined): boolean;
  /** What became of the words of a span: that of the first passage it touches that is not the same, else the same. */
  fateOf(span: Span, version: VersionName): PassageChange['kind'];
}

interface PlacesInput {
  readonly before: Version;
  readonly after: Version;
  readonly matches: readonly AlignedMatch[];
  readonly clauses: ClauseMap;
  readonly changes: readonly Omit<PassageChange, 'id'>[];
}

export function createPlaces({ before, after, matches, clauses, changes }: PlacesInput): Places {
  const numbers = {
    before: new Map(matches.flatMap((match, at) => match.before.map((index) => [index, at]))),
    after: new Map(matches.flatMap((match, at) => match.after.map((index) => [index, at]))),
  };
  const passages = { before: before.passages, after: after.passages };
  const touched = { before: listTouched(changes, 'before'), after: listTouched(changes, 'after') };
  return {
    placeOf: ({ start }, version) => numbers[version].get(findPassage(passages[version], start)),
    isSameClause: (earlier, later) => {
      const became: Clause | undefined = clauses.get(earlier?.id ?? '');
      return became !== undefined && became.id === later?.id;
    },
    fateOf: (span, version) => findFate(touched[version], span),
  };
}

/** Index of the last passage that begins at the offset or before; -1 before the first. */
function findPassage(passages: readonly Passage[], offset: number): number {
  let [from, to] = [0, passages.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((passages[middle]?.start ?? 0) <= offset) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

interface Touched extends Span {
  readonly kind: PassageChange['kind'];
}

function listTouched(
  changes: readonly Omit<PassageChange, 'id'>[],
  version: VersionName,
): readonly Touched[] {
  return changes
    .flatMap((change): Touched[] => {
      const place = change[version];
      if (change.kind === 'same' || place === undefined) return [];
      return [{ start: place.start, end: place.end, kind: change.kind }];
    })
    .sort((a, b) => a.start - b.start);
}

function findFate(touched: readonly Touched[], { start, end }: Span): PassageChange['kind'] {
  let [from, to] = [0, touched.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((touched[middle]?.end ?? 0) <= start) from = middle + 1;
    else to = middle;
  }
  const found = touched[from];
  return found !== undefined && found.start < end ? found.kind : 'same';
}
