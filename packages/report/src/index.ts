export { composeAnalysisReport } from './compose/compose-analysis-report.ts';
export { composeComparisonReport } from './compose-comparison/compose-comparison-report.ts';
export type * from './content.ts';
export { listTexts } from './list-texts.ts';
export { renderPdf } from './pdf/render-pdf.ts';
export type * from './report-input.ts';
