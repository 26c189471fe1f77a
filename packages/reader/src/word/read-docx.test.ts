import type { SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import {
  buildDocx,
  buildList,
  buildListUse,
  buildParagraph,
  buildRun,
  buildTable,
  type DocxParts,
} from '../testing/build-docx.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

async function read(parts: DocxParts): Promise<SourceText> {
  const source = await readDocument(buildDocx(parts), { format: 'docx' });
  checkSourceText(source);
  return source;
}

const texts = (source: SourceText) =>
  source.blocks.map(({ start, end }) => source.text.slice(start, end));

describe('a Word document', () => {
  it('gives its paragraphs in order', async () => {
    const source = await read({
      body: buildParagraph('This is one.') + buildParagraph('This is two.'),
    });
    expect(listBlocks(source)).toEqual(['paragraph| This is one.', 'paragraph| This is two.']);
  });

  it('shows tabs, breaks and hyphens that do not break', async () => {
    const run =
      '<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t></w:r>';
    expect((await read({ body: `<w:p>${run}</w:p>` })).text).toBe('a\tb\nc-d');
  });

  it('takes headings from outline levels and styles, but no whole sentence', async () => {
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

  it('sets cells of a table row apart by tabs', async () => {
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

  it('puts a footnote behind the paragraph that refers to it', async () => {
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

  it('reads tracked changes as accepted and says so', async () => {
    const deleted = `<w:del>${'<w:r><w:delText>thirty</w:delText></w:r>'}</w:del>`;
    const source = await read({
      body: `<w:p>${buildRun('within ')}${deleted}<w:ins>${buildRun('ten')}</w:ins>${buildRun(' days')}</w:p>`,
    });
    expect(source.text).toBe('within ten days');
    expect(source.warnings.map(({ code }) => code)).toEqual(['tracked-changes']);
  });

  it('joins two paragraphs whose mark between them was deleted', async () => {
    const mark = '<w:rPr><w:del w:id="1"/></w:rPr>';
    const source = await read({
      body: buildParagraph('One ', { properties: mark }) + buildParagraph('sentence.'),
    });
    expect(texts(source)).toEqual(['One sentence.']);
  });

  it('leaves hidden text and comments out and says so', async () => {
    const source = await read({
      body: `<w:p>${buildRun('Shown')}${buildRun(' hidden', '<w:vanish/>')}</w:p>`,
      comments: '<w:comment w:id="1"><w:p/></w:comment>',
    });
    expect(source.text).toBe('Shown');
    expect(source.warnings.map(({ code }) => code)).toEqual(['comments-left-out', 'hidden-text']);
  });

  it('reads on without numbering that is damaged and says so', async () => {
    const source = await read({ body: buildParagraph('Text.'), numbering: '<w:broken>' });
    expect(source.warnings.map(({ code }) => code)).toEqual(['damaged-parts']);
  });
});

describe('automatic numbers', () => {
  const clauses = buildList(1, [
    { text: '%1.' },
    { text: '%1.%2' },
    { text: '(%3)', format: 'lowerLetter' },
    { text: '(%4)', format: 'lowerRoman' },
  ]);
  const item = (level: number, list = 1) =>
    buildParagraph('The text of it is here.', { list: [list, level] });
  const numbers = async (body: string, numbering: string, styles = '') =>
    (await read({ body, numbering, styles })).blocks.map(({ number }) => number);

  it('count, nest and restart as displayed', async () => {
    const body = [0, 1, 1, 2, 2, 3, 1, 2, 0, 1].map((level) => item(level)).join('');
    expect(await numbers(body, clauses)).toEqual([
      '1',
      '1.1',
      '1.2',
      '(a)',
      '(b)',
      '(i)',
      '1.3',
      '(a)',
      '2',
      '2.1',
    ]);
  });

  it('are part of the text and carry their level', async () => {
    const { text, blocks } = await read({ body: item(0) + item(1), numbering: clauses });
    expect(text).toBe('1. The text of it is here.\n1.1 The text of it is here.');
    expect(blocks.map(({ level }) => level)).toEqual([1, 2]);
  });

  it('go on over lists that share a definition, and start again where one overrides its start', async () => {
    const restart = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>';
    const numbering = clauses + buildListUse(2, 1) + buildListUse(3, 1, restart);
    expect(await numbers(item(0) + item(0, 2) + item(0, 3) + item(0, 3), numbering)).toEqual([
      '1',
      '2',
      '5',
      '6',
    ]);
  });

  it.each([
    ['upperRoman', 'Article %1', 4, 'Article IV'],
    ['lowerRoman', '%1)', 9, 'ix)'],
    ['upperLetter', '%1.', 28, 'BB'],
    ['decimalZero', '%1', 7, '07'],
    ['ordinal', '%1', 22, '22nd'],
    ['ordinalText', '%1', 21, 'Twenty-first'],
    ['cardinalText', 'Part %1', 12, 'Part Twelve'],
  ])('in the format %s read %s', async (format, text, start, expected) => {
    expect(await numbers(item(0), buildList(1, [{ format, text, start }]))).toEqual([expected]);
  });

  it('show outer numbers as figures under legal numbering', async () => {
    const numbering = buildList(1, [
      { text: 'Article %1', format: 'upperRoman' },
      { text: '%1.%2', more: '<w:isLgl/>' },
    ]);
    expect(await numbers(item(0) + item(0) + item(1), numbering)).toEqual([
      'Article I',
      'Article II',
      '2.1',
    ]);
  });

  it('never restart where the level says so', async () => {
    const numbering = buildList(1, [
      { text: '%1.' },
      { text: '%2)', more: '<w:lvlRestart w:val="0"/>' },
    ]);
    expect(await numbers(item(0) + item(1) + item(0) + item(1), numbering)).toEqual([
      '1',
      '1)',
      '2',
      '2)',
    ]);
  });

  it('come through styles, the level found by the style', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="A"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/></w:style>';
    const numbering = buildList(1, [
      { text: '%1.', more: '<w:pStyle w:val="A"/>' },
      { text: '%1.%2', more: '<w:pStyle w:val="B"/>' },
    ]);
    const body = ['A', 'B', 'A']
      .map((style) => buildParagraph('The text of it is here.', { style }))
      .join('');
    expect(await numbers(body, numbering, styles)).toEqual(['1', '1.1', '2']);
  });

  it('are taken away by list 0', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="A"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    const body = buildParagraph('Plain.', { style: 'A', list: [0, 0] });
    expect(await numbers(body, clauses, styles)).toEqual([undefined]);
  });

  it('are not counted by deleted paragraphs or empty ends of sections', async () => {
    const deleted = buildParagraph('', {
      list: [1, 0],
      properties: '<w:rPr><w:del w:id="1"/></w:rPr>',
    });
    const sectionEnd = buildParagraph('', { list: [1, 0], properties: '<w:sectPr/>' });
    expect(await numbers(item(0) + deleted + item(0) + sectionEnd + item(0), clauses)).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it('show bullets as bullets, without a number', async () => {
    const source = await read({
      body: item(0),
      numbering: buildList(1, [{ format: 'bullet', text: '\uF0B7' }]),
    });
    expect(listBlocks(source)).toEqual(['list-item| • The text of it is here.']);
  });
});
