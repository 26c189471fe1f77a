import { describe, expect, inject, it } from 'vitest';
import { listBlocks } from '../testing/check-source-text.ts';
import { readAs } from '../testing/markup-read.ts';

const read = (text: string) => readAs('md', text);
const blocksOf = async (text: string) => listBlocks(await read(text));

describe('a Markdown document', () => {
  it('is read as it is shown, without its marks', async () => {
    const { text } = await read(
      'The **Supplier** [delivers](http://x.y "t") *all*\n~~goods~~ `now` &amp; here.  \nNext \\*line\\*. ![logo](l.png)\n',
    );
    expect(text).toBe('The Supplier delivers all goods now & here.\nNext *line*.');
  });

  it('has headings of both kinds', async () => {
    const source = await read('# Terms\n\nFees\n----\n\n### 4.2 Payment ###\n');
    expect(source.blocks.map(({ kind, level, number }) => [kind, level, number])).toEqual([
      ['heading', 1, undefined],
      ['heading', 2, undefined],
      ['heading', 3, '4.2'],
    ]);
  });

  it('has lists with the numbers that are shown', async () => {
    expect(
      await blocksOf(
        '3. Three\n4. Four\n   - point\n   - [x] done\n   - [ ] open\n\n   more of four\n',
      ),
    ).toEqual([
      'list-item 3| 3. Three',
      'list-item 4| 4. Four',
      'list-item| • point',
      'list-item| ☒ done',
      'list-item| ☐ open',
      'paragraph| more of four',
    ]);
  });

  it('parts clauses that stand in lines of their own', async () => {
    expect(await blocksOf('The parties agree:\n(a) one;\n(b) two; and\n(c) three.\n')).toEqual([
      'paragraph| The parties agree:',
      'list-item (a)| (a) one;',
      'list-item (b)| (b) two; and',
      'list-item (c)| (c) three.',
    ]);
  });

  it('has tables with a header row', async () => {
    const source = await read('| Plan | Fee |\n|---|--:|\n| **Basic** \\| Pro | 10 |\n');
    expect(listBlocks(source)).toEqual(['table-row| Plan\tFee', 'table-row| Basic | Pro\t10']);
    expect(source.blocks[0]?.isHeaderRow).toBe(true);
  });

  it('has notes at its end, in the order of their references', async () => {
    expect(
      await blocksOf('One[^b] and two[^a].\n\n[^a]: Note a.\n[^b]: Note b.\n\n    More.\n\nEnd.\n'),
    ).toEqual([
      'paragraph| One[1] and two[2].',
      'paragraph| End.',
      'footnote| [1] Note b.',
      'footnote| More.',
      'footnote| [2] Note a.',
    ]);
  });

  it('keeps quotes, code, and the words of HTML in it', async () => {
    expect(
      await blocksOf(
        '> quoted\n> on\n\n```js\nif (a < b)\n  go();\n```\n\n<div>In <b>HTML</b><!-- no --></div>\n',
      ),
    ).toEqual(['paragraph| quoted on', 'paragraph| if (a < b)\n  go();', 'paragraph| In HTML']);
  });

  it('keeps the front matter', async () => {
    expect(await blocksOf('---\ntitle: Terms\ndate: 2024-01-01\n---\nText.\n')).toEqual([
      'paragraph| title: Terms\ndate: 2024-01-01',
      'paragraph| Text.',
    ]);
  });

  it('reads lines of dashes around plain text as rules', async () => {
    expect(await blocksOf('---\n\nText.\n\n---\n')).toEqual(['paragraph| Text.']);
  });
});

describe('a long Markdown document', () => {
  it('is cut before headings, and its references and notes still hold', async () => {
    const words = 'The goods are delivered at once and in time. '.repeat(150);
    const section = (at: number) =>
      `## Section ${at}\n\nThe [Supplier][s] delivers[^n]. ${words}\n\n\`\`\`\n# no heading\n\`\`\`\n\n`;
    const sections = Array.from({ length: 40 }, (_, at) => section(at)).join('');
    const source = await read(`${sections}[s]: http://x.y\n[^n]: At once.\n`);
    const headings = source.blocks.filter(({ kind }) => kind === 'heading');
    expect(headings).toHaveLength(40);
    expect(source.text).not.toContain('[Supplier]');
    expect(source.text.match(/The Supplier delivers\[1\]\. The goods/g)).toHaveLength(40);
    expect(listBlocks(source).at(-1)).toBe('footnote| [1] At once.');
  });

  it.each(
    [
      ['unclosed emphasis', 'a**b'.repeat(5000)],
      ['unclosed links', '[a]('.repeat(5000)],
      [
        'unclosed code',
        Array.from({ length: 3000 }, (_, at) => '`'.repeat((at % 90) + 1)).join(' '),
      ],
      ['quotes in quotes', `${'>'.repeat(5000)}x`],
      [
        'lists in lists',
        Array.from({ length: 300 }, (_, at) => `${' '.repeat(at * 2)}- x`).join('\n'),
      ],
      ['lists in one line', `${'1. '.repeat(3000)}x`],
      [
        'many notes',
        Array.from({ length: 1200 }, (_, at) => `[^${at}]: x [^${at + 1}]`).join('\n\n'),
      ],
    ].filter((_, index) => inject('isFullRun') || index % 3 === 0),
  )('of %s is read in time', async (_, text) => {
    const start = process.cpuUsage();
    const source = await read(`${text}\n\nThe end.`);
    expect(source.text).toContain('The end.');
    expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
  });

  it('has long lists as well', async () => {
    const items = Array.from({ length: 700 }, (_, at) => `- [item ${at}](x) **bold**`).join('\n');
    const source = await read(items);
    expect(source.blocks).toHaveLength(700);
    expect(listBlocks(source)[699]).toBe('list-item| • item 699 bold');
  });

  it('has large tables as well', async () => {
    const rows = Array.from({ length: 800 }, (_, at) => `| **${at}** | [x](y) | a \\| b | A&B |`);
    const source = await read(`| N | Link | Or | And |\n|---|---|---|---|\n${rows.join('\n')}\n`);
    expect(source.blocks).toHaveLength(801);
    expect(listBlocks(source)[800]).toBe('table-row| 799\tx\ta | b\tA&B');
  });
});
