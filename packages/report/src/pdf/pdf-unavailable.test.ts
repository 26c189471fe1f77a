import { expect, it, vi } from 'vitest';
import { composeAnalysisReport } from '../compose/compose-analysis-report.ts';
import { buildReportInput } from '../test/build-report-input.ts';
import { renderPdf } from './render-pdf.ts';

// As on a machine that the typesetter has no build for.
vi.mock('@myriaddreamin/typst-ts-node-compiler', () => {
  throw new Error('Cannot find native binding');
});

it('where the typesetter has no build for the machine, that is said, and what to do instead', async () => {
  const made = renderPdf(composeAnalysisReport(buildReportInput()));
  await expect(made).rejects.toMatchObject({
    code: 'pdf_unavailable',
    message: expect.stringContaining('take the Word report'),
  });
});
