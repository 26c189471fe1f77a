import { takeSide } from '@clauselight/core';
import { type AnalysisFile, analysisFileSchema } from '@clauselight/schema';
import { getDocumentTitle } from '../document-title.ts';
import type { StoredAnalysisInput } from '../report-input.ts';

/** Everything an analysis says as JSON, in the shape of `analysisFileSchema`. The same analysis gives the same bytes. */
export function writeAnalysisJson(input: StoredAnalysisInput): string {
  const { analysisId, analyzedAt, accepted, highlights } = input;
  const side = input.analysis.sides.find(({ id }) => id === input.side);
  const content: AnalysisFile = {
    format: 'clauselight-analysis',
    version: 1,
    analysisId,
    analyzedAt,
    document: describeDocument(input),
    ...(side !== undefined && { side: { id: side.id, label: side.label } }),
    acceptedFindings: [...accepted],
    // No other side can be taken of what a side was taken of.
    analysis: side ? { ...takeSide(input.analysis, side.id), views: [] } : input.analysis,
    ...(highlights !== undefined && { highlights: [...highlights] }),
  };
  // Parsed, because the schema decides in which order the fields are written.
  return `${JSON.stringify(analysisFileSchema.parse(content), undefined, 2)}\n`;
}

function describeDocument(input: StoredAnalysisInput): AnalysisFile['document'] {
  const { format, readerVersion, pages, warnings } = input.source;
  return {
    filename: input.filename,
    title: getDocumentTitle(input),
    format,
    readerVersion,
    ...(pages.length > 0 && { pageCount: pages.length }),
    warnings,
  };
}
