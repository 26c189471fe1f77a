/** The characters of Adobe's Symbol encoding for 0x20 to 0x7E and for 0xA0 to 0xFE. */
const symbolLow =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼';
const symbolHigh =
  '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ 〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭';

/** Symbols of the picture fonts that occur in contracts, by code. */
const wingdings: Readonly<Record<number, string>> = {
  33: '✏',
  34: '✂',
  40: '☎',
  41: '✆',
  42: '✉',
  63: '✍',
  69: '☜',
  70: '☞',
  71: '☝',
  72: '☟',
  74: '☺',
  76: '☹',
  88: '✠',
  108: '●',
  109: '❍',
  110: '■',
  111: '☐',
  112: '☐',
  113: '☐',
  114: '☐',
  115: '⬧',
  116: '⧫',
  117: '◆',
  118: '❖',
  119: '⬥',
  120: '☒',
  158: '·',
  159: '•',
  161: '○',
  162: '○',
  164: '◉',
  165: '◎',
  167: '▪',
  168: '☐',
  170: '✦',
  171: '★',
  216: '➢',
  220: '➲',
  223: '←',
  224: '→',
  225: '↑',
  226: '↓',
  232: '➔',
  239: '⇦',
  240: '⇨',
  241: '⇧',
  242: '⇩',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
};
const wingdings2: Readonly<Record<number, string>> = {
  42: '☐',
  48: '☐',
  79: '✗',
  80: '✓',
  81: '☒',
  82: '☑',
  83: '☒',
  84: '☒',
  85: '☒',
  151: '●',
  152: '●',
  161: '■',
  162: '■',
  163: '☐',
  164: '☐',
  174: '◆',
};
const wingdings3: Readonly<Record<number, string>> = {
  102: '←',
  103: '→',
  104: '↑',
  105: '↓',
  112: '▲',
  113: '▼',
  116: '◀',
  117: '▶',
  125: '▶',
};
const webdings: Readonly<Record<number, string>> = {
  97: '✓',
  99: '☐',
  103: '■',
  110: '●',
  114: '✗',
  51: '◀',
  52: '▶',
  53: '▲',
  54: '▼',
};

const fonts: Readonly<Record<string, (code: number) => string | undefined>> = {
  symbol: (code) => (code < 0xa0 ? symbolLow[code - 0x20] : symbolHigh[code - 0xa0]),
  wingdings: (code) => wingdings[code] ?? showCircled(code),
  'wingdings 2': (code) => wingdings2[code],
  'wingdings 3': (code) => wingdings3[code],
  webdings: (code) => webdings[code],
};

/** Whether a font is a symbol font. */
export function isSymbolFont(font: string): boolean {
  return Object.hasOwn(fonts, font.toLowerCase());
}

/** The character that a code displays in a symbol font; undefined if it is not known or the font is an ordinary one. */
export function findSymbol(code: number, font: string): string | undefined {
  const name = font.toLowerCase();
  return Object.hasOwn(fonts, name) ? fonts[name]?.(code & 0xff) : undefined;
}

/** The character that a `w:sym` displays; an unknown symbol displays nothing. */
export function showSymbol({ char = '', font = '' }: Readonly<Record<string, string>>): string {
  const code = Number.parseInt(char, 16);
  if (Number.isNaN(code) || code > 0xffff) return '';
  const found = findSymbol(code, font);
  if (found !== undefined) return found;
  // Symbol fonts use Unicode's private use area.
  if (code >= 0xf000) return findSymbol(code, 'wingdings') ?? '';
  return isSymbolFont(font) ? '' : String.fromCharCode(code);
}

/** Text typed in a symbol font, as it looks. */
export function showInFont(text: string, font: string): string {
  if (!isSymbolFont(font)) return text;
  return [...text].map((character) => findPrivateSymbol(character, font) ?? character).join('');
}

function findPrivateSymbol(character: string, font: string): string | undefined {
  const code = character.charCodeAt(0);
  const isOfFont = code > 0x20 && (code < 0x100 || (code >= 0xf000 && code <= 0xf0ff));
  return isOfFont ? findSymbol(code, font) : undefined;
}

/** Numbers in circles: white ones from 0x80 and black ones from 0x8B. */
function showCircled(code: number): string | undefined {
  if (code >= 0x81 && code <= 0x8a) return String.fromCharCode(0x2460 + code - 0x81);
  return code >= 0x8c && code <= 0x95 ? String.fromCharCode(0x2776 + code - 0x8c) : undefined;
}
