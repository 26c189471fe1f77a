import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tokens = ReadonlyMap<string, string>;

function readTokens(block: string): Tokens {
  return new Map(
    [...block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );
}

function getLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio as WCAG 2.2 defines it. */
function getContrast(tokens: Tokens, ink: string, ground: string): number {
  const [dark = 0, light = 0] = [tokens.get(ink), tokens.get(ground)]
    .map((hex) => getLuminance(hex ?? ''))
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('[data-theme="dark"]');
const themes = [
  ['light', readTokens(light)],
  ['dark', readTokens(dark)],
] as const;
const inks = ['ink', 'ink-soft', 'action', 'critical', 'high', 'medium', 'low', 'info', 'good'];
const grounds = ['paper', 'sheet', 'shade', 'amber-wash'];

describe.each(themes)('the %s theme', (_name, tokens) => {
  it.each(inks)('sets text in %s readably on every ground', (ink) => {
    for (const ground of grounds) {
      expect(getContrast(tokens, ink, ground), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('sets text readably on what is lit up and on buttons', () => {
    expect(getContrast(tokens, 'on-amber', 'amber')).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(tokens, 'ink', 'amber-soft')).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(tokens, 'ink', 'amber-mark')).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(tokens, 'on-action', 'action')).toBeGreaterThanOrEqual(4.5);
  });

  it('draws the edges of controls so that they can be seen', () => {
    for (const ground of ['paper', 'sheet']) {
      expect(getContrast(tokens, 'line-strong', ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
