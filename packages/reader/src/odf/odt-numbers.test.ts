import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import {
  buildOdt,
  buildOdtHeading,
  buildOdtItem,
  buildOdtList,
  buildOdtListStyle,
  buildOdtOutline,
  buildOdtParagraph,
  buildOdtStyle,
  type OdtParts,
} from '../testing/build-odt.ts';
import { checkSourceText } from '../testing/check-source-text.ts';

const automatic = [
  buildOdtListStyle('L', [
    {},
    { shown: 2 },
    { format: 'a', prefix: '(', suffix: ')' },
    { format: 'i', prefix: '(', suffix: ')', shown: 2 },
  ]),
  buildOdtListStyle('M', [{ format: 'A' }, { format: 'I' }]),
].join('');

async function readLines(parts: OdtParts): Promise<string[]> {
  const source = await readDocument(buildOdt({ automatic, ...parts }), { format: 'odt' });
  checkSourceText(source);
  return source.text.split('\n');
}

const p = buildOdtParagraph;
const item = (...content: string[]) => buildOdtItem(content.join(''));
const list = (...items: string[]) => buildOdtList(items, { style: 'L' });
const sub = (...items: string[]) => buildOdtList(items);
const other = (...items: string[]) => buildOdtList(items, { style: 'M' });

describe('a numbered list', () => {
  it('shows the number of every level as its style says', async () => {
    const deepest = sub(item(p('deep')));
    const body = list(
      item(p('one'), sub(item(p('a')), item(p('b'), sub(item(p('x'), deepest))))),
      item(p('two'), sub(item(p('c')))),
    );
    expect(await readLines({ body })).toEqual([
      '1. one',
      '1.1. a',
      '1.2. b',
      '(a) x',
      '(a.i) deep',
      '2. two',
      '2.1. c',
    ]);
  });

  it('gives the number, the depth and the kind of each block', async () => {
    const body = list(
      item(p('Term'), sub(item(p('The term is one year from the date of signature.')))),
    );
    const source = await readDocument(buildOdt({ automatic, body }), { format: 'odt' });
    expect(source.blocks.map(({ kind, number, level }) => [kind, number, level])).toEqual([
      ['heading', '1', 1],
      ['paragraph', '1.1', 2],
    ]);
  });

  it('numbers the first paragraph of an item only, and no list header', async () => {
    const header = `<text:list-header>${p('head')}</text:list-header>`;
    expect(
      await readLines({ body: list(header, item(p('one'), p('more')), item(p('two'))) }),
    ).toEqual(['head', '1. one', 'more', '2. two']);
  });

  it('counts a level above that was never shown as its first', async () => {
    const body = list(item(sub(item(p('x')), item(p('y')))), item(p('one')));
    expect(await readLines({ body })).toEqual(['1.1. x', '1.2. y', '2. one']);
  });

  it('starts where it or an item says', async () => {
    const five = buildOdtItem(p('five'), 'text:start-value="5"');
    const late = buildOdtListStyle('S', [{ start: 3 }]);
    const body =
      list(item(p('one')), five, item(p('six'))) + buildOdtList([item(p('x'))], { style: 'S' });
    expect(await readLines({ body, automatic: automatic + late })).toEqual([
      '1. one',
      '5. five',
      '6. six',
      '3. x',
    ]);
  });

  it('starts again as a new list, and as the second list of one item', async () => {
    const body = list(item(p('one'), sub(item(p('a'))), sub(item(p('b'))))) + list(item(p('new')));
    expect(await readLines({ body })).toEqual(['1. one', '1.1. a', '1.1. b', '1. new']);
  });

  it('has bullets where its style has, or where it names none', async () => {
    const bullets = `<text:list-style style:name="U"><text:list-level-style-bullet text:level="1" text:bullet-char="–"/></text:list-style>`;
    const body = buildOdtList([item(p('a'))], { style: 'U' }) + sub(item(p('b')));
    expect(await readLines({ body, automatic: bullets })).toEqual(['• a', '• b']);
  });

  it.each([
    ['consecutive levels', 'text:consecutive-numbering="true"', ['1. a', '1.2. b', '3. c']],
    ['levels of their own', '', ['1. a', '1.1. b', '2. c']],
  ])('counts %s', async (_, more, expected) => {
    const style = buildOdtListStyle('C', [{}, { shown: 2 }], more);
    const items = [item(p('a'), sub(item(p('b')))), item(p('c'))];
    const body = buildOdtList(items, { style: 'C' });
    expect(await readLines({ body, automatic: style })).toEqual(expected);
  });
});

describe('a list that continues another', () => {
  const more = 'text:continue-numbering="true"';
  const continued = (...items: string[]) => buildOdtList(items, { style: 'L', more });

  it('counts on from the list before it, if that has its style', async () => {
    const body = `${list(item(p('one')))}${p('gap')}${continued(item(p('two')))}${other(item(p('A')))}${continued(item(p('x')))}`;
    expect(await readLines({ body })).toEqual(['1. one', 'gap', '2. two', 'A. A', '1. x']);
  });

  it('counts on from the list it names, over lists between them', async () => {
    const named = (id: string, after: string, text: string) =>
      buildOdtList([item(p(text))], {
        style: 'L',
        more: `xml:id="${id}" ${after === '' ? '' : `text:continue-list="${after}"`}`,
      });
    const body = `${named('a', '', 'one')}${other(item(p('A')))}${named('b', 'a', 'two')}${named('c', 'b', 'three')}`;
    expect(await readLines({ body })).toEqual(['1. one', 'A. A', '2. two', '3. three']);
  });

  it('is of the same style in files from before lists had names', async () => {
    const body = `${continued(item(p('one')))}${other(item(p('A')))}${continued(item(p('two')))}${list(item(p('new')))}`;
    const generator = 'OpenOffice.org/2.4$Linux OpenOffice.org_project/680m17$Build-9310';
    expect(await readLines({ body, generator })).toEqual(['1. one', 'A. A', '2. two', '1. new']);
  });
});

