import { describe, expect, inject, it } from 'vitest';
import { composeAnalysisReport } from '../compose/compose-analysis-report.ts';
import type { Block, ReportContent } from '../content.ts';
import { listTexts } from '../list-texts.ts';
import {
  buildAnalysis,
  buildFinding,
  buildReportInput,
  buildTerm,
} from '../test/build-report-input.ts';
import { readPdf, removeWhiteSpace } from '../testing/read-pdf.ts';
import { loadNativeTypesetter } from './native-typesetter.ts';
import { renderPdf } from './render-pdf.ts';

const standard = 'pdfuaid';
/** Only the native typesetter makes PDF/UA, and not every machine has it. */
const canBeUniversal = await loadNativeTypesetter().then(
  () => true,
  () => false,
);

function build(facts: Partial<ReportContent> = {}): ReportContent {
  const terms = [buildTerm(), buildTerm({ type: 'document-title', display: 'Supply agreement' })];
  const findings = [buildFinding({ wording: 'Fees are refunded.', severity: 4 })];
  const checks = [
    {
      ruleId: 'R',
      category: 'payment' as const,
      title: 'Slow payment',
      subject: 'Time allowed for payment',
      outcome: 'not-found' as const,
      evidence: [],
    },
  ];
  const analysis = buildAnalysis({ terms, findings, checks });
  return { ...composeAnalysisReport(buildReportInput({ analysis })), ...facts };
}

function buildWith(words: string): ReportContent {
  return build({ sections: [{ title: 'Words', blocks: [{ kind: 'paragraph', words }] }] });
}

function buildBlocks(...blocks: readonly Block[]): ReportContent {
  return build({ sections: [{ title: 'Blocks', blocks }] });
}

function isUniversal(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).includes(standard);
}

