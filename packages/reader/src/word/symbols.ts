/** Code points of Wingdings and Symbol that stand in contracts, by their last two hexadecimal digits. */
const symbols: Record<string, string> = {
  '6F': '☐',
  A8: '☐',
  '71': '☐',
  '72': '☐',
  FE: '☒',
  FD: '☒',
  '78': '☒',
  FC: '✓',
  FB: '✗',
  B7: '•',
  A7: '▪',
  '6C': '●',
  '6E': '■',
  D8: '➢',
};

/** The character a `w:sym` shows; a box of unknown kind shows nothing. */
export function findSymbol(char: string): string {
  return symbols[char.slice(-2).toUpperCase()] ?? '';
}