describe('the number of an item', () => {
  it.each([
    ['1', [1, 2, 27], ['1.', '2.', '27.']],
    ['a', [1, 26, 27, 28], ['a.', 'z.', 'aa.', 'ab.']],
    ['A', [53], ['BA.']],
    ['i', [4, 9], ['iv.', 'ix.']],
    ['I', [14], ['XIV.']],
    ['01, 02, 03, ...', [3], ['03.']],
    ['1st', [3], ['3rd.']],
    ['One', [2], ['Two.']],
    ['First', [2], ['Second.']],
    ['①, ②, ③, ...', [3], ['③.']],
    ['*, †, ‡, §, **, ††, ...', [2, 6], ['†.', '††.']],
  ])('in the format %s is written as it is displayed', async (format, values, expected) => {
    const style = buildOdtListStyle('F', [{ format }]);
    const items = values.map((value) => buildOdtItem(p('x'), `text:start-value="${value}"`));
    const body = buildOdtList(items, { style: 'F' });
    const lines = await readLines({ body, automatic: style });
    expect(lines.map((line) => line.split(' ')[0])).toEqual(expected);
  });

  it('doubles its letters where the style says so', async () => {
    const style = buildOdtListStyle('F', [{ format: 'a', more: 'style:num-letter-sync="true"' }]);
    const body = buildOdtList([buildOdtItem(p('x'), 'text:start-value="28"')], { style: 'F' });
    expect(await readLines({ body, automatic: style })).toEqual(['bb. x']);
  });

  it('follows the newer way to say what is around the counts', async () => {
    const style = buildOdtListStyle('F', [
      { more: 'loext:num-list-format="Article %1%"', suffix: '' },
      { more: 'style:num-list-format="%1%-%2%:"' },
      { format: '', more: 'style:num-list-format="WHEREAS"' },
    ]);
    const body = buildOdtList([item(p('a'), sub(item(p('b'), sub(item(p('c'))))))], { style: 'F' });
    expect(await readLines({ body, automatic: style })).toEqual([
      'Article 1 a',
      '1-1: b',
      'WHEREAS c',
    ]);
  });

  it('leaves out levels that show no count', async () => {
    const style = buildOdtListStyle('N', [{}, { format: '', shown: 2 }, { shown: 3 }]);
    const body = buildOdtList([item(p('a'), sub(item(p('b'), sub(item(p('c'))))))], { style: 'N' });
    expect(await readLines({ body, automatic: style })).toEqual(['1. a', 'b', '1.1. c']);
  });

  it('is as its own style says where it overrides the list’s', async () => {
    const body = list(item(p('one')), buildOdtItem(p('b'), 'text:style-override="M"'));
    expect(await readLines({ body })).toEqual(['1. one', 'B. b']);
  });

  it('stands before a paragraph that is a list item by itself', async () => {
    const numbered = (level: number, text: string) =>
      `<text:numbered-paragraph text:list-id="q" text:style-name="L" text:level="${level}">${p(text)}</text:numbered-paragraph>`;
    const body = `${numbered(1, 'one')}${numbered(2, 'sub')}${numbered(1, 'two')}`;
    expect(await readLines({ body })).toEqual(['1. one', '1.1. sub', '2. two']);
  });
});

describe('the outline numbers of headings', () => {
  const heading = (level: number) =>
    buildOdtStyle(`Heading_20_${level}`, { attributes: `style:default-outline-level="${level}"` });
  const styles = buildOdtOutline([{}, { shown: 2 }]) + heading(1) + heading(2);
  const h = (text: string, level: number, style = `Heading_20_${level}`, more = '') =>
    buildOdtHeading(text, level, { style, more });

  it('count by outline level, and start again where a heading says so', async () => {
    const again = 'text:restart-numbering="true" text:start-value="7"';
    const body = `${h('A', 1)}${h('B', 2)}${p('text')}${h('C', 2)}${h('D', 1)}${h('E', 2, 'Heading_20_2', again)}${h('F', 2, 'Heading_20_2', 'text:is-list-header="true"')}`;
    expect(await readLines({ body, styles })).toEqual([
      '1. A',
      '1.1. B',
      'text',
      '1.2. C',
      '2. D',
      '2.7. E',
      'F',
    ]);
  });

  it('are those of the list for a heading in one', async () => {
    const body = `${list(item(h('A', 1)))}${buildOdtList([item(h('B', 1))], { style: 'Outline' })}${h('C', 1)}`;
    expect(await readLines({ body, styles })).toEqual(['1. A', '1. B', '2. C']);
  });

  it.each([
    ['no style', '', '1. A'],
    ['a style without a word on it', 'Plain', '1. A'],
    ['own formatting over the heading style', 'P1', '1. A'],
    ['a style derived from the heading style', 'Derived', 'A'],
    ['a style that takes the list away', 'Off', 'A'],
    ['a style the file does not hold', 'Lost', 'A'],
  ])('stand or not before a heading of %s', async (_, style, expected) => {
    const parent = 'style:parent-style-name="Heading_20_1"';
    const common = `${buildOdtStyle('Plain')}${buildOdtStyle('Derived', { attributes: parent })}`;
    const own = `${buildOdtStyle('P1', { attributes: parent })}${buildOdtStyle('Off', { attributes: `${parent} style:list-style-name=""` })}`;
    expect(
      await readLines({ body: h('A', 1, style), styles: styles + common, automatic: own }),
    ).toEqual([expected]);
  });
});
