/** What a style says, by property name in lower case; only properties that change what is read. */
export type Declarations = ReadonlyMap<string, string>;

const read: ReadonlySet<string> = new Set([
  'display',
  'visibility',
  'opacity',
  'color',
  'background',
  'background-color',
  'background-image',
  'font',
  'font-size',
  'font-weight',
  'white-space',
  'list-style',
  'list-style-type',
  'counter-reset',
  'counter-increment',
  'counter-set',
  'content',
  'float',
  'padding-left',
  'margin-left',
  'width',
  'min-width',
  'page-break-before',
  'page-break-after',
  'break-before',
  'break-after',
  'mso-hide',
  'mso-list',
  'mso-tab-count',
  'mso-element',
  'mso-comment-reference',
  'mso-comment-date',
  'mso-comment-author',
  'position',
  'left',
  'right',
  'top',
  'bottom',
  'text-indent',
  'clip',
  'clip-path',
  'overflow',
  'height',
  'max-width',
  'max-height',
]);
/** Properties whose values are words of the document. */
const verbatim: ReadonlySet<string> = new Set(['content', 'mso-comment-author']);

const longest = 20_000;
const none: Declarations = new Map();

/** Parses `name: value; …`; what is not understood is left out. */
export function parseDeclarations(text: string): Declarations {
  if (text === '') return none;
  const found = new Map<string, string>();
  for (const part of splitOutsideStrings(text.slice(0, longest), ';')) {
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (!read.has(name)) continue;
    const value = part.slice(colon + 1).replace(/!\s{0,9}important/i, '');
    found.set(name, verbatim.has(name) ? value.trim() : value.trim().toLowerCase());
  }
  return found.size === 0 ? none : found;
}

/** Cuts at a character, but not inside quotes or brackets. */
function splitOutsideStrings(text: string, separator: string): string[] {
  if (!/["'(]/.test(text)) return text.split(separator);
  const parts: string[] = [];
  let from = 0;
  let quote = '';
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (character === separator && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}
