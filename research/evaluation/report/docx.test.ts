import { fileURLToPath } from 'node:url';
import { readDocument } from '@clauselight/reader';
import {
  type Block,
  composeAnalysisReport,
  listTexts,
  type ReportContent,
  renderDocx,
} from '@clauselight/report';
import type { SourceText } from '@clauselight/schema';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyzeFile } from './analyze-file.ts';

async function readBack(content: ReportContent): Promise<SourceText> {
  return readDocument(await renderDocx(content), { format: 'docx' });
}

const buildContent = (title: string, ...blocks: Block[]): ReportContent => ({
  language: 'en',
  cover: { kicker: 'Contract analysis', title, scores: [], facts: [], notes: [] },
  sections: [{ title: 'Findings', blocks }],
  footer: 'Triage, not legal advice.',
  madeFrom: '2026-03-01T12:00:00.000Z',
});

const noBytes = new Uint8Array();
const flatten = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

/** The words of an element of a Word document. */
function readText(xml: string): string {
  const words = xml
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'");
  return flatten(words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
}

/** The headings of a report in its order: those of sections, and of what is below them. */
function listHeadings({ sections }: ReportContent) {
  const ofBlocks = (blocks: readonly Block[], level: number): { title: string; level: number }[] =>
    blocks.flatMap((block) => {
      if (block.kind !== 'group' && block.kind !== 'item') return [];
      const named = block.kind === 'item' && block.severity ? `${block.severity.name}: ` : '';
      const badge = block.kind === 'item' && block.badge ? ` (${block.badge})` : '';
      const title = flatten(`${named}${block.title}${badge}`);
      return [{ title, level }, ...ofBlocks(block.blocks, level + 1)];
    });
  return sections.flatMap(({ title, blocks }) => [{ title, level: 1 }, ...ofBlocks(blocks, 2)]);
}

describe('the Word document of a report', () => {
  let content: ReportContent;
  let read: SourceText;
  beforeAll(async () => {
    const sample = '../../../samples/cloud-services-agreement.pdf';
    content = composeAnalysisReport(
      await analyzeFile(fileURLToPath(new URL(sample, import.meta.url))),
    );
    read = await readBack(content);
  });

  it('says all that the report says, in its order', () => {
    const text = flatten(read.text);
    const lines = listTexts(content).flatMap((words) => words.split('\n').map(flatten));
    expect(lines.length).toBeGreaterThan(500);
    const [score] = content.cover.scores;
    if (score?.insteadOf !== undefined) throw new Error('The sample has no score');
    const said = lines.filter((words) => words !== `${score?.label} ${score?.value}`);
    expect(text).toContain(`${score?.label}: ${score?.value.toFixed(1)} of 10, ${score?.level}`);
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
    // What is short may be in the contents, or in something else.
    let from = 0;
    for (const words of said.slice(0, -1).filter(({ length }) => length > 40)) {
      const at = text.indexOf(words, from);
      expect(at, words).toBeGreaterThanOrEqual(0);
      from = at;
    }
  });

  it('has its headings as headings of their ranks', async () => {
    const xml = strFromU8(unzipSync(await renderDocx(content))['word/document.xml'] ?? noBytes);
    const headings = [
      ...xml.matchAll(/<w:p><w:pPr>(?:(?!<\/w:pPr>).)*"Heading(\d)".*?<\/w:p>/gs),
    ].map(([paragraph, level]) => ({ title: readText(paragraph), level: Number(level) }));
    expect(headings.length).toBeGreaterThan(40);
    expect(headings).toEqual(listHeadings(content));
  });

  it('has its tables as tables, with their titles on every page', () => {
    const heads = read.blocks.filter(({ isHeaderRow }) => isHeaderRow);
    const titles = heads.map(({ start, end }) => read.text.slice(start, end));
    expect(titles).toContain('Category\tPoints of its findings\tPoints');
  });

  it('is formatted by named styles alone, and asks nobody to update fields', async () => {
    const parts = unzipSync(await renderDocx(content));
    const part = (name: string) => strFromU8(parts[name] ?? noBytes);
    const used = new Set(
      [...part('word/document.xml').matchAll(/<w:(?:p|r|tbl)Style w:val="([^"]+)"/g)].map(
        ([, id]) => id,
      ),
    );
    const styles = part('word/styles.xml');
    for (const id of used) expect(styles).toContain(`w:styleId="${id}"`);
    expect([...used]).toEqual(
      expect.arrayContaining(['Title', 'Heading1', 'Quote', 'ProposedWording', 'ReportTable']),
    );
    expect(part('word/document.xml').includes('w:dirty="true"')).toBe(false);
    expect(part('word/settings.xml')).not.toContain('updateFields');
    expect(styles).toContain('<w:lang w:val="en-US"');
    expect(part('docProps/core.xml')).toContain('<dc:language>en-US</dc:language>');
  });

  it('has the same bytes for the same content', async () => {
    const [first, second] = [await renderDocx(content), await renderDocx(content)];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });
});

describe('words in a Word document', () => {
  it.each([
    '</w:t></w:r><w:br/>&amp;"\'',
    '#panic("x") $x$ {PAGE} \\o',
    '漢字 العربية עברית हिन्दी ไทย 🧾',
    'x'.repeat(20_000),
    'w:name="_Toc7" PAGEREF _Toc7 w:id="7"',
  ])('are shown as they stand: %#', async (words) => {
    const fact = { label: words, words, quote: words, place: words };
    const { text } = await readBack(
      buildContent(
        words,
        { kind: 'paragraph', words },
        { kind: 'note', words },
        { kind: 'quote', words, place: words },
        { kind: 'wording', text: words },
        { kind: 'facts', facts: [fact] },
        { kind: 'list', items: [words], isOrdered: true },
        { kind: 'table', caption: words, columns: [{ title: words }], rows: [[words]] },
        { kind: 'group', title: words, blocks: [] },
        { kind: 'item', title: words, severity: { value: 5, name: words }, blocks: [] },
      ),
    );
    expect(text.split(words).length - 1).toBeGreaterThanOrEqual(17);
  });

  it('have nothing that XML cannot hold', async () => {
    const words = 'a\u0000\u0007\u001b\uFFFE\uD800b';
    const { text } = await readBack(buildContent(words, { kind: 'quote', words, place: words }));
    // Also in the header of the page.
    expect(text.split('a\uFFFDb').length - 1).toBe(4);
  });

  it('keep their lines and paragraphs', async () => {
    const { text } = await readBack(
      buildContent('T', { kind: 'wording', text: '(a) one\n(b) two\n\n(c) three' }),
    );
    expect(text).toContain('(a) one\n(b) two\n(c) three');
  });

  it('show what a later version has and has not by color and by a line', async () => {
    const words = [
      { text: '12', look: 'deletion' as const },
      { text: '24', look: 'insertion' as const },
      { text: ' months' },
    ];
    const file = await renderDocx(buildContent('T', { kind: 'paragraph', words }));
    const xml = strFromU8(unzipSync(file)['word/document.xml'] ?? noBytes);
    expect(xml).toMatch(/<w:rStyle w:val="Deletion"\/><\/w:rPr><w:t[^>]*>12</);
    expect(xml).toMatch(/<w:rStyle w:val="Insertion"\/><\/w:rPr><w:t[^>]*>24</);
    expect((await readBack(buildContent('T', { kind: 'paragraph', words }))).text).toContain(
      '1224 months',
    );
  });
});
