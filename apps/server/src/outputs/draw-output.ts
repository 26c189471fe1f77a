import {
  type AnalysisReportInput,
  composeAnalysisReport,
  renderMarkdown,
  writeAnalysisJson,
  writeCalendar,
  writeFindingsCsv,
  writeTermsCsv,
} from '@clauselight/report';
import { AppError } from '@clauselight/schema';
import { parseDocument } from '../analysis/recent-documents.ts';
import type { OutputWork } from './output-messages.ts';

type ReportTakes = OutputWork['report']['takes'];
type Drawn = string | Uint8Array;

const drawings: {
  readonly [Format in ReportTakes['format']]?: (
    input: AnalysisReportInput,
  ) => Drawn | Promise<Drawn>;
} = {
  markdown: (input) => renderMarkdown(composeAnalysisReport(input)),
  'findings-csv': writeFindingsCsv,
  'terms-csv': writeTermsCsv,
  calendar: drawCalendar,
  json: writeAnalysisJson,
};

/** Throws analysis_missing where the analysis is of another text, and no_dates. */
export async function drawReport(takes: ReportTakes): Promise<Uint8Array> {
  const draw = drawings[takes.format];
  if (draw === undefined) throw new AppError('report_failed');
  return encode(await draw(openInput(takes)));
}

function openInput({ material, side, accepted, highlights }: ReportTakes): AnalysisReportInput {
  const { analysisId, filename, analyzedAt } = material;
  const { sourceText: source, analysis } = parseDocument(material);
  return {
    analysisId,
    filename,
    analyzedAt,
    analysis,
    source,
    accepted,
    ...(side === undefined ? {} : { side }),
    ...(highlights === undefined ? {} : { highlights }),
  };
}

function drawCalendar(input: AnalysisReportInput): string {
  const calendar = writeCalendar(input);
  if (calendar === undefined) throw new AppError('no_dates');
  return calendar;
}

function encode(drawn: Drawn): Uint8Array {
  return typeof drawn === 'string' ? new TextEncoder().encode(drawn) : drawn;
}
