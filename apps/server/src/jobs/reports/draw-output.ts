import { type ComparedVersion, compareVersions } from '@clauselight/comparison';
import {
  composeAnalysisReport,
  composeComparisonReport,
  composeReviewComments,
  type ReviewComment,
  renderDocx,
  renderMarkdown,
  renderPdf,
  type StoredAnalysisInput,
  writeAnalysisJson,
  writeCalendar,
  writeFindingsCsv,
  writeTermsCsv,
} from '@clauselight/report';
import { AppError, type Comparison } from '@clauselight/schema';
import { parseDocument } from '../../domain/analyses/recent-documents.ts';
import type { AnalyzedMaterial, OutputWork, ReviewMaterial } from './output-messages.ts';

type Takes<Kind extends keyof OutputWork> = OutputWork[Kind]['takes'];
type Drawn = string | Uint8Array | Promise<Uint8Array>;

const reports: {
  readonly [Format in Takes<'report'>['format']]: (input: StoredAnalysisInput) => Drawn;
} = {
  pdf: (input) => renderPdf(composeAnalysisReport(input)),
  docx: (input) => renderDocx(composeAnalysisReport(input)),
  markdown: (input) => renderMarkdown(composeAnalysisReport(input)),
  'findings-csv': writeFindingsCsv,
  'terms-csv': writeTermsCsv,
  calendar: drawCalendar,
  json: writeAnalysisJson,
};

const comparisons: {
  readonly [Format in Takes<'comparison'>['format']]: (comparison: Comparison) => Drawn;
} = {
  pdf: (comparison) => renderPdf(composeComparisonReport(comparison)),
  docx: (comparison) => renderDocx(composeComparisonReport(comparison)),
  markdown: (comparison) => renderMarkdown(composeComparisonReport(comparison)),
  json: (comparison) => JSON.stringify(comparison),
};

/** An analysis as a file. Throws analysis_missing where it is of another text, and no_dates. */
export async function drawReport({
  format,
  highlights,
  ...takes
}: Takes<'report'>): Promise<Uint8Array> {
  const input = openReview(takes);
  return encode(await reports[format](highlights === undefined ? input : { ...input, highlights }));
}

/** What an analysis says as comments on its document. Throws analysis_missing where it is of another text. */
export function drawComments(takes: Takes<'comments'>): readonly ReviewComment[] {
  return composeReviewComments(openReview(takes));
}

/** Two versions compared. Throws analysis_missing where an analysis is of another text. */
export async function drawComparison(takes: Takes<'comparison'>): Promise<Uint8Array> {
  const { before, after, side, format } = takes;
  const comparison = compareVersions({
    before: openVersion(before),
    after: openVersion(after),
    ...(side === undefined ? {} : { side }),
  });
  return encode(await comparisons[format](comparison));
}

function openReview({ material, side, accepted }: ReviewMaterial): StoredAnalysisInput {
  return { ...openVersion(material), accepted, ...(side === undefined ? {} : { side }) };
}

function openVersion(material: AnalyzedMaterial): ComparedVersion {
  const { analysisId, documentId, filename, analyzedAt } = material;
  const { sourceText: source, analysis } = parseDocument(material);
  return { analysisId, documentId, filename, analyzedAt, source, analysis };
}

function drawCalendar(input: StoredAnalysisInput): string {
  const calendar = writeCalendar(input);
  if (calendar === undefined) throw new AppError('no_dates');
  return calendar;
}

function encode(drawn: Awaited<Drawn>): Uint8Array {
  return typeof drawn === 'string' ? new TextEncoder().encode(drawn) : drawn;
}
