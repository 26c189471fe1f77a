import type { AnalysisRecord } from '@clauselight/schema';
import { compareMoments } from './list-versions.ts';

export interface ChosenVersions {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * How alike two documents have to be for the one to be suggested beside the other, 0-1: half of it is their names, half
 * what is known of their contents. Similar names do not count if the contents clearly differ.
 */
const leastLikeness = 0.6;
const leastContents = 0.4;

interface Choice {
  readonly chosen: ChosenVersions;
  /** Whether the user said which of the versions it is. */
  readonly isByHand: boolean;
}

/**
 * Completes a choice of one version: with the document of the same kind whose name and contents are most like it. One made by hand
 * stays where it was made; otherwise the earlier analysis of the two is the earlier version. A choice of both or of none
 * stays as it is, and so does one without a similar document.
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
    .map((candidate) => ({ candidate, likeness: compareDocuments(candidate, record) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .reduce<{ candidate?: AnalysisRecord; likeness: number }>(
      (best, next) => (next.likeness > best.likeness ? next : best),
      { likeness: 0 },
    ).candidate;
}

function compareDocuments(a: AnalysisRecord, b: AnalysisRecord): number {
  const names = measureShared(listPairs(a.filename), listPairs(b.filename));
  const [left, right] = [listContents(a), listContents(b)];
  if (left.size === 0 || right.size === 0) return names;
  const contents = measureShared(left, right);
  return contents < leastContents ? 0 : Math.max((names + contents) / 2, contents - 0.2);
}

/** Dice's coefficient: 1 where both have the same, 0 where they share nothing. */
function measureShared(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((one) => right.has(one)).length;
  return (2 * shared) / Math.max(1, left.size + right.size);
}

/** Pairs of letters of a file name, without its extension. */
function listPairs(filename: string): ReadonlySet<string> {
  const name = ` ${filename.toLowerCase().replace(/\.[a-z0-9]{1,5}$/, '')} `;
  return new Set(Array.from({ length: name.length - 1 }, (_, at) => name.slice(at, at + 2)));
}

/** The words of what an analysis says of its document: parties, dates, amounts and findings. */
function listContents({ summary = '', contractTerm = '', riskFlags }: AnalysisRecord) {
  const words = [summary, contractTerm, ...riskFlags.map(({ title }) => title)].join(' ');
  return new Set(words.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.,]*/gu) ?? []);
}
