import { describe, expect, it } from 'vitest';
import { listGramTokens } from '../measures/grams.ts';
import { buildLayout } from './build-layout.ts';
import { measureWidth } from './font-widths.ts';
import { listLayouts } from './known-files.ts';
import { setLines } from './set-lines.ts';

const style = { font: 'Courier', size: 10, leading: 12, isJustified: true } as const;

describe('lines', () => {
  it('are as wide as the column where they are justified, but for the last', () => {
    const lines = setLines('aaaa bbbb cccc dddd', style, 100);
    expect(lines.map(({ text }) => text)).toEqual(['aaaa bbbb cccc', 'dddd']);
    expect(lines.map(({ wordSpace }) => wordSpace)).toEqual([8, 0]);
  });

  it('keep two spaces within a line', () => {
    expect(setLines('aaaa.  bbbb', style, 100).map(({ text }) => text)).toEqual(['aaaa.  bbbb']);
  });

  it('are as wide as their letters', () => {
    expect(measureWidth('Ai', 'Helvetica', 10)).toBeCloseTo(8.89);
  });
});

describe('the files of known order', () => {
  it('have one, two and three columns', () => {
    const columns = [...listLayouts().values()].map((layout) => layout.columns);
    expect(new Set(columns)).toEqual(new Set([1, 2, 3]));
  });

  it('are the same on every run', () => {
    const [name, layout] = [...listLayouts()][30] ?? [];
    if (name === undefined || layout === undefined) throw new Error('no layout');
    expect(buildLayout(name, layout)).toEqual(buildLayout(name, layout));
  });

  it('hold the words of their text in its order where they are written by column', () => {
    const layout = listLayouts().get('2 columns, justified, prose, gutter of 14');
    if (layout === undefined) throw new Error('no layout');
    const { pdf, text } = buildLayout('two', layout);
    const written = [
      ...Buffer.from(pdf)
        .toString('latin1')
        .matchAll(/\((.*)\) Tj/g),
    ];
    expect(listGramTokens(written.map(([, words]) => words).join('\n'))).toEqual(
      listGramTokens(text),
    );
  });
});
