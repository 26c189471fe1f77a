import { findSymbol as findInFont, isSymbolFont } from '../docx/symbols.ts';

/** The character that a byte displays in a symbol font; undefined if no character matches the font's picture. */
export function findSymbol(byte: number, font: string): string {
  if (byte <= 0x20) return String.fromCharCode(byte);
  const found = findInFont(byte, font);
  if (found !== undefined || isSymbolFont(font)) return found ?? '';
  if (byte < 0x80) return String.fromCharCode(byte);
  return findInFont(byte, 'wingdings') ?? (byte === 0xb7 ? '•' : '');
}
