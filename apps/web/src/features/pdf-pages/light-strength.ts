/** Shares of a highlight's color that words can still be read through. */
const strong = 85;
const weak = 30;
/** Lightness from which a color covers no black words, 0-255. */
const light = 150;

/** Opacity of a highlight's color, in percent: less for a dark one. `color` is `#rrggbb` or `#rgb`. */
export function getLightStrength(color: string): number {
  const digits = color.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    Number.parseInt(full.slice(at, at + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue >= light ? strong : weak;
}
