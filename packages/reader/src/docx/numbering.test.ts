import { describe, expect, it } from 'vitest';
import { buildList, buildListUse, buildParagraph, buildRun } from '../testing/build-docx.ts';
import { listBlocks } from '../testing/check-source-text.ts';
import { readParts as read } from '../testing/docx-parts.ts';

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

  it('continue over lists that share a definition, and restart if one overrides its start', async () => {
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
  ])('restart %s in the format %s', async (format, text, start, expected) => {
    expect(await numbers(item(0), buildList(1, [{ format, text, start }]))).toEqual([expected]);
  });

  it('display outer numbers as digits under legal numbering', async () => {
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

  it('never restart if the level says so', async () => {
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

  it('come from styles, which determine the level', async () => {
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

  it('are removed by list 0', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="A"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    const body = buildParagraph('Plain.', { style: 'A', list: [0, 0] });
    expect(await numbers(body, clauses, styles)).toEqual([undefined]);
  });

  it('are not counted for deleted paragraphs or empty section ends', async () => {
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

  it('display bullets as bullets, without a number', async () => {
    const source = await read({
      body: item(0),
      numbering: buildList(1, [{ format: 'bullet', text: '\uF0B7' }]),
    });
    expect(listBlocks(source)).toEqual(['list-item| • The text of it is here.']);
  });

  it('count skipped levels as begun', async () => {
    const body = [1, 0, 3, 0].map((level) => item(level)).join('');
    expect(await numbers(body, clauses)).toEqual(['1.1', '2', '(i)', '3']);
  });

  it('start a list with its own start once, at its first paragraph', async () => {
    const restart = (level: number) =>
      `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="1"/></w:lvlOverride>`;
    const numbering = clauses + buildListUse(2, 1, restart(0) + restart(1));
    const body = item(0) + item(1) + item(0, 2) + item(1, 2) + item(0, 2) + item(0) + item(1, 2);
    expect(await numbers(body, numbering)).toEqual(['1', '1.1', '1', '1.1', '2', '3', '3.1']);
  });

  it('restart only after the level that is named', async () => {
    const numbering = buildList(1, [
      { text: '%1.' },
      { text: '%1.%2' },
      { text: '(%3)', more: '<w:lvlRestart w:val="1"/>' },
    ]);
    const body = [0, 1, 2, 1, 2, 0, 2].map((level) => item(level)).join('');
    expect(await numbers(body, numbering)).toEqual(['1', '1.1', '(1)', '1.2', '(2)', '2', '(1)']);
  });

  it('take the format of a level that a list replaces', async () => {
    const own =
      '<w:lvlOverride w:ilvl="0"><w:lvl><w:start w:val="1"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="%1)"/></w:lvl></w:lvlOverride>';
    const numbering = clauses + buildListUse(2, 1, own);
    expect(await numbers(item(0) + item(0, 2) + item(0), numbering)).toEqual(['1', 'II)', '3']);
  });

  it('come from a list style', async () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="5"><w:numStyleLink w:val="Clauses"/></w:abstractNum>' +
      '<w:abstractNum w:abstractNumId="6"><w:styleLink w:val="Clauses"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="§ %1"/></w:lvl></w:abstractNum>' +
      buildListUse(7, 6) +
      buildListUse(8, 5);
    const styles =
      '<w:style w:type="numbering" w:styleId="Clauses"><w:pPr><w:numPr><w:numId w:val="7"/></w:numPr></w:pPr></w:style>';
    expect(await numbers(item(0, 8) + item(0, 8), numbering, styles)).toEqual(['§ 1', '§ 2']);
  });

  it('keep the level of the style that a style is based on', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="A"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="C"><w:basedOn w:val="B"/></w:style>';
    const numbering = buildList(1, [
      { text: '%1.', more: '<w:pStyle w:val="A"/>' },
      { text: '%1.%2', more: '<w:pStyle w:val="B"/>' },
    ]);
    const body = ['A', 'C']
      .map((style) => buildParagraph('The text of it is here.', { style }))
      .join('');
    expect(await numbers(body, numbering, styles)).toEqual(['1', '1.1']);
  });

  it('with a pattern are read from the newer of two formats', async () => {
    const format =
      '<mc:AlternateContent><mc:Choice Requires="w14"><w:numFmt w:val="custom" w:format="001, 002, 003, ..."/></mc:Choice><mc:Fallback><w:numFmt w:val="decimal"/></mc:Fallback></mc:AlternateContent>';
    const numbering = `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="7"/>${format}<w:lvlText w:val="%1"/></w:lvl></w:abstractNum>${buildListUse(1, 1)}`;
    expect(await numbers(item(0), numbering)).toEqual(['007']);
  });

  it('that are hidden count without being displayed', async () => {
    const numbering = buildList(1, [
      { text: '%1.', more: '<w:rPr><w:vanish/></w:rPr>' },
      { text: '%1.%2' },
    ]);
    expect(await numbers(item(0) + item(1), numbering)).toEqual([undefined, '1.1']);
  });

  it('in a text box count separately', async () => {
    const box = `<w:p><w:r><w:pict><w:txbxContent>${item(0)}</w:txbxContent></w:pict></w:r></w:p>`;
    expect(await numbers(item(0) + box + item(0), clauses)).toEqual(['1', '1', '2']);
  });

  it('of LISTNUM fields are computed, after the number of their paragraph', async () => {
    const field = (instruction: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> LISTNUM ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const clause = `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${field('\\l 5')}${buildRun(' rent; ')}${field('\\l 5')}${buildRun(' costs')}</w:p>`;
    const named = `<w:p>${field('Clauses \\l 2')}${buildRun(' The rest.')}</w:p>`;
    const numbering = clauses.replace('<w:lvl ', '<w:name w:val="Clauses"/><w:lvl ');
    const source = await read({ body: clause + clause + named, numbering });
    expect(source.text).toBe('1. (a) rent; (b) costs\n2. (a) rent; (b) costs\n2.1 The rest.');
  });
});
