export { writeCalendar } from './calendar/calendar.ts';
export type * from './content.ts';
export { writeFindingsCsv } from './csv/findings-csv.ts';
export { writeTermsCsv } from './csv/terms-csv.ts';
export { writeAnalysisJson } from './json/analysis-json.ts';
export type * from './report-input.ts';
