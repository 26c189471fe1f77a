import { getSign, isWordSign, type SignKind } from './signs.ts';

/**
 * A text as quotes are compared with it: in small letters, with one blank between words and none beside punctuation,
 * without quotation marks and what nobody sees, and with every hyphen between letters left out and remembered.
 */
export interface FoldedText {
  readonly key: string;
  /** Of every code unit of the key, where what it stands for begins in the text. */
  readonly starts: Uint32Array;
  /** And where that ends. */
  readonly ends: Uint32Array;
  /** Of every code unit of the key, whether a hyphen was left out before it. */
  readonly hyphens: Uint8Array;
}

/** A hyphen as it was written between two letters: `non-exclusive`, `Term – the`. */
export const writtenHyphen = 1;
/** A hyphen that may only be there because a line ends: `agree-⏎ment`, and a soft one. */
export const lineEndHyphen = 2;

const blank = 0x20;
const minus = 0x2d;

/** Folds a text in linear time. */
export function foldText(text: string): FoldedText {
  const folder = new Folder(text);
  for (let index = 0; index < text.length; ) index = folder.read(index);
  return folder.finish();
}

/** What was read and is only written once it is known what follows it. */
interface Gap {
  blankBefore: boolean;
  blankAfter: boolean;
  hyphens: number;
  isSoft: boolean;
  start: number;
  end: number;
}

class Folder {
  private codes = new Uint16Array(0);
  private starts = new Uint32Array(0);
  private ends = new Uint32Array(0);
  private hyphens = new Uint8Array(0);
  private length = 0;
  private lastKind: SignKind = 'blank';
  private gap: Gap = createGap();

  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.grow(text.length + 16);
  }

  /** Reads what stands at an index. Gives the index after it. */
  read(index: number): number {
    const codePoint = this.text.codePointAt(index) ?? 0;
    const next = index + (codePoint > 0xffff ? 2 : 1);
    const { kind, folded } = getSign(codePoint);
    if (kind === 'letter' || kind === 'digit') {
      this.write(folded, kind, index, next);
      return next;
    }
    if (kind === 'blank') {
      if (this.gap.hyphens > 0) this.gap.blankAfter = true;
      else this.gap.blankBefore = true;
    } else if (kind === 'hyphen' || kind === 'dash' || kind === 'soft-hyphen') {
      this.readHyphen(index, next, kind);
    } else if (kind === 'apostrophe') {
      if (this.isInsideWord(next)) this.write("'", 'other', index, next);
    } else if (kind === 'other') {
      return this.readPunctuation(folded, index, next);
    }
    return next;
  }

  finish(): FoldedText {
    const { length } = this;
    return {
      key: toText(this.codes.subarray(0, length)),
      starts: this.starts.subarray(0, length),
      ends: this.ends.subarray(0, length),
      hyphens: this.hyphens.subarray(0, length),
    };
  }

  private readHyphen(start: number, end: number, kind: SignKind): void {
    const { gap } = this;
    if (gap.hyphens === 0) gap.start = start;
    gap.isSoft = (gap.hyphens === 0 || gap.isSoft) && kind === 'soft-hyphen';
    // A long dash is never the hyphen of a line's end.
    gap.hyphens += kind === 'dash' ? 2 : 1;
    gap.end = end;
  }

  /** Rows of full stops and of lines to write on are of any length. */
  private readPunctuation(folded: string, index: number, next: number): number {
    if (folded !== '.' && folded !== '…' && folded !== '_') {
      this.write(folded, 'other', index, next);
      return next;
    }
    let end = next;
    const isSame = (character: string) =>
      folded === '_' ? character === '_' : character === '.' || character === '…';
    while (end < this.text.length && isSame(this.text.charAt(end))) end += 1;
    const isEllipsis = folded === '…' || (folded === '.' && end > next);
    this.write(isEllipsis ? '…' : folded, 'other', index, end);
    return end;
  }

  private write(folded: string, kind: SignKind, start: number, end: number): void {
    const hyphen = this.closeGap(kind, folded.charCodeAt(0), start, end);
    for (let unit = 0; unit < folded.length; unit += 1) {
      this.add(folded.charCodeAt(unit), start, end);
      if (unit === 0) this.hyphens[this.length - 1] = hyphen;
    }
    this.lastKind = kind;
  }

  /** Writes what stands between the last sign and this one. Gives the hyphen that is left out instead. */
  private closeGap(kind: SignKind, code: number, start: number, end: number): number {
    const { gap } = this;
    if (gap.hyphens === 0 && !gap.blankBefore) return 0;
    const from = this.length === 0 ? 0 : (this.ends[this.length - 1] ?? 0);
    this.gap = createGap();
    if (gap.hyphens > 0 && this.lastKind === 'letter' && kind === 'letter') {
      const isLineEnd = gap.hyphens === 1 && !gap.blankBefore && gap.blankAfter;
      return gap.isSoft || isLineEnd ? lineEndHyphen : writtenHyphen;
    }
    if (gap.hyphens > 0 && !gap.isSoft) this.add(minus, gap.start, gap.end);
    else if ((gap.blankBefore || gap.blankAfter) && this.isBlankKept(kind, code, end))
      this.add(blank, from, start);
    return 0;
  }

  /** Between words, and where leaving it out would make one number of two: `1. 5`. */
  private isBlankKept(kind: SignKind, code: number, end: number): boolean {
    if (this.length === 0) return false;
    if (isWordSign(this.lastKind)) {
      if (isWordSign(kind)) return true;
      return this.lastKind === 'digit' && isNumberMark(code) && this.isDigitAt(end);
    }
    const [mark, before] = [this.codes[this.length - 1] ?? 0, this.codes[this.length - 2] ?? 0];
    return kind === 'digit' && isNumberMark(mark) && isDigit(before);
  }

  private isInsideWord(next: number): boolean {
    const { gap } = this;
    if (!isWordSign(this.lastKind) || gap.blankBefore || gap.hyphens > 0) return false;
    const following = this.text.codePointAt(next);
    return following !== undefined && isWordSign(getSign(following).kind);
  }

  private isDigitAt(index: number): boolean {
    const code = this.text.codePointAt(index);
    return code !== undefined && getSign(code).kind === 'digit';
  }

  private add(code: number, start: number, end: number): void {
    if (this.length === this.codes.length) this.grow(2 * this.length);
    this.codes[this.length] = code;
    this.starts[this.length] = start;
    this.ends[this.length] = end;
    this.length += 1;
  }

  private grow(size: number): void {
    const { codes, starts, ends, hyphens } = this;
    this.codes = new Uint16Array(size);
    this.starts = new Uint32Array(size);
    this.ends = new Uint32Array(size);
    this.hyphens = new Uint8Array(size);
    this.codes.set(codes.subarray(0, this.length));
    this.starts.set(starts.subarray(0, this.length));
    this.ends.set(ends.subarray(0, this.length));
    this.hyphens.set(hyphens.subarray(0, this.length));
  }
}

function createGap(): Gap {
  return { blankBefore: false, blankAfter: false, hyphens: 0, isSoft: false, start: 0, end: 0 };
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isNumberMark(code: number): boolean {
  // Full stop, comma, colon and slash.
  return code === 0x2e || code === 0x2c || code === 0x3a || code === 0x2f;
}

function toText(codes: Uint16Array): string {
  const piece = 8192;
  let text = '';
  for (let at = 0; at < codes.length; at += piece)
    text += String.fromCharCode(...codes.subarray(at, at + piece));
  return text;
}
