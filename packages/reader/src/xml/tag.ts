import { decodeCharacters } from './characters.ts';
import {
  createTagError,
  declareNamespaces,
  type NameTable,
  resolveAttribute,
  resolveElement,
} from './names.ts';

/** An element. Names carry one fixed prefix per namespace, whatever prefix the file uses: `w:p`, `mc:Choice`. */
export interface XmlElement {
  readonly name: string;
  /** By local name; those of the relationships namespace as `r:id`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

/** An opening tag. */
export interface Tag {
  /** The element that it opens, still without children. */
  readonly element: XmlElement;
  /** As the file writes it. */
  readonly rawName: string;
  /** The tag that closes the element. */
  readonly closing: string;
  /** Whether it closes itself. */
  readonly isEmpty: boolean;
  /** Whether it has no attribute and declares no namespace. */
  readonly isBare: boolean;
}

export interface FoundTag {
  readonly tag: Tag;
  /** Offset after the tag. */
  readonly end: number;
  /** The names inside the element if the tag declares namespaces. */
  readonly names: NameTable | undefined;
}

export const noChildren: readonly never[] = Object.freeze([]);
const noAttributes: Readonly<Record<string, string>> = Object.freeze({});
const slash = 0x2f;
const greaterThan = 0x3e;
const doubleQuote = 0x22;
const singleQuote = 0x27;

/**
 * Reads the tag that begins at an offset.
 *
 * @param text - Characters of the file.
 * @param position - Offset of the tag's `<` in characters, and the names in force there.
 * @returns Undefined if the text ends before the tag does.
 * @throws AppError `document_corrupt` if there is no tag.
 */
export function readTag(
  text: string,
  { start, names }: { start: number; names: NameTable },
): FoundTag | undefined {
  const nameEnd = findNameEnd(text, start + 1);
  const rawName = text.slice(start + 1, nameEnd);
  const raw: string[] = [];
  let at = skipSpace(text, nameEnd);
  while (at < text.length && !isEnd(text.charCodeAt(at))) {
    const end = readAttribute(text, { at, raw });
    if (end === undefined) return undefined;
    at = skipSpace(text, end);
  }
  const isEmpty = text.charCodeAt(at) === slash;
  const end = isEmpty ? at + 2 : at + 1;
  if (end > text.length) return undefined;
  if (text.charCodeAt(end - 1) !== greaterThan) throw createTagError();
  const declared = declareNamespaces(raw, names);
  const known = declared ?? names;
  const name = resolveElement(rawName, known);
  const element = { name, attributes: resolveAttributes(raw, known), children: noChildren };
  const tag = { element, rawName, closing: `</${rawName}>`, isEmpty, isBare: raw.length === 0 };
  return { tag, end, names: declared };
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function isEnd(code: number): boolean {
  return code === greaterThan || code === slash;
}

function findNameEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isEnd(code) || isSpace(code)) break;
    at += 1;
  }
  return at;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

/**
 * Adds one attribute's name and value. Returns the offset after it; undefined if the text ends before the attribute
 * does.
 */
function readAttribute(
  text: string,
  { at, raw }: { at: number; raw: string[] },
): number | undefined {
  const equalsAt = text.indexOf('=', at);
  if (equalsAt < 0) return undefined;
  const quoteAt = skipSpace(text, equalsAt + 1);
  if (quoteAt >= text.length) return undefined;
  const quote = text.charCodeAt(quoteAt);
  if (quote !== doubleQuote && quote !== singleQuote) throw createTagError();
  const end = text.indexOf(quote === doubleQuote ? '"' : "'", quoteAt + 1);
  if (end < 0) return undefined;
  raw.push(text.slice(at, equalsAt).trimEnd(), text.slice(quoteAt + 1, end));
  return end + 1;
}

function resolveAttributes(
  raw: readonly string[],
  names: NameTable,
): Readonly<Record<string, string>> {
  let attributes: Record<string, string> | undefined;
  for (let at = 0; at < raw.length; at += 2) {
    const name = resolveAttribute(raw[at] ?? '', names);
    if (name === '') continue;
    attributes ??= {};
    attributes[name] = decodeValue(raw[at + 1] ?? '');
  }
  return attributes ?? noAttributes;
}

function decodeValue(value: string): string {
  if (!/[<&\r]/.test(value)) return value;
  if (value.includes('<')) throw createTagError();
  return decodeCharacters(value);
}
