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

type WorkInput<Kind extends keyof OutputWork> = OutputWork[Kind]['takes'];
type FileContent = string | Uint8Array | Promise<Uint8Array>;

const reports: {
  readonly [Format in WorkInput<'report'>['format']]: (input: StoredAnalysisInput) => FileContent;
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
  readonly [Format in WorkInput<'comparison'>['format']]: (comparison: Comparison) => FileContent;
} = {
  pdf: (comparison) => renderPdf(composeComparisonReport(comparison)),
  docx: (comparison) => renderDocx(composeComparisonReport(comparison)),
  markdown: (comparison) => renderMarkdown(composeComparisonReport(comparison)),
  json: (comparison) => JSON.stringify(comparison),
};

/** Makes a report of an analysis. Throws `analysis_missing` if the analysis is of another text, and `no_dates`. */
export async function drawReport({
  format,
  highlights,
  isShort,
  ...takes
}: WorkInput<'report'>): Promise<Uint8Array> {
  const input = { ...openReview(takes), isShort };
  return encode(await reports[format](highlights === undefined ? input : { ...input, highlights }));
}

/** Makes comments on a document from its analysis. Throws `analysis_missing` if the analysis is of another text. */
export function drawComments(takes: WorkInput<'comments'>): readonly ReviewComment[] {
  return composeReviewComments(openReview(takes));
}

/** Compares two versions. Throws `analysis_missing` if an analysis is of another text. */
export async function drawComparison(takes: WorkInput<'comparison'>): Promise<Uint8Array> {
  const { before, after, side, format } = takes;
  const comparison = compareVersions({
    before: openVersion(before),
    after: openVersion(after),
    ...(side === undefined ? {} : { side }),
  });
  return encode(await comparisons[format](comparison));
}

/** Parses an analysis and its text. Throws `analysis_missing` if the analysis is of another text. */
export function openReview({ material, side, states }: ReviewMaterial): StoredAnalysisInput {
  return { ...openVersion(material), states, ...(side === undefined ? {} : { side }) };
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

function encode(drawn: Awaited<FileContent>): Uint8Array {
  return typeof drawn === 'string' ? new TextEncoder().encode(drawn) : drawn;
}
