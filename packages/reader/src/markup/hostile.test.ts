import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { readAs, tryReadAs } from '../testing/markup-read.ts';

const isFullRun = inject('isFullRun');
describe('a hostile page', () => {
  it.each([
    ['elements', `${'<div>'.repeat(20_000)}deep`],
    ['formatting', `${'<b>'.repeat(20_000)}deep`],
    ['lists', `${'<ul><li>'.repeat(5000)}deep`],
    ['tables', `${'<table><tr><td>'.repeat(3000)}deep`],
  ])('with %s nested without end is read', async (_, html) => {
    expect((await readAs('html', html)).text).toContain('deep');
  });

  it('that asks for a tree without end is stopped', async () => {
    const html = Array.from({ length: 1500 }, (_, at) => `<p><font a=${at}>x`).join('');
    expect(await tryReadAs('html', html)).toBe('document_too_complex');
  });

  it('whose cells span all rows and columns does not grow', async () => {
    const wide = '<td colspan=1000 rowspan=60000>x'.repeat(20);
    const source = await readAs('html', `<table><tr>${wide}</tr>${'<tr><td>y'.repeat(2000)}`);
    expect(source.text.length).toBeLessThan(1_000_000);
  });

  it('with more rules than a page has use for is read', async () => {
    const rules = Array.from({ length: 6000 }, (_, at) => `.a .b .d${at % 9}{color:red}`).join('');
    const html = `<style>${rules}</style>${'<div class="a b d1 d2">'.repeat(200)}text`;
    expect((await readAs('html', html)).text).toBe('text');
  });

  it.each([
    '<!--',
    '<style>p{',
    '<p style="a:(',
    '<![CDATA[',
    '<table><caption>',
    '<select><option>',
  ])('of %s over and over is read or has no text', async (piece) => {
    const html = `<?xml version="1.0"?><p>x</p>${piece.repeat(5000)}`;
    expect(await tryReadAs('html', html)).toBe('read');
  });

  it('longer than the limit is read in part', async () => {
    const source = await readAs('html', '<p>One word. '.repeat(500), { maxTextLength: 1000 });
    expect(source.text.length).toBeLessThanOrEqual(1000);
    expect(source.warnings.map(({ code }) => code)).toEqual(['read-in-part']);
  });

  if (isFullRun) {
    it('with more elements than are ever read is read up to there', async () => {
      const html = `<p>Fee due.${'<i></i>'.repeat(700_000)}<p>The end.`;
      const source = await readAs('html', html);
      expect(source.text).toBe('Fee due.');
      expect(source.warnings.map(({ code }) => code)).toEqual(['read-in-part']);
    });
  }

  it('with a script of any length is read whole', async () => {
    const html = `<p>Fee due.<script>${'let a = 1;\n'.repeat(isFullRun ? 800_000 : 200_000)}</script><p>The end.`;
    const source = await readAs('html', html);
    expect(source.text).toContain('The end.');
    expect(source.warnings).toEqual([]);
  });

  it('gives the same text twice, for any input', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<table>',
        '<tr>',
        '<td colspan=3>',
        '<th rowspan=2>',
        '</table>',
        '<ol start=3>',
        '<ul>',
        '<li>',
        '</ol>',
        '<b>',
        '</b>',
        '<br>',
        '<hr>',
        '<pre>',
        '</pre>',
        '<del>',
        '</del>',
        '<ins>',
        '<div hidden>',
        '</div>',
        '<div style="float:left">',
        '<span style="color:#fff">',
        '</span>',
        '<style>li:before{content:counter(x)}</style>',
        '<sup><a href="#n">1</a></sup>',
        '<p id=n>',
        '<h2>',
        '<caption>',
        '<thead>',
        '(a)',
        '1.',
        '$',
        '&nbsp;',
        '- 3 -',
        '<select><option>',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    let read = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        const html = pieces.join(' ');
        const first = await tryReadAs('html', html);
        expect(first).toMatch(/^(read|document_without_text|file_empty|file_type_mismatch)$/);
        if (first !== 'read') return;
        read += 1;
        expect(await readAs('html', html)).toEqual(await readAs('html', html));
      }),
      { numRuns: isFullRun ? 80 : 10 },
    );
    expect(read).toBeGreaterThan(0);
  });
});

describe('any Markdown', () => {
  it.each([
    ['words', 'One word. '.repeat(500)],
    ['lines', 'One line.\n\n'.repeat(500)],
    ['addresses, which are not shown', '[One](https://example.org/one) '.repeat(500)],
  ])('longer than the limit is read in part: %s', async (_, text) => {
    const source = await readAs('md', text, { maxTextLength: 1000 });
    expect(source.text.length).toBeLessThanOrEqual(1000);
    expect(source.text).toMatch(/^One/);
    expect(source.warnings.map(({ code }) => code)).toEqual(['read-in-part']);
  });

  it('is read or refused with a code', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '# ',
        '- ',
        '1. ',
        '> ',
        '```\n',
        '| a | b |\n|---|---|\n',
        '[^1]',
        '[^1]: ',
        '\n',
        '\n\n',
        '    ',
        '**',
        '_',
        '`',
        '[a](b)',
        '![',
        '<div>',
        '</div>',
        '<!--',
        '-->',
        '---\n',
        '- [x] ',
        '\\',
        '&amp;',
      ),
      fc.string({ maxLength: 8 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        expect(await tryReadAs('md', pieces.join(''))).toMatch(
          /^(read|document_without_text|file_empty|file_type_mismatch)$/,
        );
      }),
      { numRuns: isFullRun ? 80 : 10 },
    );
  });
});
