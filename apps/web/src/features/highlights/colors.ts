import { colorSchema, highlightPalette } from '@clauselight/schema';
import { t } from './messages.ts';

/** The name of a color in the palette, or `Custom` with its hex digits. */
export function nameColor(color: string): string {
  return findPaletteName(color) ?? t('highlights.color.customNamed', { color });
}

/** Whether a color is one of the five of the palette. */
export function isPaletteColor(color: string): boolean {
  return findPaletteName(color) !== undefined;
}

/** Parses a color: `#rrggbb` or `#rgb` in lower case; undefined if the text is no color. */
export function readColor(text: string): string | undefined {
  const trimmed = text.trim();
  return colorSchema.safeParse(trimmed.startsWith('#') ? trimmed : `#${trimmed}`).data;
}

/** The color with six hex digits, as `<input type="color">` requires. */
export function writeLongColor(color: string): string {
  const [, red, green, blue] = /^#(.)(.)(.)$/.exec(color) ?? [];
  return red && green && blue ? `#${red}${red}${green}${green}${blue}${blue}` : color;
}

function findPaletteName(color: string): string | undefined {
  return highlightPalette.find(({ hex }) => hex === color.toLowerCase())?.name;
}
