import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { composeAnalysisReport } from '../compose/compose-analysis-report.ts';
import type { ReportContent } from '../content.ts';
import { listTexts } from '../list-texts.ts';
import {
  buildAnalysis,
  buildFinding,
  buildReportInput,
  buildTerm,
} from '../test/build-report-input.ts';
import { readPdf, removeWhiteSpace } from '../testing/read-pdf.ts';

const native = '@myriaddreamin/typst-ts-node-compiler';

// As on a machine that the native typesetter has no build for; another file may have loaded it.
let renderPdf: typeof import('./render-pdf.ts').renderPdf;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(native, () => {
    throw new Error('Failed to load native binding');
  });
  ({ renderPdf } = await import('./render-pdf.ts'));
});

afterAll(() => {
  vi.doUnmock(native);
  vi.resetModules();
});

function build(words: string): ReportContent {
  const terms = [buildTerm(), buildTerm({ type: 'document-title', display: words })];
  const findings = [buildFinding({ title: words, wording: words, severity: 4 })];
  const content = composeAnalysisReport(
    buildReportInput({ analysis: buildAnalysis({ terms, findings }) }),
  );
  const columns = [{ title: words }];
  return {
    ...content,
    footer: words,
    sections: [
      ...content.sections,
      { title: words, blocks: [{ kind: 'table', caption: words, columns, rows: [[words]] }] },
    ],
  };
}

describe('a report as PDF where there is no native typesetter', () => {
  it('says all words of its content, tagged, with title, language and score, and claims no more', async () => {
    const content = build('Supply agreement');
    const bytes = await renderPdf(content);
    const { text, roles, ...read } = await readPdf(bytes);
    expect(listTexts(content).filter((words) => !text.includes(removeWhiteSpace(words)))).toEqual([
      'Risk 3.1',
    ]);
    expect(read).toMatchObject({ title: 'Supply agreement', language: 'en', isMarked: true });
    expect([...roles]).toEqual(
      expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure']),
    );
    expect(read.alternatives).toEqual(['Risk: 3.1 on a scale from 0 to 10, medium']);
    expect(read.linkCount).toBeGreaterThanOrEqual(content.sections.length);
    expect(Buffer.from(bytes).includes('pdfuaid')).toBe(false);
  });

  it.runIf(inject('isFullRun'))('prints what would be markup as it stands', async () => {
    const words = '#panic("x") $#read("/etc/passwd")$ *bold* <label> @reference \\ #{ } [ ] ` " /*';
    const { text, repeated, title } = await readPdf(await renderPdf(build(words)));
    expect(text.split(removeWhiteSpace(words)).length - 1).toBeGreaterThanOrEqual(6);
    expect(repeated).toContain(removeWhiteSpace(words));
    expect(title).toBe(words);
  });

  it.runIf(inject('isFullRun'))(
    'is the same bytes for the same content, whatever was set in between: one that no typeface has all characters of',
    async () => {
      const first = await renderPdf(build('Supply agreement'));
      const other = await renderPdf(build('Cuneiform \u{12000}, 漢字 and Σύμβαση'));
      expect(Buffer.compare(first, await renderPdf(build('Supply agreement')))).toBe(0);
      const { text, isMarked } = await readPdf(other);
      expect(isMarked).toBe(true);
      expect(text).toContain('漢字andΣύμβαση');
    },
  );
});
