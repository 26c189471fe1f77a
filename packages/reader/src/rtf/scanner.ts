import { Buffer } from 'node:buffer';

/**
 * `symbol` is a control symbol such as `\~` with its character in `word`; `text` is a run of bytes between `start` and
 * `end`.
 */
export type TokenKind = 'open' | 'close' | 'word' | 'symbol' | 'hex' | 'text' | 'end';

const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const longestWord = 64;
/** Binary bytes that are skipped whatever follows them. */
const mostUnverifiedBytes = 4096;

/**
 * Splits a Rich Text file into tokens, in one pass over its bytes. The fields describe the current token until the next
 * one is read.
 */
export class Scanner {
  /** Name of a control word, or character of a control symbol. */
  word = '';
  /** Number after a control word; `hasParameter` distinguishes a written 0 from none. */
  parameter = 0;
  hasParameter = false;
  /** Value of a `\'xx` escape. */
  byte = 0;
  /** Bounds of a run of text. */
  start = 0;
  end = 0;
  /** Whether all bytes of a run of text are ASCII. */
  isAscii = true;
  /** Offset of the next token. */
  at: number;
  readonly #bytes: Buffer;

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = from;
  }

  next(): TokenKind {
    while (this.at < this.#bytes.length) {
      const byte = this.#bytes[this.at] ?? 0;
      if (byte === openBrace || byte === closeBrace) {
        this.at += 1;
        return byte === openBrace ? 'open' : 'close';
      }
      if (byte === backslash) return this.#readControl();
      if (!isLineEnd(byte)) return this.#readText();
      this.at += 1;
    }
    return 'end';
  }

  #readText(): TokenKind {
    let { at } = this;
    let all = 0;
    this.start = at;
    for (; at < this.#bytes.length; at += 1) {
      const byte = this.#bytes[at] ?? 0;
      if (byte === backslash || byte === openBrace || byte === closeBrace || isLineEnd(byte)) break;
      all |= byte;
    }
    this.isAscii = all < 0x80;
    this.at = at;
    this.end = at;
    return 'text';
  }

  #readControl(): TokenKind {
    const start = this.at + 1;
    const first = this.#bytes[start];
    if (first === undefined) {
      this.at = this.#bytes.length;
      return 'end';
    }
    if (isLetter(first)) return this.#readWord(start);
    this.at = start + 1;
    if (first === 0x27) return this.#readHex(start + 1);
    this.word = String.fromCharCode(first);
    // A line feed belongs to the carriage return before it: together they are one symbol.
    if (first === 0x0d && this.#bytes[this.at] === 0x0a) this.at += 1;
    return 'symbol';
  }

  #readHex(start: number): TokenKind {
    const high = getDigit(this.#bytes[start]);
    const low = getDigit(this.#bytes[start + 1]);
    if (high < 0) {
      // No escape at all: it is text.
      this.word = "'";
      return 'symbol';
    }
    this.at = start + (low < 0 ? 1 : 2);
    this.byte = low < 0 ? high : high * 16 + low;
    return 'hex';
  }

  #readWord(start: number): TokenKind {
    let at = start + 1;
    while (at - start < longestWord && isLetter(this.#bytes[at] ?? 0)) at += 1;
    this.word = this.#bytes.toString('latin1', start, at);
    this.at = at;
    this.#readParameter();
    if (this.#bytes[this.at] === 0x20) this.at += 1;
    if (this.word === 'bin') this.at = this.#findEndOfBinary(this.at, this.parameter);
    return 'word';
  }

  #readParameter(): void {
    let { at } = this;
    const isNegative = this.#bytes[at] === 0x2d;
    if (isNegative) at += 1;
    const first = at;
    let value = 0;
    for (; at < this.#bytes.length; at += 1) {
      const digit = (this.#bytes[at] ?? 0) - 0x30;
      if (digit < 0 || digit > 9) break;
      value = Math.min(value * 10 + digit, Number.MAX_SAFE_INTEGER);
    }
    this.hasParameter = at > first;
    this.parameter = isNegative ? -value : value;
    if (this.hasParameter) this.at = at;
  }

  /** A length that reaches past the file, or far to a position where no group continues, is wrong and ignored. */
  #findEndOfBinary(at: number, length: number): number {
    const end = at + Math.max(0, length);
    const after = this.#bytes[end];
    const isPlausible =
      after !== undefined &&
      (length <= mostUnverifiedBytes ||
        after === closeBrace ||
        after === openBrace ||
        after === backslash ||
        isLineEnd(after));
    return isPlausible ? end : at;
  }

  /** Skips the rest of the open group, up to its closing brace. */
  skipGroup(): void {
    let depth = 0;
    let { at } = this;
    for (; at < this.#bytes.length; at += 1) {
      const byte = this.#bytes[at] ?? 0;
      if (byte === openBrace) depth += 1;
      else if (byte === closeBrace) {
        if (depth === 0) break;
        depth -= 1;
      } else if (byte === backslash) {
        at = this.#skipControl(at);
      }
    }
    this.at = Math.min(at, this.#bytes.length);
  }

  /** The last byte of the control that begins here, including the bytes of a `\bin`. */
  #skipControl(at: number): number {
    const isBinary =
      this.#bytes[at + 1] === 0x62 &&
      this.#bytes[at + 2] === 0x69 &&
      this.#bytes[at + 3] === 0x6e &&
      getDigit(this.#bytes[at + 4]) >= 0;
    if (!isBinary) return at + 1;
    this.at = at + 1;
    this.#readWord(this.at);
    return this.at - 1;
  }

  /** Converts each byte to one character. */
  sliceText(start: number, end: number): string {
    return this.#bytes.toString('latin1', start, end);
  }
}

/** Bytes that only break lines of the file; some writers pad with zeros. */
function isLineEnd(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d || byte === 0;
}

function isLetter(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
}

function getDigit(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
