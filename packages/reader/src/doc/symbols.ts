import { findSymbol as findInFont, isSymbolFont, showInFont } from '../docx/symbols.ts';

/** First and last of the code points with which files write the characters of fonts that have no Unicode. */
const privateRange = { start: 0xf000, end: 0xf0ff };

/** Whether a code point means nothing without its font. */
export function isPrivate(code: number): boolean {
  return code >= privateRange.start && code <= privateRange.end;
}

/** The character a font shows for a code; nothing if a font of signs has none that is known. */
export function findSymbol(font: string, code: number): string {
  const known = findInFont(code, font);
  if (known !== undefined) return known;
  if (isSymbolFont(font)) return '';
  if (isPrivate(code)) return findInFont(code, 'symbol') ?? '';
  return String.fromCharCode(code);
}

/** Words typed in a font of signs, as they look. */
export function showTyped(text: string, font: string | undefined): string {
  return font === undefined ? text : showInFont(text, font);
}
