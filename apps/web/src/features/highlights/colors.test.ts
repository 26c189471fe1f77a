import { highlightPalette } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { isPaletteColor, nameColor, readColor, writeLongColor } from './colors.ts';

describe('a color', () => {
  it.each(highlightPalette)('of the palette is called $name', ({ name, hex }) => {
    expect(nameColor(hex)).toBe(name);
    expect(nameColor(hex.toUpperCase())).toBe(name);
    expect(isPaletteColor(hex)).toBe(true);
  });

  it('of the reader is called by its figures', () => {
    expect(nameColor('#12abef')).toBe('Custom #12abef');
    expect(isPaletteColor('#12abef')).toBe(false);
  });

  it.each([
    ['#12ABEF', '#12abef'],
    [' 12abef ', '#12abef'],
    ['#abc', '#abc'],
    ['#12ab', undefined],
    ['red', undefined],
    ['#12abef; background: url(x)', undefined],
    ['', undefined],
  ])('typed as %j is read as %j', (text, color) => {
    expect(readColor(text)).toBe(color);
  });

  it('of three figures is written with six', () => {
    expect(writeLongColor('#a1f')).toBe('#aa11ff');
    expect(writeLongColor('#12abef')).toBe('#12abef');
  });
});
