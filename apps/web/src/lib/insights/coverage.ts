import type { AnalysisRecord, DocumentInsight } from '@clauselight/schema';
import { t } from '../messages.ts';

/** What the figures leave out, in sentences; none where they cover everything. */
export function describeCoverage(
  records: readonly AnalysisRecord[],
  documents: readonly DocumentInsight[],
): string[] {
  const known = new Set(documents.map(({ documentId }) => documentId));
  const analyzed = new Set(records.map(({ documentId }) => documentId));
  const missing = [...analyzed].filter((id) => !known.has(id)).length;
  const incomplete = documents.filter(({ isIncomplete }) => isIncomplete).length;
  return [
    missing > 0 && t('lib.coverage.missing', { count: missing }),
    incomplete > 0 && t('lib.coverage.incomplete', { count: incomplete }),
  ].filter((sentence) => sentence !== false);
}
