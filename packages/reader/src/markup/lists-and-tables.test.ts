import { describe, expect, it } from 'vitest';
import { listBlocks } from '../testing/check-source-text.ts';
import { blocksOfHtml as blocksOf, readHtmlText as read } from '../testing/markup-read.ts';

describe('lists', () => {
  it('show the numbers that are displayed', async () => {
    const source = await read(
      '<ol><li>One<li>Two<ol type=a><li>Sub<li value=27>Sub</ol><li>Three</ol><ol start=4 type=I><li>Four</ol><ol reversed><li>y<li>z</ol>',
    );
    expect(listBlocks(source)).toEqual([
      'list-item 1| 1. One',
      'list-item 2| 2. Two',
      'list-item a| a. Sub',
      'list-item aa| aa. Sub',
      'list-item 3| 3. Three',
      'list-item IV| IV. Four',
      'list-item 2| 2. y',
      'list-item 1| 1. z',
    ]);
    expect(source.blocks.map(({ level }) => level)).toEqual([1, 1, 2, 2, 1, 1, 1, 1]);
  });

  it('show bullets, and nothing where the style shows nothing', async () => {
    expect(
      await blocksOf(
        '<ul><li>a</ul><ul style="list-style:none"><li>b</ul><ul><li style="display:block">c</ul>',
      ),
    ).toEqual(['list-item| • a', 'paragraph| b', 'paragraph| c']);
  });

  it('number the first paragraph of an item only', async () => {
    expect(await blocksOf('<ol><li><p>One</p><p>more</p><li><h2>Term</h2></ol>')).toEqual([
      'list-item 1| 1. One',
      'paragraph| more',
      'heading 2| 2. Term',
    ]);
  });

  it('show numbers that the style sheet counts', async () => {
    const style =
      'ol{counter-reset:item;list-style:none} li:before{counter-increment:item;content:counters(item,".") " "}';
    expect(
      await blocksOf(`<style>${style}</style><ol><li>Term<ol><li>Start<li>End</ol><li>Fee</ol>`),
    ).toEqual([
      'list-item 1| 1 Term',
      'list-item 1.1| 1.1 Start',
      'list-item 1.2| 1.2 End',
      'list-item 2| 2 Fee',
    ]);
  });

  it('count on as online editors export them', async () => {
    const style =
      '.k-0 > li{counter-increment:c-0} ol.k-0{list-style-type:none} ol.k-0.start{counter-reset:c-0 0} .k-0 > li:before{content:"(" counter(c-0,lower-latin) ") "} h2:before{content:"Article " counter(art,upper-roman) ". "} h2{counter-increment:art}';
    expect(
      await blocksOf(
        `<style>${style}</style><h2>Term</h2><ol class="k-0 start"><li>x</ol><p>and</p><ol class="k-0" start=2><li>y</ol>`,
      ),
    ).toEqual([
      'heading Article I| Article I. Term',
      'list-item (a)| (a) x',
      'paragraph| and',
      'list-item (b)| (b) y',
    ]);
  });

  it('keep the numbers that Word writes out', async () => {
    const item = (marker: string, words: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${words}</p>`;
    expect(
      await blocksOf(item('4.2', 'The fee is payable at once.') + item('·', 'a point')),
    ).toEqual(['paragraph 4.2| 4.2 The fee is payable at once.', 'list-item| • a point']);
  });

  it('show what Google Docs counts', async () => {
    const style =
      '.lst-0>li:before{content:"" counter(a,decimal) ". "}.lst-1>li:before{content:"(" counter(b,lower-latin) ") "}ol.lst-0.start{counter-reset:a 0}ol.lst-1.start{counter-reset:b 0}.lst-0>li{counter-increment:a}.lst-1>li{counter-increment:b}ol.lst-0{list-style-type:none}ol.lst-1{list-style-type:none}';
    expect(
      await blocksOf(
        `<style>${style}</style><p class="c1 title"><span>Services</span></p><ol class="lst-0 start" start=1><li>Term</ol><ol class="lst-1 start" start=1><li>first;<li>second.</ol><ol class=lst-0 start=2><li>Fees</ol>`,
      ),
    ).toEqual([
      'heading| Services',
      'list-item 1| 1. Term',
      'list-item (a)| (a) first;',
      'list-item (b)| (b) second.',
      'list-item 2| 2. Fees',
    ]);
  });

  it('keep a number that floats beside its paragraph', async () => {
    expect(
      await blocksOf('<div style="float:left;width:5%">(b)</div><div>the term.</div>'),
    ).toEqual(['list-item (b)| (b) the term.']);
  });
});

describe('tables', () => {
  it('have rows of cells, and header rows', async () => {
    const source = await read(
      '<table><caption>Fees</caption><thead><tr><th>Plan<th>Fee</thead><tr><td>Basic<td><p>10</p><tr><td>Pro<td>20</table>',
    );
    expect(listBlocks(source)).toEqual([
      'paragraph| Fees',
      'table-row| Plan\tFee',
      'table-row| Basic\t10',
      'table-row| Pro\t20',
    ]);
    expect(source.blocks.map(({ isHeaderRow, table }) => [isHeaderRow, table])).toEqual([
      [undefined, undefined],
      [true, 1],
      [undefined, 1],
      [undefined, 1],
    ]);
  });

  it('have a header row where the first row alone is bold', async () => {
    const { blocks } = await read(
      '<table><tr><td><b>Plan</b><td><b>Fee</b><tr><td>Basic<td>10</table><table><tr><td><b>a</b><td>1<tr><td>b<td>2</table>',
    );
    expect(blocks.map(({ isHeaderRow }) => isHeaderRow)).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('keep columns in line where cells span several', async () => {
    const source = await read(
      '<table><tr><td rowspan=2>A<td colspan=2>B<td>C<tr><td>D<td>E<td>F<tr><td>G<td>H<td>I<td>J</table>',
    );
    const cells = source.blocks.map((block) =>
      block.cells?.map(({ start, end }) => source.text.slice(start, end)),
    );
    expect(cells).toEqual([
      ['A', 'B', '', 'C'],
      ['', 'D', 'E', 'F'],
      ['G', 'H', 'I', 'J'],
    ]);
  });

  it('leave out columns of space, and give signs back to their figures', async () => {
    expect(
      await blocksOf(
        '<table><tr><td>Year<td>&nbsp;<td colspan=3>2020<tr><td>Sales<td> <td>$<td>100<td><tr><td>Loss<td><td>$<td>(5<td>)</table>',
      ),
    ).toEqual(['table-row| Year\t2020', 'table-row| Sales\t$100', 'table-row| Loss\t$(5)']);
  });

  it('that only place labels beside paragraphs become paragraphs', async () => {
    expect(
      await blocksOf(
        '<table><tr><td>&nbsp;<td>(a)<td>the fee is due;<tr><td><td>(b)<td><p>the term ends.</p><p>No more.</p></table>',
      ),
    ).toEqual([
      'list-item (a)| (a) the fee is due;',
      'list-item (b)| (b) the term ends.',
      'paragraph| No more.',
    ]);
  });

  it('that lay out a page give its blocks', async () => {
    expect(
      await blocksOf(
        '<table><tr><td><h1>Terms</h1><p>One.</p><table><tr><td>a<td>b</table></table>',
      ),
    ).toEqual(['heading| Terms', 'paragraph| One.', 'table-row| a\tb']);
  });
});
