import type { AnalysisRecord } from '@clauselight/schema';
import { compareMoments } from './list-versions.ts';

export interface ChosenVersions {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** How alike two file names have to be for the one to be suggested beside the other, 0-1. */
const leastLikeness = 0.6;

interface Choice {
  readonly chosen: ChosenVersions;
  /** Whether the reader has said which of the versions it is. */
  readonly isByHand: boolean;
}

/**
 * Completes a choice of one version: with the document of the same kind whose file name is most like it. One made by hand
 * stays where it was made; otherwise the earlier analysis of the two is the earlier version. A choice of both or of none
 * stays as it is, and so does one nothing is like.
 */
export function suggestVersions(
  records: readonly AnalysisRecord[],
  { chosen, isByHand }: Choice,
): ChosenVersions {
  const id = chosen.before ?? chosen.after;
  if (id === undefined || (chosen.before && chosen.after)) return chosen;
  const record = records.find((candidate) => candidate.id === id);
  const other = record && findLikeliest(records, record);
  if (!other) return chosen;
  if (isByHand) return { before: chosen.before ?? other.id, after: chosen.after ?? other.id };
  const [earlier, later] = [record, other].toSorted(compareMoments);
  return { before: earlier?.id, after: later?.id };
}

function findLikeliest(records: readonly AnalysisRecord[], record: AnalysisRecord) {
  return records
    .filter(
      ({ documentId, documentKind }) =>
        documentId !== record.documentId && documentKind === record.documentKind,
    )
    .map((candidate) => ({ candidate, likeness: compareNames(candidate, record) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .reduce<{ candidate?: AnalysisRecord; likeness: number }>(
      (best, next) => (next.likeness > best.likeness ? next : best),
      { likeness: 0 },
    ).candidate;
}

/** Dice's coefficient of the pairs of letters in two file names, without extensions: 1 where they are the same. */
function compareNames(a: AnalysisRecord, b: AnalysisRecord): number {
  const [left, right] = [listPairs(a.filename), listPairs(b.filename)];
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / Math.max(1, left.size + right.size);
}

function listPairs(filename: string): ReadonlySet<string> {
  const name = ` ${filename.toLowerCase().replace(/\.[a-z0-9]{1,5}$/, '')} `;
  return new Set(Array.from({ length: name.length - 1 }, (_, at) => name.slice(at, at + 2)));
}
