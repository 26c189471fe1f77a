import { describe, expect, inject, it } from 'vitest';
import { listBlocks } from '../testing/check-source-text.ts';
import { readAs } from '../testing/markup-read.ts';
import { cutMarkdown } from './limit-markdown.ts';

const paragraph = `${'The Supplier shall deliver. '.repeat(20)}\n\n`;

describe('a long Markdown document', () => {
  it('is cut before paragraphs, and holds the same words', () => {
    const text = paragraph.repeat(600);
    const parts = cutMarkdown(text);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.join('').replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''));
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(100_000);
  });

  it.each([
    ['a list', '1. One.\n\n   Two.\n\n'],
    ['code', '```\nOne.\n\nTwo.\n```\n\n'],
    ['a quotation', '> One.\n>\n> Two.\n\n'],
  ])('is never cut inside %s', async (_, block) => {
    const count = 260;
    const text = `${block}${paragraph}`.repeat(count);
    const source = await readAs('md', text);
    const alone = listBlocks(await readAs('md', `${block}${paragraph}`));
    expect(cutMarkdown(text).length).toBeGreaterThan(1);
    expect(listBlocks(source)).toHaveLength(alone.length * count);
  });

  it('of thousands of lines without an empty one keeps its headings', async () => {
    const text = Array.from({ length: 1500 }, (_, at) => `## Part ${at}\nWords.\nMore.`).join('\n');
    const blocks = listBlocks(await readAs('md', text));
    expect(blocks.filter((block) => block.startsWith('heading'))).toHaveLength(1500);
  });

  it('with thousands of lines in one bracket shows its words', async () => {
    const source = await readAs(
      'md',
      `Before.\n\n[^${'> '.repeat(3000)}${'a\n'.repeat(6000)}x]: y`,
    );
    expect(source.text.slice(0, 14)).toBe('Before.\n[^> > ');
    expect(source.text.slice(-7)).toBe('a\nx]: y');
  });

  const costly = [
    ['quotations in each other', 'Words.\n\n', '> '],
    ['emphasis in code that is none', '<div>\n```\n\nWords.\n', '*a **b '],
    ['quotations after a comment that is none', '`<!--`\n\nWords.\n\n', '> '],
    ['quotations in code that is none', '<div>\n```\n\nWords.\n\n', '> '],
    ['emphasis in a comment that is none', '<div>\n<!--\n\nWords.\n', '*a **b '],
  ] as const;
  it.each(inject('isFullRun') ? costly : costly.slice(0, 2))(
    'takes time in proportion to %s',
    async (_, start, repeated) => {
      const before = process.cpuUsage();
      const source = await readAs('md', `${start}${repeated.repeat(60_000)}\n\nThe end.`);
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(6000);
      expect(source.text).toContain('Words.');
    },
  );

  it('shows the end of a text after nested quotations', async () => {
    const { text } = await readAs('md', `Words.\n\n${'> '.repeat(60_000)}\n\nThe end.`);
    expect(text).toMatch(/Words\.\s+The end\./);
  });
});
