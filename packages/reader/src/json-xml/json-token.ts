/** A value of one piece. */
export interface JsonScalar {
  readonly kind: 'string' | 'number' | 'literal';
  /** A string's characters; anything else as written. */
  readonly text: string;
}

/** A value as it is written, and where it ends. */
export interface JsonToken {
  readonly node: JsonScalar;
  readonly end: number;
  /** Whether JSON proper would not write it so. */
  readonly isLoose: boolean;
}

const longestChecked = 1000;
const numberPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const loosePattern = /^(?:[-+]?[.\d][-+.\w]*|[-+]?Infinity|NaN|undefined|None|True|False)$/;
const namePattern = /^[A-Za-z_$][\w$]*$/;

/** Reads a string, number or word; undefined if there is none. A key that is a name needs no quotation marks. */
export function readToken(
  text: string,
  { at, isKey }: { at: number; isKey: boolean },
): JsonToken | undefined {
  const quote = text[at] ?? '';
  if (quote === '"' || quote === "'") return readString(text, { at, quote });
  let end = at;
  while (end < text.length && /[-+.$\w]/.test(text[end] ?? '')) end += 1;
  const word = text.slice(at, end);
  if (isKey && namePattern.test(word))
    return { node: { kind: 'string', text: word }, end, isLoose: true };
  if (/^(?:true|false|null)$/.test(word))
    return { node: { kind: 'literal', text: word }, end, isLoose: false };
  const isNumber = word.length > longestChecked ? /^-?\d/.test(word) : numberPattern.test(word);
  if (isNumber) return { node: { kind: 'number', text: word }, end, isLoose: false };
  return loosePattern.test(word)
    ? { node: { kind: 'string', text: word }, end, isLoose: true }
    : undefined;
}

function readString(
  text: string,
  { at, quote }: { at: number; quote: string },
): JsonToken | undefined {
  let end = at + 1;
  for (;;) {
    end = text.indexOf(quote, end);
    if (end < 0) return undefined;
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    end += 1;
    if (slashes % 2 === 0) break;
  }
  const raw = text.slice(at, end);
  const value = quote === '"' ? decode(raw) : undefined;
  const node = { kind: 'string' as const, text: value ?? decodeLoosely(raw.slice(1, -1)) };
  return { node, end, isLoose: value === undefined };
}

function decode(raw: string): string | undefined {
  try {
    return JSON.parse(raw) as string;
  } catch {
    return undefined;
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '\n' };

/** The characters of a string that JSON proper refuses: escapes of other languages, line ends as they are. */
function decodeLoosely(raw: string): string {
  return raw.replace(/\\(?:u([\da-fA-F]{4})|([\s\S]))/g, (_, code?: string, letter = '') =>
    code === undefined
      ? (escapes[letter] ?? letter)
      : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The end of a comment that begins here; undefined if there is none. */
export function findCommentEnd(text: string, at: number): number | undefined {
  const isLine = text.startsWith('//', at);
  if (!isLine && !text.startsWith('/*', at)) return undefined;
  const end = text.indexOf(isLine ? '\n' : '*/', at + 2);
  if (end >= 0) return isLine ? end : end + 2;
  return isLine ? text.length : undefined;
}
