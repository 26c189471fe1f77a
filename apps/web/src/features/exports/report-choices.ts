import { computeDueDate } from '@clauselight/core';
import {
  type Analysis,
  type AnalysisReportFormat,
  analysisReportFormats,
  findFormatByName,
  getDocumentFamily,
} from '@clauselight/schema';
import { t } from './messages.ts';

/** A file that the menu offers. */
export interface ReportChoice {
  readonly format: AnalysisReportFormat;
  readonly title: string;
  /** Why it cannot be had; absent where it can. */
  readonly obstacle?: string;
}

interface Analyzed {
  readonly filename: string;
  readonly analysis: Analysis;
}

/** The files that an analysis can be taken away as: comments need a Word document, and changes a contract. */
export function listReportChoices({ filename, analysis }: Analyzed): readonly ReportChoice[] {
  const formats = Object.keys(analysisReportFormats) as AnalysisReportFormat[];
  return formats
    .filter((format) => format !== 'reviewed-docx' || findFormatByName(filename) === 'docx')
    .filter((format) => format !== 'redlined-docx' || isJudgedContract(analysis))
    .map((format) => ({
      format,
      title: analysisReportFormats[format].title,
      ...(format === 'calendar' && !hasDate(analysis) && { obstacle: t('exports.menu.noDate') }),
    }));
}

function isJudgedContract({ documentKind, score }: Analysis): boolean {
  return getDocumentFamily(documentKind.kind) === 'contract' && score !== undefined;
}

function hasDate({ terms, details }: Analysis): boolean {
  const isDue = details?.kind === 'invoice' && computeDueDate(details) !== undefined;
  return isDue || terms.some(({ value }) => 'date' in value && value.date !== undefined);
}

export interface WantedReport {
  readonly analysisId: string;
  readonly format: AnalysisReportFormat;
  /** Id of the side that the user chose. */
  readonly side: string | undefined;
  /** Whether the highlighted passages and the notes on them follow, where the file has a place for them. */
  readonly hasAnnex: boolean;
  /** Whether a report has all details. */
  readonly isLong: boolean;
}

const withLength: ReadonlySet<AnalysisReportFormat> = new Set(['pdf', 'docx', 'markdown']);
const withAnnex: ReadonlySet<AnalysisReportFormat> = new Set(['pdf', 'docx', 'markdown', 'json']);

/** The address of a report at the server. */
export function getReportPath(wanted: WantedReport): string {
  const { analysisId, format, side, hasAnnex, isLong } = wanted;
  const params = new URLSearchParams({ format });
  if (side !== undefined) params.set('side', side);
  if (hasAnnex && withAnnex.has(format)) params.set('annex', 'yes');
  if (isLong && withLength.has(format)) params.set('length', 'long');
  return `/api/analyses/${encodeURIComponent(analysisId)}/report?${params}`;
}
