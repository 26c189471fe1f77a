import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { composeAnalysisReport } from '../compose/compose-analysis-report.ts';
import { buildReportInput } from '../test/build-report-input.ts';

const libraries = ['@myriaddreamin/typst-ts-node-compiler', '@myriaddreamin/typst-ts-web-compiler'];

// As on a machine that neither is installed on.
beforeAll(() => {
  vi.resetModules();
  for (const library of libraries) {
    vi.doMock(library, () => {
      throw new Error(`Cannot find ${library}`);
    });
  }
});

afterAll(() => {
  for (const library of libraries) vi.doUnmock(library);
  vi.resetModules();
});

it('without a typesetter, the error says what to do instead', async () => {
  const { renderPdf } = await import('./render-pdf.ts');
  const made = renderPdf(composeAnalysisReport(buildReportInput()));
  await expect(made).rejects.toMatchObject({
    code: 'pdf_unavailable',
    message: expect.stringContaining('take the Word report'),
  });
});
