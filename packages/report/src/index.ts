export { writeCalendar } from './calendar/calendar.ts';
export { composeAnalysisReport } from './compose/compose-analysis-report.ts';
export type * from './content.ts';
export { writeFindingsCsv } from './csv/findings-csv.ts';
export { writeTermsCsv } from './csv/terms-csv.ts';
export { writeAnalysisJson } from './json/analysis-json.ts';
export { listTexts } from './list-texts.ts';
export { renderMarkdown } from './markdown/render-markdown.ts';
export type * from './report-input.ts';
