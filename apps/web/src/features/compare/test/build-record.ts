import type { AnalysisRecord } from '@clauselight/schema';

/** An analysis as the list has it; `id` stands for its document as well. */
export function buildRecord(id: string, changes: Partial<AnalysisRecord> = {}): AnalysisRecord {
  return {
    id,
    documentId: `document of ${id}`,
    filename: `${id}.docx`,
    status: 'completed',
    requestedAt: '2026-03-01T10:00:00.000Z',
    analyzedAt: '2026-03-01T10:00:05.000Z',
    riskScore: 4.2,
    documentKind: 'services',
    riskFlags: [],
    ...changes,
  };
}
