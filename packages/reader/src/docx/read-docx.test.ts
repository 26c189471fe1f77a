import type { SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildList, buildParagraph, buildRun, buildTable } from '../testing/build-docx.ts';
import { listBlocks } from '../testing/check-source-text.ts';
import { readParts as read } from '../testing/docx-parts.ts';

const texts = (source: SourceText) =>
  source.blocks.map(({ start, end }) => source.text.slice(start, end));

describe('a Word document', () => {
  it('gives its paragraphs in order', async () => {
    const source = await read({
      body: buildParagraph('This is one.') + buildParagraph('This is two.'),
    });
    expect(listBlocks(source)).toEqual(['paragraph| This is one.', 'paragraph| This is two.']);
  });

  it('includes tabs, breaks and non-breaking hyphens', async () => {
    const run =
      '<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t></w:r>';
    expect((await read({ body: `<w:p>${run}</w:p>` })).text).toBe('a\tb\nc-d');
  });

  it('detects headings by outline levels and styles, but no whole sentence', async () => {
    const styles = `<w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>`;
    const body =
      buildParagraph('Term and termination', { style: 'H2' }) +
      buildParagraph('The supplier shall deliver the goods on the first day of each month.', {
        style: 'H2',
      });
    const { blocks } = await read({ body, styles });
    expect(blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ['heading', 2],
      ['paragraph', undefined],
    ]);
  });

  it('separates the cells of a table row by tabs', async () => {
    const cell = (text: string) => buildParagraph(text);
    const table = buildTable([
      [cell('Fee'), cell('EUR 100')],
      [cell('Term'), cell('one year')],
    ]);
    expect(listBlocks(await read({ body: table }))).toEqual([
      'table-row| Fee\tEUR 100',
      'table-row| Term\tone year',
    ]);
  });

  it('reads a table that lays out paragraphs as paragraphs', async () => {
    const many = ['One.', 'Two.', 'Three.', 'Four.'].map((text) => buildParagraph(text)).join('');
    const { blocks } = await read({ body: buildTable([[many, buildParagraph('Beside.')]]) });
    expect(blocks.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'paragraph'));
  });

  it('puts a footnote after the paragraph that refers to it', async () => {
    const body =
      `<w:p>${buildRun('Net price')}<w:r><w:footnoteReference w:id="7"/></w:r>${buildRun(' applies.')}</w:p>` +
      buildParagraph('Next.');
    const footnotes = `<w:footnote w:type="separator" w:id="0"/><w:footnote w:id="7">${buildParagraph('Without tax.')}</w:footnote>`;
    expect(listBlocks(await read({ body, footnotes }))).toEqual([
      'paragraph| Net price[1] applies.',
      'footnote 1| [1] Without tax.',
      'paragraph| Next.',
    ]);
  });

  it('reads a text box once, though Word writes it twice', async () => {
    const box = `<w:txbxContent>${buildParagraph('Boxed.')}</w:txbxContent>`;
    const run = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    expect(texts(await read({ body: `<w:p>${buildRun('Before.')}${run}</w:p>` }))).toEqual([
      'Before.',
      'Boxed.',
    ]);
  });

  it('reads each different header and footer once', async () => {
    const section = (id: string) =>
      `<w:sectPr><w:headerReference r:id="h"/><w:footerReference r:id="${id}"/></w:sectPr>`;
    const source = await read({
      body: `${buildParagraph('Text.', { properties: section('f1') })}${section('f2')}`,
      running: {
        h: { kind: 'header', content: buildParagraph('Confidential') },
        f1: { kind: 'footer', content: buildParagraph('Page 1') },
        f2: { kind: 'footer', content: buildParagraph('Page 2') },
      },
    });
    expect(listBlocks(source)).toEqual([
      'header| Confidential',
      'paragraph| Text.',
      'footer| Page 1',
    ]);
  });

  it('is read on if its numbering is damaged, with a warning', async () => {
    const source = await read({ body: buildParagraph('Text.'), numbering: '<w:broken>' });
    expect(source.warnings.map(({ code }) => code)).toEqual(['damaged-parts']);
  });

  it.each([
    'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml',
    'application/vnd.ms-word.document.macroEnabled.main+xml',
    'application/vnd.ms-word.template.macroEnabledTemplate.main+xml',
  ])('may have the type %s', async (contentType) => {
    const { format, text } = await read({ body: buildParagraph('Text.'), contentType });
    expect([format, text]).toEqual(['docx', 'Text.']);
  });

  it('has nothing of the building blocks that come with it', async () => {
    const glossary = `<w:glossaryDocument xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docParts><w:docPart><w:docPartBody>${buildParagraph('Block.')}</w:docPartBody></w:docPart></w:docParts></w:glossaryDocument>`;
    const source = await read({
      body: buildParagraph('Text.'),
      files: { 'word/glossary/document.xml': glossary },
      links: [['g', 'glossaryDocument', 'glossary/document.xml']],
    });
    expect(source.text).toBe('Text.');
  });

  it('may use the names of strict Open XML', async () => {
    const footnotes = `<w:footnote w:id="2">${buildParagraph('Note.')}</w:footnote>`;
    const source = await read({
      body:
        `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${buildRun('The term is here.')}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>` +
        '<w:sectPr><w:headerReference w:type="default" r:id="h"/></w:sectPr>',
      numbering: buildList(1, [{ text: '%1.' }]),
      footnotes,
      running: { h: { kind: 'header', content: buildParagraph('Header') } },
      isStrict: true,
    });
    expect(listBlocks(source)).toEqual([
      'header| Header',
      'paragraph 1| 1. The term is here.[1]',
      'footnote 1| [1] Note.',
    ]);
  });
});
