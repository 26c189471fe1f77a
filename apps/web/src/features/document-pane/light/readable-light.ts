/** Red, green and blue, 0-1 each. */
type Rgb = readonly [number, number, number];

/** Least luminance of a highlight behind dark text, and most behind light text: enough contrast for small text. */
const lightest = 0.45;
const darkest = 0.07;

/** Most saturation on a dark page, 0-1: a pale color made dark would glare. */
const calmest = 0.5;

/**
 * The backgrounds a highlight's color becomes on a light and on a dark page: its hue, as light or as dark as
 * the words over it need, whatever color was chosen and however many lie over each other. `rgb()` of CSS.
 */
export function computeReadableLight(hex: string): { onLight: string; onDark: string } {
  const { hue, saturation, lightness } = toHsl(parseHex(hex));
  return {
    onLight: findLight({ hue, saturation, from: lightness, isEnough: (l) => l >= lightest }),
    onDark: findLight({
      hue,
      saturation: Math.min(saturation, calmest),
      from: lightness,
      isEnough: (l) => l <= darkest,
    }),
  };
}

/** Relative luminance of a color as WCAG defines it, 0-1. */
export function computeLuminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

interface Search {
  hue: number;
  saturation: number;
  /** The lightness to begin at. */
  from: number;
  isEnough: (luminance: number) => boolean;
}

function findLight({ hue, saturation, from, isEnough }: Search): string {
  const steps = 50;
  const goal = isEnough(1) ? 1 : 0;
  for (let step = 0; step < steps; step += 1) {
    const rgb = toRgb(hue, saturation, from + ((goal - from) * step) / steps);
    if (isEnough(computeLuminance(rgb))) return write(rgb);
  }
  return write([goal, goal, goal]);
}

function write(rgb: Rgb): string {
  return `rgb(${rgb.map((value) => Math.round(value * 255)).join(' ')})`;
}

/** `#rgb` or `#rrggbb`; anything else counts as gray. */
function parseHex(hex: string): Rgb {
  const digits = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i.exec(
    hex,
  );
  const parts = digits?.slice(1).filter((part) => part !== undefined) ?? ['80', '80', '80'];
  const [r = 0, g = 0, b = 0] = parts.map(
    (part) => Number.parseInt(part.padStart(2, part), 16) / 255,
  );
  return [r, g, b];
}

function toHsl([r, g, b]: Rgb) {
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const lightness = (max + min) / 2;
  const range = max - min;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  if (max === r) return { hue: ((g - b) / range + 6) % 6, saturation, lightness };
  if (max === g) return { hue: (b - r) / range + 2, saturation, lightness };
  return { hue: (r - g) / range + 4, saturation, lightness };
}

/** `hue` counts sixths of the circle, 0-6. */
function toRgb(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (turn: number) => {
    const k = (turn + hue * 2) % 12;
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}
