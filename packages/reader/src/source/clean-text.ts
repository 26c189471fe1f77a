const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
// Soft hyphens, zero-width spaces, byte order marks and bidirectional controls have no ink and break searching.
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controls = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/g;
const loneSurrogates = /\p{Surrogate}/gu;

/**
 * One form for every format: NFC, `\n` line ends, plain spaces, nothing invisible.
 * Form feeds and vertical tabs count as line ends.
 */
export function cleanText(raw: string): string {
  return raw
    .replace(lineEnds, '\n')
    .replace(/[\f\v]/g, '\n')
    .replace(spaces, ' ')
    .replace(invisible, '')
    .replace(controls, '')
    .replace(loneSurrogates, '\uFFFD')
    .normalize('NFC');
}

/** Cleans the text of one block: no blank lines inside, no space at line ends, ink at both ends. */
export function cleanBlockText(raw: string): string {
  return cleanText(raw)
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
