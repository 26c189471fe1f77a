import { readDocument } from '@clauselight/reader';
import { type Block, type ReportContent, renderMarkdown } from '@clauselight/report';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';

/** A report of one part. */
function render(...blocks: Block[]): string {
  const content: ReportContent = {
    language: 'en',
    cover: { kicker: '', title: 'T', scores: [], facts: [], notes: [] },
    sections: [{ title: 'S', blocks }],
    footer: '',
    madeFrom: '2026-03-01T12:00:00.000Z',
  };
  return renderMarkdown(content);
}

/** What a reader of Markdown takes its words for, after the two headings. */
async function readBack(...blocks: Block[]): Promise<string> {
  const markdown = new TextEncoder().encode(render(...blocks));
  const { text } = await readDocument(markdown, { format: 'md' });
  expect(text.startsWith('T\nS\n')).toBe(true);
  return text.slice(4);
}

/** Without deletions, which the reader takes for what they are and leaves out. */
const looks = [undefined, 'strong', 'emphasis', 'insertion'] as const;

describe('words in Markdown', () => {
  it.each([
    '# no heading',
    '1. no list',
    '2019) no list either',
    '- no list',
    '+ no list',
    '* not _even_ **this**',
    '<script>alert(1)</script> &amp; <b>',
    '[no](http://link.example) ![picture](x)',
    '`code` ~~gone~~ | cell | \\ $x$',
    '> no quote',
    '===',
    '---',
    '#panic("x")',
  ])('are shown as they stand: %s', async (words) => {
    expect(await readBack({ kind: 'paragraph', words })).toBe(words);
    expect(await readBack({ kind: 'quote', words })).toBe(words);
    expect(await readBack({ kind: 'wording', text: words })).toBe(words);
    expect(await readBack({ kind: 'facts', facts: [{ label: words, words }] })).toBe(
      `• ${words}: ${words}`,
    );
    expect(await readBack({ kind: 'list', items: [words] })).toBe(`• ${words}`);
    expect(await readBack({ kind: 'group', title: words, blocks: [] })).toBe(words);
    const table = {
      caption: '',
      columns: [{ title: words }, { title: 'b' }],
      rows: [['c', words]],
    };
    expect(await readBack({ kind: 'table', ...table })).toBe(`${words}\tb\nc\t${words}`);
  });

  it('are shown as they are, with any characters and formatting', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab1 .)#*_`<>&[]()!|~\\-+="\'{}:/@$^') });
    const runs = fc.array(
      fc
        .record({ text, look: fc.constantFrom(...looks) })
        .map(({ text: words, look }) => ({ text: words, ...(look && { look }) })),
    );
    await fc.assert(
      fc.asyncProperty(runs, async (words) => {
        const said = words.map((run) => run.text).join('');
        const line = said.replaceAll(/\s+/g, ' ').trim();
        fc.pre(line !== '');
        expect(await readBack({ kind: 'quote', words })).toBe(line);
      }),
      { numRuns: inject('isFullRun') ? 200 : 30 },
    );
  });
});
