import type { AnalysisRecord, DocumentInsight } from '@clauselight/schema';
import { formatCount } from '../format.ts';

/** What the figures leave out, in sentences; none where they tell of everything. */
export function describeCoverage(
  records: readonly AnalysisRecord[],
  documents: readonly DocumentInsight[],
): string[] {
  const known = new Set(documents.map(({ documentId }) => documentId));
  const analyzed = new Set(records.map(({ documentId }) => documentId));
  const missing = [...analyzed].filter((id) => !known.has(id)).length;
  const incomplete = documents.filter(({ isIncomplete }) => isIncomplete).length;
  return [
    missing > 0 &&
      `${formatCount(missing, 'document is', 'documents are')} not compared here: only the latest 200 are, and only those whose analysis kept its figures. Analyzing a document again brings it in.`,
    incomplete > 0 &&
      `${formatCount(incomplete, 'analysis is', 'analyses are')} incomplete because a step failed: there may be more findings than are counted.`,
  ].filter((sentence) => sentence !== false);
}
