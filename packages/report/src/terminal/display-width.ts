const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1F64F}\u{1F900}-\u{1F9FF}\u{20000}-\u{3FFFD}]/u;
const withoutWidth = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** Columns a text takes in a terminal: East Asian wide characters take two, combining ones none (Unicode, UAX #11). */
export function getDisplayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += getCharacterWidth(character);
  return width;
}

/** The longest beginning of a text that fits into this many columns; at least one character. */
export function takeColumns(text: string, columns: number): string {
  let width = 0;
  let taken = '';
  for (const character of text) {
    width += getCharacterWidth(character);
    if (width > columns && taken !== '') break;
    taken += character;
  }
  return taken;
}

function getCharacterWidth(character: string): number {
  if (withoutWidth.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
}
