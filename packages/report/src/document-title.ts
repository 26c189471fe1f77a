import type { AnalysisReportInput } from './report-input.ts';

/** The document's own title, or else its file name. */
export function getDocumentTitle({
  analysis,
  filename,
}: Pick<AnalysisReportInput, 'analysis' | 'filename'>): string {
  return analysis.terms.find(({ type }) => type === 'document-title')?.display ?? filename;
}
