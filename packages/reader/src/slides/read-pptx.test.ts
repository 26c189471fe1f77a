import type { SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import {
  buildGraphic,
  buildGroup,
  buildPptx,
  buildShape,
  buildSlideParagraph,
  buildSlideTable,
  buildTitle,
  type PptxParts,
  type SlideFacts,
} from '../testing/build-pptx.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

async function read(parts: PptxParts): Promise<SourceText> {
  const source = await readDocument(buildPptx(parts), { format: 'pptx' });
  checkSourceText(source);
  return source;
}

const readOne = (shapes: string, more: Partial<PptxParts> = {}) =>
  read({ slides: [{ shapes }], ...more });
const p = buildSlideParagraph;
const box = (text: string, at: readonly [number, number, number, number]) =>
  buildShape(p(text), { box: at });
const slide = (text: string, more: Partial<SlideFacts> = {}): SlideFacts => ({
  shapes: buildTitle(text),
  ...more,
});

describe('the slides of a presentation', () => {
  it('are pages, in the order of the presentation, each under its title', async () => {
    const slides = [slide('Terms'), { shapes: box('Fees are due.', [0, 0, 9, 9]) }, slide('Goal')];
    const source = await read({ slides, order: [2, 1, 0] });
    expect(listBlocks(source)).toEqual([
      'heading| Goal',
      'paragraph| Fees are due.',
      'heading| Terms',
    ]);
    expect(source.blocks.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(source.pages.map(({ start, end }) => source.text.slice(start, end).trim())).toEqual([
      'Goal',
      'Fees are due.',
      'Terms',
    ]);
  });

  it('are reported one by one', async () => {
    const seen: string[] = [];
    await readDocument(buildPptx({ slides: [slide('One'), slide('Two')] }), {
      format: 'pptx',
      onProgress: ({ done, total, unit }) => seen.push(`${done}/${total} ${unit}`),
    });
    expect(seen).toEqual(['1/2 page', '2/2 page']);
  });

  it('count as pages where they are empty', async () => {
    const source = await read({ slides: [slide('One'), { shapes: '' }, slide('Three')] });
    expect(source.pages).toHaveLength(3);
    expect(source.blocks.map(({ page }) => page)).toEqual([1, 3]);
  });
});

describe('what stands on a slide', () => {
  it('is read row by row, and in a row column by column', async () => {
    const shapes = [
      box('right bottom', [300, 200, 100, 50]),
      box('footing', [0, 400, 400, 30]),
      box('left', [0, 100, 100, 150]),
      box('right top', [300, 100, 100, 50]),
      buildTitle('Title'),
    ].join('');
    const { text } = await readOne(shapes);
    expect(text.split('\n')).toEqual(['Title', 'left', 'right top', 'right bottom', 'footing']);
  });

  it('stands where the group puts it', async () => {
    const group = `<p:grpSp><p:nvGrpSpPr/><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="100" cy="100"/><a:chOff x="0" y="5000000"/><a:chExt cx="100" cy="100"/></a:xfrm></p:grpSpPr>${box('grouped', [0, 400, 10, 10])}</p:grpSp>`;
    const { text } = await readOne(box('below', [0, 100, 10, 10]) + group);
    expect(text.split('\n')).toEqual(['grouped', 'below']);
  });

  it('stands where the layout puts its placeholder', async () => {
    const layout = buildShape('', { placeholder: 'type="body" idx="7"', box: [0, 10, 100, 10] });
    const placed = buildShape(p('from the layout'), { placeholder: 'type="body" idx="7"' });
    const { text } = await readOne(box('below', [0, 50, 10, 10]) + placed, { layout });
    expect(text.split('\n')).toEqual(['from the layout', 'below']);
  });

  it('is read once where it is written for newer and older applications', async () => {
    const choice = `<mc:AlternateContent><mc:Choice Requires="x">${box('new', [0, 0, 9, 9])}</mc:Choice><mc:Fallback>${box('old', [0, 0, 9, 9])}</mc:Fallback></mc:AlternateContent>`;
    expect((await readOne(choice)).text).toBe('new');
  });

  it('has line breaks, fields and several runs in one paragraph', async () => {
    const paragraph =
      '<a:p><a:r><a:t>Fee </a:t></a:r><a:r><a:t>due</a:t></a:r><a:br/><a:fld type="datetime"><a:t>May</a:t></a:fld></a:p>';
    expect((await readOne(buildShape(paragraph))).text).toBe('Fee due\nMay');
  });

  it('is a table row by row', async () => {
    const rows = [
      ['Item', 'Fee'],
      ['Rack', '10'],
    ];
    const { text, blocks } = await readOne(buildSlideTable(rows, 'firstRow="1"'));
    expect(text).toBe('Item\tFee\nRack\t10');
    expect(blocks.map(({ kind, table, isHeaderRow }) => [kind, table, isHeaderRow])).toEqual([
      ['table-row', 1, true],
      ['table-row', 1, undefined],
    ]);
  });

  it('is in the first of the cells of a table that are merged', async () => {
    const cell = (text: string, more = '') =>
      `<a:tc ${more}><a:txBody>${p(text)}</a:txBody></a:tc>`;
    const across = cell('All', 'gridSpan="2"') + cell('under', 'hMerge="1"');
    const down = cell('Rack', 'rowSpan="2"') + cell('10');
    const below = cell('under', 'vMerge="1"') + cell('12');
    const rows = [across, down, below].map((row) => `<a:tr>${row}</a:tr>`).join('');
    const { text, blocks } = await readOne(buildGraphic(`<a:tbl>${rows}</a:tbl>`));
    expect(text).toBe('All\nRack\t10\n12');
    expect(blocks.map(({ cells }) => cells?.length)).toEqual([undefined, 2, 2]);
  });
});

describe('bullets and numbers', () => {
  const auto = (scheme: string, more = '') => `<a:buAutoNum type="${scheme}" ${more}/>`;
  const numbered = (text: string, level = 0, scheme = 'arabicPeriod', more = '') =>
    p(text, { level, properties: auto(scheme, more) });

  it('come from the paragraph, the shape, the layout or the master, the nearest first', async () => {
    const sign = '<a:buChar char="–"/>';
    const textStyles = `<p:bodyStyle><a:lvl1pPr>${sign}</a:lvl1pPr><a:lvl2pPr>${auto('arabicPeriod')}</a:lvl2pPr></p:bodyStyle>`;
    const body = (paragraphs: string, listStyle = '') =>
      buildShape(paragraphs, { placeholder: 'idx="1"', listStyle });
    const shapes = [
      body(p('a') + p('b', { level: 1 }) + p('c', { properties: '<a:buNone/>' })),
      body(p('d'), `<a:lvl1pPr>${auto('alphaLcParenBoth')}</a:lvl1pPr>`),
      buildShape(p('e')),
    ].join('');
    const source = await readOne(shapes, { textStyles });
    expect(source.text.split('\n')).toEqual(['• a', '1. b', 'c', '(a) d', 'e']);
    expect(source.blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ['list-item', 1],
      ['list-item', 2],
      ['paragraph', undefined],
      ['list-item', 1],
      ['paragraph', undefined],
    ]);
  });

  it('count on by level until something of the level or above comes between', async () => {
    const shapes = buildShape(
      [
        numbered('one'),
        numbered('sub', 1, 'alphaLcPeriod'),
        '<a:p/>',
        numbered('sub', 1, 'alphaLcPeriod'),
        numbered('two'),
        numbered('sub', 1, 'alphaLcPeriod'),
        p('between'),
        numbered('again'),
        numbered('seven', 0, 'arabicPeriod', 'startAt="7"'),
        numbered('eight', 0, 'arabicPeriod', 'startAt="7"'),
      ].join(''),
    );
    expect((await readOne(shapes)).text.split('\n')).toEqual([
      '1. one',
      'a. sub',
      'b. sub',
      '2. two',
      'a. sub',
      'between',
      '1. again',
      '7. seven',
      '8. eight',
    ]);
  });

  it.each([
    ['alphaUcParenR', 'B)'],
    ['romanLcParenBoth', '(ii)'],
    ['romanUcPeriod', 'II.'],
    ['arabicPlain', '2'],
    ['circleNumDbPlain', '②'],
    ['hebrew2Minus', '2-'],
  ])('of the scheme %s are written as they are displayed', async (scheme, expected) => {
    const { text } = await readOne(buildShape(numbered('x', 0, scheme, 'startAt="2"')));
    expect(text).toBe(`${expected} x`);
  });
});

describe('what slides repeat', () => {
  const footer = buildShape(p('Confidential'), { placeholder: 'type="ftr" idx="11"' });
  const number = buildShape(p('3'), { placeholder: 'type="sldNum" idx="12"' });

  it('is read once, as footer, without bare numbers', async () => {
    const slides = ['One', 'Two'].map((text) => ({ shapes: buildTitle(text) + footer + number }));
    const master = `${buildShape(p('ACME Inc.'))}${buildShape(p('Click to edit'), { placeholder: 'type="body"' })}`;
    expect(listBlocks(await read({ slides, master }))).toEqual([
      'heading| One',
      'footer| Confidential',
      'footer| ACME Inc.',
      'heading| Two',
    ]);
  });

  it('is left out where the slide does not show it', async () => {
    const slides = [slide('One', { more: 'showMasterSp="0"' })];
    expect((await read({ slides, master: buildShape(p('ACME Inc.')) })).text).toBe('One');
  });
});

describe('the notes of a slide', () => {
  it('follow it as one block on its page', async () => {
    const slides = [slide('One', { notes: p('Say this.') + p('And that.') }), slide('Two')];
    const source = await read({ slides });
    expect(listBlocks(source)).toEqual([
      'heading| One',
      'footnote| Say this.\nAnd that.',
      'heading| Two',
    ]);
    expect(source.blocks[1]?.page).toBe(1);
  });
});

describe('what is not shown', () => {
  it('is left out and told: a slide', async () => {
    const slides = [slide('One'), slide('Secret', { more: 'show="0"' }), slide('Three')];
    const source = await read({ slides });
    expect(source.text).toBe('One\nThree');
    expect(source.hiddenTexts).toEqual([{ start: 4, end: 4, text: 'Secret', reason: 'hidden' }]);
    expect(source.warnings.map(({ code }) => code)).toEqual(['hidden-text']);
    expect(source.blocks.map(({ page }) => page)).toEqual([1, 3]);
  });

  it('is left out and told: a shape, alone or in a group', async () => {
    const hidden = buildShape(p('Secret'), { isHidden: true });
    const source = await readOne(hidden + buildGroup(box('Shown', [0, 0, 9, 9])));
    expect(source.text).toBe('Shown');
    expect(source.hiddenTexts).toMatchObject([{ text: 'Secret', reason: 'hidden' }]);
  });

  it('stays and is spanned where it is too small to read', async () => {
    const source = await readOne(buildShape(p('faint', { run: 'sz="100"' })));
    expect(source.text).toBe('faint');
    expect(source.hiddenTexts).toEqual([{ start: 0, end: 5, text: 'faint', reason: 'size' }]);
  });
});
