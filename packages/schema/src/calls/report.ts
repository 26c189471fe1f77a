import * as z from 'zod/mini';
import { sideFieldSchema } from '../side-field.ts';

interface ReportFormatFacts {
  /** The name in a menu. */
  readonly title: string;
  /** The part of the file name between the document's name and the extension. */
  readonly suffix: string;
  readonly extension: string;
  readonly mediaType: string;
}

/** The formats in which an analysis can be downloaded. */
export const analysisReportFormats = {
  pdf: {
    title: 'PDF report',
    suffix: 'analysis',
    extension: 'pdf',
    mediaType: 'application/pdf',
  },
  docx: {
    title: 'Word report',
    suffix: 'analysis',
    extension: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  'reviewed-docx': {
    title: 'Reviewed document with comments (Word)',
    suffix: 'reviewed',
    extension: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  'redlined-docx': {
    title: 'Document with proposed changes (Word)',
    suffix: 'proposed changes',
    extension: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  markdown: {
    title: 'Markdown report',
    suffix: 'analysis',
    extension: 'md',
    mediaType: 'text/markdown; charset=utf-8',
  },
  'findings-csv': {
    title: 'Findings (CSV)',
    suffix: 'findings',
    extension: 'csv',
    mediaType: 'text/csv; charset=utf-8',
  },
  'terms-csv': {
    title: 'Key terms (CSV)',
    suffix: 'key terms',
    extension: 'csv',
    mediaType: 'text/csv; charset=utf-8',
  },
  calendar: {
    title: 'Calendar of deadlines (iCalendar)',
    suffix: 'deadlines',
    extension: 'ics',
    mediaType: 'text/calendar; charset=utf-8',
  },
  json: {
    title: 'Everything (JSON)',
    suffix: 'analysis',
    extension: 'json',
    mediaType: 'application/json; charset=utf-8',
  },
} as const satisfies Record<string, ReportFormatFacts>;
export type AnalysisReportFormat = keyof typeof analysisReportFormats;
export const analysisReportFormatSchema = z.enum(
  Object.keys(analysisReportFormats) as [AnalysisReportFormat, ...AnalysisReportFormat[]],
);

/** The formats in which a comparison can be downloaded. */
export const comparisonReportFormats = {
  pdf: { ...analysisReportFormats.pdf, suffix: 'comparison' },
  docx: { ...analysisReportFormats.docx, suffix: 'comparison' },
  markdown: { ...analysisReportFormats.markdown, suffix: 'comparison' },
  json: { ...analysisReportFormats.json, suffix: 'comparison' },
} as const satisfies Partial<Record<AnalysisReportFormat, ReportFormatFacts>>;
export type ComparisonReportFormat = keyof typeof comparisonReportFormats;
export const comparisonReportFormatSchema = z.enum(
  Object.keys(comparisonReportFormats) as [ComparisonReportFormat, ...ComparisonReportFormat[]],
);

/** Ids of findings for which no change is asked for, divided by commas. */
const leaveOutSchema = z.optional(z.string().check(z.maxLength(4000), z.regex(/^[\w,-]*$/)));

/** GET /api/analyses/{id}/report: the format and content; the answer is the file. */
export const analysisReportQuerySchema = z.object({
  format: analysisReportFormatSchema,
  /** Id of the side taken; none if absent or unknown. */
  side: sideFieldSchema,
  /** `yes` adds the annex: highlighted passages with their notes. */
  annex: z.optional(z.enum(['yes', 'no'])),
  /** For the document with proposed changes. */
  leaveOut: leaveOutSchema,
  /** Reports as PDF, Word and Markdown are short unless `long` is said; other formats have one length. */
  length: z.optional(z.enum(['short', 'long'])),
});
export type AnalysisReportQuery = z.infer<typeof analysisReportQuerySchema>;

/** GET /api/analyses/{id}/changes: the changes that are proposed for a side; the answer is a `Redline`. */
export const changesQuerySchema = z.object({
  /** Id of the side taken; none if absent or unknown. */
  side: sideFieldSchema,
  leaveOut: leaveOutSchema,
});
export type ChangesQuery = z.infer<typeof changesQuerySchema>;

/** GET /api/comparisons (returns a `Comparison`) and, with a format, GET /api/comparisons/report (the file). */
export const comparisonQuerySchema = z.object({
  /** Id of the analysis of the earlier version. */
  before: z.uuid(),
  /** Id of the analysis of the later version. */
  after: z.uuid(),
  /** Id of a side of the later version; the same side is searched in the earlier one. */
  side: sideFieldSchema,
});
export type ComparisonQuery = z.infer<typeof comparisonQuerySchema>;

export const comparisonReportQuerySchema = z.extend(comparisonQuerySchema, {
  format: comparisonReportFormatSchema,
});
export type ComparisonReportQuery = z.infer<typeof comparisonReportQuerySchema>;
