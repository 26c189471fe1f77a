/** Control words for characters. Source: Rich Text Format Specification 1.9.1, "Special Characters". */
const characters: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['line', '\n'],
  ['lbr', '\n'],
  ['page', '\n'],
  ['column', '\n'],
  ['emdash', '—'],
  ['endash', '–'],
  ['emspace', '\u2003'],
  ['enspace', '\u2002'],
  ['qmspace', '\u2005'],
  ['bullet', '•'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['zwj', '\u200D'],
  ['zwnj', '\u200C'],
]);

const symbols: ReadonlyMap<string, string> = new Map([
  ['~', '\u00A0'],
  ['_', '-'],
  ['-', ''],
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
  ['\t', '\t'],
]);

/** The character of a control word. */
export function findCharacter(word: string): string | undefined {
  return characters.get(word);
}

/** The character that a control symbol displays; undefined if it displays none. */
export function findSymbolCharacter(symbol: string): string | undefined {
  return symbols.get(symbol);
}
