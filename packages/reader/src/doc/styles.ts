import { createByteView, cut } from './bytes.ts';
import { decodeBytes } from './code-pages.ts';
import type { Fib } from './fib.ts';
import {
  applyToCharacter,
  applyToParagraph,
  type CharacterFacts,
  type ParagraphFacts,
} from './properties.ts';
import { readSprms, type Sprm } from './sprms.ts';

/** The properties of a style, including those it inherits. */
export interface DocStyle {
  /** In lower case, as Word names its own styles: `heading 1`. */
  readonly name: string;
  /** 1 to 9 for the styles of headings. */
  readonly headingLevel?: number;
  readonly paragraph: ParagraphFacts;
  readonly character: CharacterFacts;
  /** What a character style changes, for use on top of a paragraph's style. */
  readonly characterSprms: readonly Sprm[];
}

export interface StyleSheet {
  find(index: number): DocStyle | undefined;
}

interface RawStyle {
  readonly name: string;
  readonly builtIn: number;
  readonly kind: number;
  readonly base: number;
  readonly paragraphSprms: readonly Sprm[];
  readonly characterSprms: readonly Sprm[];
}

const kinds = { paragraph: 1, character: 2, table: 3, list: 4 };
const noBase = 0xfff;
const longestChain = 20;
const mostStyles = 5000;

/** Reads the style sheet, [MS-DOC] 2.9.271 (STSH). Throws `RangeError` if it is broken. */
export function readStyles(bytes: Uint8Array, fib: Fib): StyleSheet {
  const view = createByteView(bytes);
  const headerLength = view.getUint16(0, true);
  const count = Math.min(view.getUint16(2, true), mostStyles);
  const baseSize = view.getUint16(4, true);
  const raw: (RawStyle | undefined)[] = [];
  let at = 2 + headerLength;
  for (let index = 0; index < count && at + 2 <= bytes.length; index += 1) {
    const length = view.getUint16(at, true);
    raw.push(readStyle(bytes.subarray(at + 2, at + 2 + length), { baseSize, fib }));
    at += 2 + length;
  }
  return resolveStyles(raw);
}

/** A sheet without styles, for a document whose own cannot be read. */
export const emptyStyleSheet: StyleSheet = Object.freeze({ find: () => undefined });

function resolveStyles(raw: readonly (RawStyle | undefined)[]): StyleSheet {
  const resolved = new Map<number, DocStyle | undefined>();
  return {
    find(index) {
      if (!resolved.has(index)) resolved.set(index, resolveStyle(raw, index));
      return resolved.get(index);
    },
  };
}

function resolveStyle(raw: readonly (RawStyle | undefined)[], index: number): DocStyle | undefined {
  const chain: RawStyle[] = [];
  let next = raw[index];
  while (next !== undefined && !chain.includes(next) && chain.length < longestChain) {
    chain.push(next);
    next = next.base === noBase ? undefined : raw[next.base];
  }
  const [own] = chain;
  if (own === undefined) return undefined;
  const start = { paragraph: {}, character: {} };
  const { paragraph, character } = chain.reduceRight((base, style) => inherit(base, style), start);
  const { name, builtIn, characterSprms } = own;
  return {
    name,
    ...(builtIn >= 1 && builtIn <= 9 ? { headingLevel: builtIn } : {}),
    paragraph,
    character,
    characterSprms,
  };
}

interface Inherited {
  readonly paragraph: ParagraphFacts;
  readonly character: CharacterFacts;
}

function inherit(base: Inherited, { paragraphSprms, characterSprms }: RawStyle): Inherited {
  return {
    paragraph: applyToParagraph(base.paragraph, paragraphSprms),
    character: applyToCharacter(base.character, { sprms: characterSprms, style: base.character }),
  };
}

interface StyleRequest {
  /** Bytes before the name. */
  readonly baseSize: number;
  readonly fib: Fib;
}

/** [MS-DOC] 2.9.258 (STD); what cannot be read of a style is left out. */
function readStyle(bytes: Uint8Array, request: StyleRequest): RawStyle | undefined {
  if (bytes.length < 8) return undefined;
  const view = createByteView(bytes);
  const type = view.getUint16(2, true);
  const style = {
    builtIn: view.getUint16(0, true) & 0xfff,
    kind: type & 0xf,
    base: type >> 4,
    name: '',
    paragraphSprms: [],
    characterSprms: [],
  };
  try {
    const { name, end } = readName(bytes, request);
    const count = view.getUint16(4, true) & 0xf;
    const parts = readParts(bytes, { at: end, count });
    return { ...style, name, ...readProperties(parts, { kind: style.kind, fib: request.fib }) };
  } catch (error) {
    if (error instanceof RangeError) return style;
    throw error;
  }
}

function readName(
  bytes: Uint8Array,
  { baseSize, fib }: StyleRequest,
): { name: string; end: number } {
  const view = createByteView(bytes);
  const width = fib.isOld ? 1 : 2;
  const length = fib.isOld ? view.getUint8(baseSize) : view.getUint16(baseSize, true);
  const start = baseSize + width;
  const characters = cut(bytes, start, length * width);
  const name = fib.isOld
    ? decodeBytes(characters, fib.codePage)
    : new TextDecoder('utf-16le').decode(characters);
  return { name: name.toLowerCase(), end: start + (length + 1) * width };
}

/** [MS-DOC] 2.9.98 (GrLPUpxSw): blocks of properties, each at an even place. */
function readParts(bytes: Uint8Array, { at, count }: { at: number; count: number }): Uint8Array[] {
  const view = createByteView(bytes);
  const parts: Uint8Array[] = [];
  let next = at + (at & 1);
  for (let index = 0; index < count && next + 2 <= bytes.length; index += 1) {
    const length = view.getUint16(next, true);
    parts.push(cut(bytes, next + 2, length));
    next += 2 + length;
    next += next & 1;
  }
  return parts;
}

function readProperties(
  [first = new Uint8Array(), second = new Uint8Array()]: readonly Uint8Array[],
  { kind, fib }: { kind: number; fib: Fib },
): Pick<RawStyle, 'paragraphSprms' | 'characterSprms'> {
  const read = (bytes: Uint8Array) => readSprms(bytes, fib.isOld);
  if (kind === kinds.paragraph)
    return { paragraphSprms: read(first.subarray(2)), characterSprms: read(second) };
  if (kind === kinds.character) return { paragraphSprms: [], characterSprms: read(first) };
  if (kind === kinds.list) return { paragraphSprms: read(first.subarray(2)), characterSprms: [] };
  return { paragraphSprms: [], characterSprms: [] };
}