describe('a report as PDF', () => {
  it('contains all words of its content', async () => {
    const content = build();
    const { text, repeated } = await readPdf(await renderPdf(content));
    const unsaid = listTexts(content).filter((words) => !text.includes(removeWhiteSpace(words)));
    // The score is set as a figure beside its name.
    expect(unsaid).toEqual(['Risk 3.1', content.footer]);
    expect(text).toContain('3.1of10medium');
    expect(repeated).toContain(removeWhiteSpace(`${content.footer}Page 2 of`));
  });

  it('is tagged and accessible, with title, language and a text alternative of the score', async () => {
    const bytes = await renderPdf(build());
    const read = await readPdf(bytes);
    expect(isUniversal(bytes)).toBe(canBeUniversal);
    expect(read).toMatchObject({ title: 'Supply agreement', language: 'en', isMarked: true });
    expect([...read.roles]).toEqual(
      expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure']),
    );
    expect(read.alternatives).toEqual(['Risk: 3.1 on a scale from 0 to 10, medium']);
  });

  it('links its contents to every section', async () => {
    const content = build();
    const { linkCount } = await readPdf(await renderPdf(content));
    expect(linkCount).toBeGreaterThanOrEqual(content.sections.length);
  });

  it('is the same bytes for the same content, whatever was set in between', async () => {
    const first = await renderPdf(build());
    await renderPdf(buildWith('漢字'));
    expect(Buffer.compare(first, await renderPdf(build()))).toBe(0);
    expect(Buffer.compare(first, await renderPdf(build({ footer: 'Another' })))).not.toBe(0);
  });

  it.each([
    '#panic("x")',
    '$x^2$ and $#panic("x")$',
    '*bold* _thin_ = Heading',
    '<label> @reference',
    '\\ #{ } [ ] ` " \\u{1F600}',
    '```typ #panic() ```',
    '#read("/etc/passwd") #import "x.typ"',
    '// comment /* and another */',
    '</script>{"a": 1}',
    '“quotes” and ’ and -- and --- and ...',
  ])('prints %s literally, in title, table and text', async (words) => {
    const content = buildBlocks(
      { kind: 'paragraph', words },
      { kind: 'wording', text: words },
      { kind: 'item', title: words, badge: words, blocks: [] },
      { kind: 'table', caption: words, columns: [{ title: words }], rows: [[words]] },
    );
    const cover = { ...content.cover, title: words };
    const { text, title, repeated } = await readPdf(
      await renderPdf({ ...content, cover, footer: words }),
    );
    expect(text.split(removeWhiteSpace(words)).length - 1).toBeGreaterThanOrEqual(8);
    expect(repeated).toContain(removeWhiteSpace(words));
    expect(title).toBe(words);
  });

  it('leaves out control characters, and marks unpaired surrogates', async () => {
    const bytes = await renderPdf(buildWith('a\u0000b\u001Bc\u202Ed\u2066e\uD800f\uFEFFg\u0007h'));
    expect((await readPdf(bytes)).text).toContain('abcde\uFFFDfgh');
    expect(isUniversal(bytes)).toBe(canBeUniversal);
  });

  it('is made, tagged, where no typeface has a character', async () => {
    const bytes = await renderPdf(buildWith('Cuneiform \u{12000} here'));
    const { text, isMarked, roles } = await readPdf(bytes);
    expect(isUniversal(bytes)).toBe(false);
    expect(isMarked).toBe(true);
    expect(roles).toContain('H1');
    expect(text).toContain('here');
  });

  it.each([
    ['Greek and Cyrillic', 'Η σύμβαση ισχύει. Договор действует.'],
    ['Chinese', '本合同自签署之日起生效。繁體中文條約'],
    ['Japanese', '本契約は締結日に発効します。カタカナ'],
    ['Korean', '이 계약은 체결일부터 효력이 발생합니다.'],
    ['emoji and signs', 'Done 😀 ✓ ☐ → ≥'],
  ])('sets %s in PDF/UA', async (_name, words) => {
    const bytes = await renderPdf(buildWith(words));
    expect(isUniversal(bytes)).toBe(canBeUniversal);
    expect((await readPdf(bytes)).text).toContain(removeWhiteSpace(words));
  });

  it.each([
    ['Thai', 'สัญญานี้มีผล'],
    ['Hindi', 'यह अनुबंध'],
  ])('has typefaces for %s', async (_name, words) => {
    const bytes = await renderPdf(buildWith(words));
    expect(isUniversal(bytes)).toBe(canBeUniversal);
    // Letters that are joined are told several times by the library that reads them here.
    expect([...(await readPdf(bytes)).text]).toEqual(
      expect.arrayContaining([...removeWhiteSpace(words)]),
    );
  });

  it.each([
    ['Arabic', 'هذا العقد نافذ'],
    ['Hebrew', 'הסכם זה בתוקף'],
  ])('sets %s from the right, words in their order', async (_name, words) => {
    const bytes = await renderPdf(buildWith(words));
    const { stretches } = await readPdf(bytes);
    expect(isUniversal(bytes)).toBe(canBeUniversal);
    const places = words
      .split(' ')
      .map((word) => stretches.find(({ text }) => text.trim() === word)?.x ?? Number.NaN);
    expect(places).not.toContain(Number.NaN);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
  });

  it('accepts a very long paragraph, with and without spaces', async () => {
    const length = inject('isFullRun') ? 50_000 : 15_000;
    const words = 'All fees are final. '.repeat(length / 20);
    const long = 'x'.repeat(length);
    const { text, pageCount } = await readPdf(
      await renderPdf(buildBlocks({ kind: 'quote', words }, { kind: 'paragraph', words: long })),
    );
    expect(text).toContain('Allfeesarefinal.');
    expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(length);
    expect(pageCount).toBeGreaterThan(length / 3400);
  });

  it('accepts long and empty words everywhere', async () => {
    const word = 'https://example.com/'.concat('abcdefghij'.repeat(12));
    const content = buildBlocks(
      {
        kind: 'facts',
        facts: [
          { label: word, words: word, quote: word, place: word },
          { label: '', words: '' },
        ],
      },
      {
        kind: 'table',
        caption: '',
        columns: [{ title: word, width: 0.1 }, { title: '' }],
        rows: [
          [word, word],
          ['', []],
        ],
      },
      { kind: 'list', items: [word, ''] },
    );
    const { text } = await readPdf(await renderPdf(content));
    expect(text.split(word).length - 1).toBe(8);
  });
});
