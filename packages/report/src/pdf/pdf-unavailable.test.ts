import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { composeAnalysisReport } from '../compose/compose-analysis-report.ts';
import { buildReportInput } from '../test/build-report-input.ts';

const library = '@myriaddreamin/typst-ts-node-compiler';

// As on a machine that the typesetter has no build for.
beforeAll(() => {
  vi.resetModules();
  vi.doMock(library, () => {
    throw new Error('Cannot find native binding');
  });
});

afterAll(() => {
  vi.doUnmock(library);
  vi.resetModules();
});

it('where the typesetter has no build for the machine, that is said, and what to do instead', async () => {
  const { renderPdf } = await import('./render-pdf.ts');
  const made = renderPdf(composeAnalysisReport(buildReportInput()));
  await expect(made).rejects.toMatchObject({
    code: 'pdf_unavailable',
    message: expect.stringContaining('take the Word report'),
  });
});
