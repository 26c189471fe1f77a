import type { Clause, ClauseReference, PassageChange, Span } from '@clauselight/schema';
import type { AlignedMatch } from '../alignment/align-passages.ts';
import type { Passage } from '../passages/passage.ts';
import type { ClauseMap } from '../references/align-clauses.ts';
import type { Version } from './version.ts';

type VersionName = 'before' | 'after';

/** Maps spans of one version to the other, and knows what happened to their words. */
export interface SpanMap {
  /**
   * Keys, shared by both versions, of the passages in which a span begins; absent if the other version does not have
   * them.
   */
  getPassageKeys(span: Span, version: VersionName): number | undefined;
  isSameClause(before: ClauseReference | undefined, after: ClauseReference | undefined): boolean;
  /** What happened to the words of a span: the change of the first changed passage it touches, else `same`. */
  getChangeKind(span: Span, version: VersionName): PassageChange['kind'];
}

interface PlacesInput {
  readonly before: Version;
  readonly after: Version;
  readonly matches: readonly AlignedMatch[];
  readonly clauses: ClauseMap;
  readonly changes: readonly Omit<PassageChange, 'id'>[];
}

export function createSpanMap({ before, after, matches, clauses, changes }: PlacesInput): SpanMap {
  const numbers = {
    before: new Map(matches.flatMap((match, at) => match.before.map((index) => [index, at]))),
    after: new Map(matches.flatMap((match, at) => match.after.map((index) => [index, at]))),
  };
  const passages = { before: before.passages, after: after.passages };
  const touched = {
    before: listChangedSpans(changes, 'before'),
    after: listChangedSpans(changes, 'after'),
  };
  return {
    getPassageKeys: ({ start }, version) =>
      numbers[version].get(findPassage(passages[version], start)),
    isSameClause: (earlier, later) => {
      const became: Clause | undefined = clauses.get(earlier?.id ?? '');
      return became !== undefined && became.id === later?.id;
    },
    getChangeKind: (span, version) => findFate(touched[version], span),
  };
}

/** Index of the last passage that begins at or before the offset; -1 before the first. */
function findPassage(passages: readonly Passage[], offset: number): number {
  let [from, to] = [0, passages.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((passages[middle]?.start ?? 0) <= offset) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

interface ChangedSpan extends Span {
  readonly kind: PassageChange['kind'];
}

function listChangedSpans(
  changes: readonly Omit<PassageChange, 'id'>[],
  version: VersionName,
): readonly ChangedSpan[] {
  return changes
    .flatMap((change): ChangedSpan[] => {
      const place = change[version];
      if (change.kind === 'same' || place === undefined) return [];
      return [{ start: place.start, end: place.end, kind: change.kind }];
    })
    .sort((a, b) => a.start - b.start);
}

function findFate(touched: readonly ChangedSpan[], { start, end }: Span): PassageChange['kind'] {
  let [from, to] = [0, touched.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((touched[middle]?.end ?? 0) <= start) from = middle + 1;
    else to = middle;
  }
  const found = touched[from];
  return found !== undefined && found.start < end ? found.kind : 'same';
}
