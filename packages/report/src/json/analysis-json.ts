import { judgeClauses, takeSide } from '@clauselight/core';
import { type AnalysisFile, analysisFileSchema } from '@clauselight/schema';
import { getDocumentTitle } from '../document-title.ts';
import type { StoredAnalysisInput } from '../report-input.ts';

/**
 * Writes an analysis as JSON in the shape of `analysisFileSchema`.
 *
 * @param input - The analysis with its source text and document.
 * @returns The file. The same analysis gives the same bytes.
 */
export function writeAnalysisJson(input: StoredAnalysisInput): string {
  const { analysisId, analyzedAt, states, highlights } = input;
  const side = input.analysis.sides.find(({ id }) => id === input.side);
  // The analysis of one side cannot be converted to another.
  const analysis = side
    ? { ...takeSide(input.analysis, side.id), views: [] }
    : takeSide(input.analysis, undefined);
  const clauseVerdicts = judgeClauses(analysis, side?.id);
  const content: AnalysisFile = {
    format: 'clauselight-analysis',
    version: 2,
    analysisId,
    analyzedAt,
    document: describeDocument(input),
    ...(side !== undefined && { side: { id: side.id, label: side.label } }),
    findingStates: [...states],
    analysis,
    ...(clauseVerdicts.length > 0 && { clauseVerdicts: [...clauseVerdicts] }),
    ...(highlights !== undefined && { highlights: [...highlights] }),
  };
  // Parsed, because the schema determines the order of the fields.
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
