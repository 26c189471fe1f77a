import { readDocument } from '@clauselight/reader';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../clean-text.ts';
import { renderMarkdown } from './render-markdown.ts';

describe('renderMarkdown', () => {
  it('draws headings, quotes and lists', () => {
    const markdown = renderMarkdown([
      { kind: 'title', text: 'DEAL' },
      { kind: 'section', text: 'Findings' },
      { kind: 'group', text: 'High', severity: 4 },
      { kind: 'item', text: 'No refunds', severity: 4 },
      { kind: 'note', text: 'clause 2' },
      { kind: 'quote', text: 'All fees are\nfinal.' },
      {
        kind: 'facts',
        facts: [
          { label: 'Why', text: 'What is paid stays paid.' },
          { label: 'Law', text: 'Delaware', quote: 'State of Delaware', place: 'page 2' },
        ],
      },
      { kind: 'text', text: 'The end.' },
    ]);
    expect(markdown).toBe(`# DEAL

## Findings

### High

#### No refunds

*clause 2*

> All fees are final.

- **Why:** What is paid stays paid.
- **Law:** Delaware — “State of Delaware” (page 2)

The end.
`);
  });

  it.each([
    '# no heading',
    '1. no list',
    '- no list',
    '* not _even_ **this**',
    '<script>alert(1)</script> &amp; <b>',
    '[no](http://link.example) ![picture](x)',
    '`code` ~~gone~~ | cell | \\ $x$',
    '> no quote',
    '===',
    '2019) no list either',
  ])('shows words as they stand: %s', async (words) => {
    expect(await readBack(words)).toBe(words);
  });

  it('shows any words as they stand', async () => {
    const printable = fc
      .string({ unit: fc.constantFrom(...'ab1 .)#*_`<>&[]()!|~\\-+="\'{}:/@$^\n') })
      .filter((words) => cleanText(words) !== '');
    await fc.assert(
      fc.asyncProperty(printable, async (words) => {
        expect(await readBack(words)).toBe(cleanText(words));
      }),
    );
  });
});

/** What a reader of Markdown takes a quote for. */
async function readBack(words: string): Promise<string> {
  const markdown = renderMarkdown([{ kind: 'quote', text: words }]);
  const { text } = await readDocument(new TextEncoder().encode(markdown), { format: 'md' });
  return text;
}
