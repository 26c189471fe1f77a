import { aiAuthor } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildExportInput } from '../test/build-export-input.ts';
import { buildHighlight } from '../test/build-highlight.ts';
import { nameExport } from './export-input.ts';
import { writeMarkdown } from './write-markdown.ts';

const write = (parts: Parameters<typeof buildHighlight>[0], input = {}) =>
  writeMarkdown(buildExportInput({ text: 'words', highlights: [buildHighlight(parts)], ...input }));

describe('an export as Markdown', () => {
  it('has title, date, and each quote with its note, tags, author and color', () => {
    expect(write({ note: 'Ask', tags: ['Payment', 'ask'] })).toBe(
      `# Highlights of contract.pdf

November 22, 2026 · 1 highlight

---

> words

Ask

Tags: Payment, ask

*You, Yellow*
`,
    );
  });

  it('names the place where it is known', () => {
    const pages = [
      { number: 1, start: 0, end: 99 },
      { number: 2, start: 100, end: 199 },
    ];
    const text = write(
      { startOffset: 120, endOffset: 125, createdBy: aiAuthor, color: '#bfdbfe' },
      { source: { text: '', pages }, describePlace: () => 'Clause 4.2, Fees' },
    );
    expect(text).toContain('**Clause 4.2, Fees, page 2**\n\n> words');
    expect(text).toContain('*AI Analysis, Blue*');
  });

  it('of somebody else names them as it is told to', () => {
    expect(write({}, { ownerName: 'The sender' })).toContain('*The sender, Yellow*');
  });

  it('keeps every line of a quote within it', () => {
    expect(write({ quote: 'first\n\nthird' })).toContain('> first\n> \n> third');
  });

  it.each([
    ['# no heading', '> \\# no heading'],
    ['1. no list', '> 1\\. no list'],
    ['- no list', '> \\- no list'],
    ['a *b* [c](d) <e>', '> a \\*b\\* \\[c\\](d) \\<e\\>'],
  ])('shows %j as it is', (quote, written) => {
    expect(write({ quote })).toContain(written);
  });

  it.each([
    ['contract.pdf', 'contract-highlights.md'],
    ['v1.2 final.docx', 'v1.2 final-highlights.md'],
    ['README', 'README-highlights.md'],
    ['.pdf', 'document-highlights.md'],
  ])('of %s is called %s', (filename, name) => {
    expect(nameExport(filename, 'md')).toBe(name);
  });
});
