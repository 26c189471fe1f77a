import { describe, expect, it } from 'vitest';
import { buildList, buildParagraph, buildRun } from '../testing/build-docx.ts';
import { readParts as read } from '../testing/docx-parts.ts';

const white = '<w:color w:val="FFFFFF"/>';
const shade = (fill: string) => `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`;
const vanishing =
  '<w:style w:type="character" w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>';

describe('hidden words', () => {
  it('are left out and kept as hidden text at their position', async () => {
    const body = `<w:p>${buildRun('Shown')}${buildRun(' hid', '<w:vanish/>')}${buildRun('den', '<w:vanish/>')}${buildRun('.')}</w:p>`;
    const source = await read({ body });
    expect(source.text).toBe('Shown.');
    expect(source.hiddenTexts).toEqual([{ start: 5, end: 5, text: ' hidden', reason: 'hidden' }]);
    expect(source.warnings.map(({ code }) => code)).toEqual(['hidden-text']);
  });

  it('may be hidden by their style and shown again by the run', async () => {
    const run = '<w:rStyle w:val="Secret"/>';
    const body = `<w:p>${buildRun('A', run)}${buildRun('B', `${run}<w:vanish w:val="0"/>`)}</w:p>`;
    const source = await read({ body, styles: vanishing });
    expect(source.text).toBe('B');
    expect(source.hiddenTexts).toMatchObject([{ text: 'A' }]);
  });

  it('hidden only on web pages are included', async () => {
    const source = await read({ body: buildParagraph('Text.', { run: '<w:webHidden/>' }) });
    expect(source.text).toBe('Text.');
    expect(source.warnings).toEqual([]);
  });

  it('that make up a whole numbered paragraph take no number', async () => {
    const hidden = buildParagraph('Hidden.', { list: [1, 0], run: '<w:vanish/>' });
    const body = hidden + buildParagraph('Shown.', { list: [1, 0] });
    const source = await read({ body, numbering: buildList(1, [{ text: '%1.' }]) });
    expect(source.text).toBe('1. Shown.');
    expect(source.hiddenTexts).toMatchObject([{ start: 0, text: 'Hidden.' }]);
  });

  it('in a hidden row are left out', async () => {
    const row = (properties: string, text: string) =>
      `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${buildParagraph(text)}</w:tc><w:tc>${buildParagraph('x')}</w:tc></w:tr>`;
    const source = await read({
      body: `<w:tbl>${row('<w:hidden/>', 'hidden')}${row('', 'shown')}</w:tbl>`,
    });
    expect(source.text).toBe('shown\tx');
    expect(source.hiddenTexts).toMatchObject([{ text: 'hidden\tx' }]);
  });

  it('keep the first number if a hidden paragraph mark joins two paragraphs', async () => {
    const heading = buildParagraph('Term.', {
      list: [1, 0],
      properties: '<w:rPr><w:vanish/><w:specVanish/></w:rPr>',
    });
    const source = await read({
      body: heading + buildParagraph('It lasts a year.'),
      numbering: buildList(1, [{ text: '%1.' }]),
    });
    expect(source.text).toBe('1. Term. It lasts a year.');
    expect(source.blocks).toMatchObject([{ number: '1' }]);
  });
});

describe('invisible words', () => {
  const reasons = async (parts: Parameters<typeof read>[0]) => {
    const source = await read(parts);
    expect(source.text).toContain('Unseen');
    return source.hiddenTexts.map(({ reason }) => reason);
  };

  it.each([
    ['white', white],
    ['nearly white', '<w:color w:val="FEFDFC"/>'],
    ['of the color behind them', `<w:color w:val="00B050"/>${shade('00B050')}`],
    ['of the highlight behind them', '<w:color w:val="FFFF00"/><w:highlight w:val="yellow"/>'],
  ])('because they are %s stay in the text with a span', async (_, run) => {
    const source = await read({ body: `<w:p>${buildRun('See ')}${buildRun('Unseen', run)}</w:p>` });
    expect(source.text).toBe('See Unseen');
    expect(source.hiddenTexts).toEqual([{ start: 4, end: 10, text: 'Unseen', reason: 'colour' }]);
    expect(source.warnings.map(({ code }) => code)).toEqual(['hidden-text']);
  });

  it('because they are tiny get a span', async () => {
    expect(await reasons({ body: buildParagraph('Unseen', { run: '<w:sz w:val="2"/>' }) })).toEqual(
      ['size'],
    );
  });

  it('may be invisible by the style of their paragraph', async () => {
    const styles = `<w:style w:type="paragraph" w:styleId="W"><w:rPr>${white}</w:rPr></w:style>`;
    expect(await reasons({ styles, body: buildParagraph('Unseen', { style: 'W' }) })).toEqual([
      'colour',
    ]);
  });

  const cell = (properties: string) =>
    `<w:tbl><w:tr><w:tc><w:tcPr>${properties}</w:tcPr>${buildParagraph('Unseen', { run: white })}</w:tc></w:tr></w:tbl>`;
  const shadedStyle = `<w:style w:type="table" w:styleId="T"><w:tblStylePr w:type="firstRow"><w:tcPr>${shade('000000')}</w:tcPr></w:tblStylePr></w:style>`;

  it.each([
    ['a shaded run', buildParagraph('Unseen', { run: white + shade('000000') }), ''],
    ['a highlight', buildParagraph('Unseen', { run: `${white}<w:highlight w:val="black"/>` }), ''],
    [
      'a shaded paragraph',
      buildParagraph('Unseen', { run: white, properties: shade('1F4E79') }),
      '',
    ],
    ['a shaded cell', cell(shade('1F4E79')), ''],
    [
      'a table with shaded parts',
      cell('').replace('<w:tr>', '<w:tblPr><w:tblStyle w:val="T"/></w:tblPr><w:tr>'),
      shadedStyle,
    ],
    [
      'a text box',
      `<w:p><w:r><w:pict><w:txbxContent>${buildParagraph('Unseen', { run: white })}</w:txbxContent></w:pict></w:r></w:p>`,
      '',
    ],
  ])('are not reported for white text on %s', async (_, body, styles) => {
    expect(await reasons({ body, styles })).toEqual([]);
  });
});
