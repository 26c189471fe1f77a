import type { AnalysisRecord } from '@clauselight/schema';
import { hasWords, splitWords } from '../../../lib/words.ts';

/** The latest analysis of each document, newest first, and the ones that are requested by id. */
export function listVersions(
  records: readonly AnalysisRecord[],
  named: readonly (string | undefined)[],
): AnalysisRecord[] {
  const seen = new Set<string>();
  return records
    .toSorted((a, b) => compareMoments(b, a))
    .filter(({ id, documentId }) => {
      const isLatest = !seen.has(documentId);
      seen.add(documentId);
      return isLatest || named.includes(id);
    });
}

/** Those whose file name has all the words that are looked for. */
export function searchVersions(
  records: readonly AnalysisRecord[],
  search: string,
): AnalysisRecord[] {
  const words = splitWords(search);
  return records.filter(({ filename }) => hasWords([filename], words));
}

/** Orders analyses by when they ended, the earliest first. */
export function compareMoments(a: AnalysisRecord, b: AnalysisRecord): number {
  return (a.analyzedAt ?? a.requestedAt).localeCompare(b.analyzedAt ?? b.requestedAt);
}
