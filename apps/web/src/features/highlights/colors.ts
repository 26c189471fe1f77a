import { colorSchema, highlightPalette } from '@clauselight/schema';

/** What a colour is called: its name in the palette, else its figures. */
export function nameColor(color: string): string {
  return findPaletteName(color) ?? `Custom ${color}`;
}

/** Whether a colour is one of the five that are offered. */
export function isPaletteColor(color: string): boolean {
  return findPaletteName(color) !== undefined;
}

/** A colour as it is stored, `#rrggbb` or `#rgb` in lower case; nothing where the words are none. */
export function readColor(text: string): string | undefined {
  const trimmed = text.trim();
  return colorSchema.safeParse(trimmed.startsWith('#') ? trimmed : `#${trimmed}`).data;
}

/** The same colour as six figures, as the browser's colour field wants it. */
export function writeLongColor(color: string): string {
  const [, red, green, blue] = /^#(.)(.)(.)$/.exec(color) ?? [];
  return red && green && blue ? `#${red}${red}${green}${green}${blue}${blue}` : color;
}

function findPaletteName(color: string): string | undefined {
  return highlightPalette.find(({ hex }) => hex === color.toLowerCase())?.name;
}
