import type { Declarations } from './declarations.ts';
import { findAttribute, type HtmlElement } from './parse-html.ts';

const names: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  red: '#ff0000',
  blue: '#0000ff',
  green: '#008000',
  yellow: '#ffff00',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  navy: '#000080',
  snow: '#fffafa',
  ivory: '#fffff0',
  whitesmoke: '#f5f5f5',
  ghostwhite: '#f8f8ff',
};

/** Difference of a part of the color, of 255, that no eye sees. */
const sameColor = 6;

/** A color as `#rrggbb`, `transparent`, or a color name that is not in the table; undefined for anything else. */
export function parseColor(value: string | undefined): string | undefined {
  const text = value?.trim().toLowerCase() ?? '';
  if (text === '' || text === 'inherit' || text === 'initial' || text === 'currentcolor')
    return undefined;
  if (text === 'transparent') return text;
  if (/^#?[0-9a-f]{6}$/.test(text)) return `#${text.replace('#', '')}`;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short !== null)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  if (text.startsWith('rgb')) return parseRgb(text);
  if (text.startsWith('hsl')) return parseHsl(text);
  if (Object.hasOwn(names, text)) return names[text];
  return /^[a-z]+$/.test(text) ? text : undefined;
}

function parseRgb(text: string): string | undefined {
  const parts = text.slice(0, 60).match(/[\d.]+%?/g) ?? [];
  const [red, green, blue, alpha] = parts;
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  if (alpha !== undefined && Number.parseFloat(alpha) === 0) return 'transparent';
  return `#${[red, green, blue].map(formatPart).join('')}`;
}

/** Only greys, white and black: hue does not matter without light or saturation. */
function parseHsl(text: string): string {
  const [, saturation = '', light = '', alpha] = text.slice(0, 60).match(/[\d.]+%?/g) ?? [];
  if (alpha !== undefined && Number.parseFloat(alpha) === 0) return 'transparent';
  const share = Number.parseFloat(light);
  const isGrey = Number.parseFloat(saturation) === 0 || share === 0 || share === 100;
  return isGrey ? `#${formatPart(light).repeat(3)}` : 'coloured';
}

function formatPart(part: string): string {
  const share = Number.parseFloat(part) * (part.endsWith('%') ? 2.55 : 1);
  return Math.min(255, Math.round(share)).toString(16).padStart(2, '0');
}

/** What an element paints behind its words; `unknown` for a picture. */
export function findBackground(
  element: HtmlElement,
  declarations: Declarations,
): string | undefined {
  const picture = declarations.get('background-image') ?? findAttribute(element, 'background');
  if (picture !== undefined && picture !== '' && picture !== 'none') return 'unknown';
  const shorthand = declarations.get('background');
  if (shorthand !== undefined && /url\(|gradient|var\(/.test(shorthand)) return 'unknown';
  const words = shorthand?.match(/rgba?\([^)]{0,60}\)|[^\s]+/g) ?? [];
  const colors = [
    declarations.get('background-color'),
    ...words,
    findAttribute(element, 'bgcolor'),
  ].map(parseColor);
  return colors.find((color) => color !== undefined && color !== 'transparent');
}

/** Whether words of this color cannot be told from what is behind them. */
export function isUnseenColor(color: string | undefined, background: string): boolean {
  if (color === undefined) return false;
  if (color === 'transparent') return true;
  if (background === 'unknown') return false;
  if (!color.startsWith('#') || !background.startsWith('#')) return color === background;
  return [1, 3, 5].every((at) => {
    const difference = getPart(color, at) - getPart(background, at);
    return Math.abs(difference) <= sameColor;
  });
}

function getPart(color: string, at: number): number {
  return Number.parseInt(color.slice(at, at + 2), 16);
}
