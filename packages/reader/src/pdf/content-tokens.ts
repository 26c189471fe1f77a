/** A token of a content stream: an operator or an operand. */
export interface ContentToken {
  readonly isOperator: boolean;
  readonly start: number;
  readonly end: number;
}

const characterClasses = new Uint8Array(256);
const [space, delimiter] = [1, 2];
for (const byte of [0, 9, 10, 12, 13, 32]) characterClasses[byte] = space;
for (const sign of '()<>[]{}/%') characterClasses[sign.charCodeAt(0)] = delimiter;

const [comment, open, close, backslash, less, greater, slash] = [37, 40, 41, 92, 60, 62, 47];

/** The tokens of a content stream in order (ISO 32000-1, 7.2 and 7.8.2), as far as they can be recognized. */
export function* listTokens(content: Uint8Array): Generator<ContentToken> {
  let at = 0;
  while (at < content.length) {
    const byte = content[at] ?? 0;
    const start = at;
    if (characterClasses[byte] === space) at += 1;
    else if (byte === comment) at = skipComment(content, at);
    else {
      at = skipToken(content, at);
      yield { isOperator: characterClasses[byte] === 0 && isLetter(byte), start, end: at };
    }
  }
}

function skipToken(content: Uint8Array, start: number): number {
  const byte = content[start];
  if (byte === open) return skipString(content, start);
  if (byte === slash) return skipRegular(content, start + 1);
  if (byte === less && content[start + 1] !== less) {
    const end = content.indexOf(greater, start);
    return end < 0 ? content.length : end + 1;
  }
  return Math.max(start + 1, skipRegular(content, start));
}

function skipRegular(content: Uint8Array, from: number): number {
  let at = from;
  while (at < content.length && characterClasses[content[at] ?? 0] === 0) at += 1;
  return at;
}

function skipComment(content: Uint8Array, from: number): number {
  let at = from;
  while (at < content.length && content[at] !== 10 && content[at] !== 13) at += 1;
  return at;
}

function skipString(content: Uint8Array, start: number): number {
  let depth = 0;
  let at = start;
  while (at < content.length) {
    const byte = content[at];
    if (byte === backslash) at += 1;
    else if (byte === open) depth += 1;
    else if (byte === close) depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return content.length;
}

/** Operators begin with a letter or are one of the two quotation marks. */
function isLetter(byte: number): boolean {
  return (byte | 32) >= 97 && (byte | 32) <= 122 ? true : byte === 39 || byte === 34;
}
