import { highlightPalette } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeLuminance, computeReadableLight } from './readable-light.ts';

const inkOnLight = computeLuminance([0x22 / 255, 0x1d / 255, 0x15 / 255]);
const inkOnDark = computeLuminance([0xec / 255, 0xe5 / 255, 0xd6 / 255]);

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function read(rgb: string): number {
  const [r = 0, g = 0, b = 0] = (rgb.match(/\d+/g) ?? []).map((value) => Number(value) / 255);
  return computeLuminance([r, g, b]);
}

describe('the light of a highlight', () => {
  it('leaves words readable in any color, on light pages and dark', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (...bytes) => {
        const hex = `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
        const { onLight, onDark } = computeReadableLight(hex);
        expect(contrast(read(onLight), inkOnLight)).toBeGreaterThan(7);
        expect(contrast(read(onDark), inkOnDark)).toBeGreaterThan(6);
      }),
    );
  });

  it('of a color of the palette is that color on a light page', () => {
    const lights = highlightPalette.map(({ hex }) => computeReadableLight(hex).onLight);
    expect(lights).toEqual([
      'rgb(254 240 138)',
      'rgb(191 219 254)',
      'rgb(187 247 208)',
      'rgb(251 207 232)',
      'rgb(233 213 255)',
    ]);
  });

  it('of the palette keeps five different hues on a dark page', () => {
    const lights = highlightPalette.map(({ hex }) => computeReadableLight(hex).onDark);
    expect(new Set(lights).size).toBe(5);
  });

  it('of a short color is that of the long one', () => {
    expect(computeReadableLight('#fA0')).toEqual(computeReadableLight('#ffaa00'));
  });
});
