import type { AnalysisReportInput } from './report-input.ts';

/** What a document is called: by itself, else by its file. */
export function getDocumentTitle({
  analysis,
  filename,
}: Pick<AnalysisReportInput, 'analysis' | 'filename'>): string {
  return analysis.terms.find(({ type }) => type === 'document-title')?.display ?? filename;
}
