import { findCharacter, findSymbolCharacter } from './characters.ts';
import { createDecoders, findUtf8, isDoubleByte, symbolCodePage } from './code-pages.ts';
import { Scanner } from './scanner.ts';
import { findSymbol } from './symbols.ts';

/** Depth of nested groups that are distinguished; deeper ones are read as part of the one around them. */
export const deepestGroup = 2000;
/** The most bytes of a run that are decoded at once, and characters that are emitted at once. */
const longestRun = 1 << 18;
const longestText = 1 << 16;

/** The font in which bytes are displayed. */
export interface Font {
  /** Code page of the font; undefined if the font has that of the document. */
  readonly codePage?: number;
  readonly name: string;
}

/**
 * `text` is decoded; `word` is a control word that is no character. `*` is one, and a line end after a backslash is
 * `par`.
 */
export type SourceEvent = 'open' | 'close' | 'word' | 'text' | 'end';

/**
 * Reads a file as groups, control words and decoded text. It handles code pages, Unicode escapes and their fallbacks.
 * The fields describe the current event until the next one is read.
 */
export class TextSource {
  text = '';
  word = '';
  parameter = 0;
  hasParameter = false;
  /** Number of open groups. */
  depth = 0;
  /** Code page of text in fonts without their own. */
  codePage = 1252;
  /** The font of the following text. */
  font: Font | undefined;
  readonly #bytes: Uint8Array;
  readonly #scanner: Scanner;
  readonly #getDecoder = createDecoders();
  /** Number of fallback characters after a `\u` for readers without Unicode, in the groups around. */
  readonly #fallbacks: number[] = [];
  #fallback = 1;
  #toSkip = 0;
  #heldEvent: SourceEvent | undefined;
  #pending: number[] = [];
  #hasEscapes = false;

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes;
    this.#scanner = new Scanner(bytes, from);
  }

  /** Skips the rest of the open group, up to its closing brace. */
  skipGroup(): void {
    this.#scanner.skipGroup();
  }

  /** Bytes that have not been read. */
  getRest(): Uint8Array {
    return this.#bytes.subarray(this.#scanner.at);
  }

  next(): SourceEvent {
    if (this.#heldEvent !== undefined) {
      const event = this.#heldEvent;
      this.#heldEvent = undefined;
      return this.#emit(event);
    }
    this.text = '';
    for (;;) {
      const event = this.#readToken();
      if (event === undefined) {
        if (this.text.length < longestText) continue;
        return 'text';
      }
      this.#flush();
      if (this.text === '') return this.#emit(event);
      this.#heldEvent = event;
      return 'text';
    }
  }

  /** Reads a token; returns undefined if it is text or a part of it. */
  #readToken(): SourceEvent | undefined {
    const token = this.#scanner.next();
    if (token === 'text') return this.#addText();
    if (token === 'hex') return this.#addByte(this.#scanner.byte);
    if (token === 'symbol') return this.#readSymbol();
    if (token !== 'word') return token;
    const { word } = this.#scanner;
    if (word === 'u') return this.#addUnicode();
    if (word === 'uc') {
      this.#fallback = Math.min(Math.max(0, this.#scanner.parameter), 100);
      this.#toSkip = 0;
      return undefined;
    }
    const character = findCharacter(word);
    if (character !== undefined) return this.#addCharacter(character);
    this.#toSkip = Math.max(0, this.#toSkip - 1);
    return 'word';
  }

  #readSymbol(): SourceEvent | undefined {
    const symbol = this.#scanner.word;
    const character = findSymbolCharacter(symbol);
    if (character !== undefined) return this.#addCharacter(character);
    if (symbol !== '*' && symbol !== '\n' && symbol !== '\r') return undefined;
    this.#toSkip = 0;
    return 'word';
  }

  #addText(): undefined {
    let { start } = this.#scanner;
    const { end } = this.#scanner;
    const skipped = Math.min(this.#toSkip, end - start);
    this.#toSkip -= skipped;
    start += skipped;
    const isSymbols = this.font?.codePage === symbolCodePage;
    if (this.#scanner.isAscii && this.#pending.length === 0 && !isSymbols) {
      this.text += this.#scanner.sliceText(start, end);
      return;
    }
    for (let at = start; at < end; at += 1) {
      this.#pending.push(this.#bytes[at] ?? 0);
      if (this.#pending.length >= longestRun) this.#flush();
    }
  }

  #addByte(byte: number): undefined {
    if (this.#toSkip > 0) {
      this.#toSkip -= 1;
      return;
    }
    this.#hasEscapes = true;
    this.#pending.push(byte);
    if (this.#pending.length >= longestRun) this.#flush();
  }

  #addCharacter(character: string): undefined {
    if (this.#toSkip > 0) {
      this.#toSkip -= 1;
      return;
    }
    // The second byte of a Japanese character may be a backslash or a brace.
    if (/^[\\{}]$/.test(character) && this.#pending.length > 0) {
      this.#pending.push(character.charCodeAt(0));
      return;
    }
    this.#flush();
    this.text += character;
  }

  #addUnicode(): undefined {
    this.#flush();
    this.#toSkip = this.#fallback;
    const { parameter } = this.#scanner;
    const code = parameter < 0 ? parameter + 0x10000 : parameter;
    if (!this.#scanner.hasParameter || code < 0 || code > 0x10ffff) return;
    // Symbol fonts use Unicode's private use area.
    const isPrivate = code >= 0xf000 && code <= 0xf0ff;
    this.text += isPrivate
      ? findSymbol(code - 0xf000, this.font?.name ?? '')
      : code > 0xffff
        ? String.fromCodePoint(code)
        : String.fromCharCode(code);
  }

  #flush(): void {
    if (this.#pending.length === 0) return;
    this.text += this.#decode(Uint8Array.from(this.#pending));
    this.#pending = [];
    this.#hasEscapes = false;
  }

  #decode(run: Uint8Array): string {
    const codePage = this.font?.codePage ?? this.codePage;
    if (codePage === symbolCodePage) {
      const { name = '' } = this.font ?? {};
      return Array.from(run, (byte) => findSymbol(byte, name)).join('');
    }
    const mayBeUtf8 = !this.#hasEscapes && !isDoubleByte(codePage);
    const utf8 = mayBeUtf8 ? findUtf8(run) : undefined;
    return utf8 ?? this.#getDecoder(codePage)(run);
  }

  #emit(event: SourceEvent): SourceEvent {
    if (event === 'word') {
      const { word } = this.#scanner;
      this.word = word === '\n' || word === '\r' ? 'par' : word;
      this.parameter = this.#scanner.parameter;
      this.hasParameter = this.#scanner.hasParameter && word.length > 0 && word !== '*';
    } else if (event === 'open') {
      this.#enter();
    } else if (event === 'close') {
      this.#leave();
    }
    return event;
  }

  #enter(): void {
    this.#toSkip = 0;
    this.depth += 1;
    if (this.depth <= deepestGroup) this.#fallbacks.push(this.#fallback);
  }

  #leave(): void {
    this.#toSkip = 0;
    this.depth -= 1;
    if (this.depth < deepestGroup) this.#fallback = this.#fallbacks.pop() ?? 1;
  }
}
