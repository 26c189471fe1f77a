import { readDocument } from '@clauselight/reader';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeQuote, writeWords } from './markdown.ts';

/** What a reader of Markdown takes it for. */
async function readBack(markdown: string): Promise<string> {
  const { text } = await readDocument(new TextEncoder().encode(markdown), { format: 'md' });
  return text;
}

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
  ])('are shown as they stand: %s', async (words) => {
    expect(await readBack(writeWords(words))).toBe(words);
    expect(await readBack(writeQuote(words))).toBe(words);
    expect(await readBack(`- **Why:** ${writeWords(words)}`)).toBe(`• Why: ${words}`);
  });

  it('are shown as they stand, whatever they are', async () => {
    const printable = fc
      .string({ unit: fc.constantFrom(...'ab1 .)#*_`<>&[]()!|~\\-+="\'{}:/@$^') })
      .map((words) => words.replaceAll(/\s+/g, ' ').trim())
      .filter((words) => words !== '');
    await fc.assert(
      fc.asyncProperty(printable, async (words) => {
        expect(await readBack(writeQuote(words))).toBe(words);
      }),
    );
  });

  it('keep their paragraphs in a quotation', () => {
    expect(writeQuote('(a) one\n\n(b) two \n')).toBe('> (a) one\n>\n> (b) two');
  });
});
