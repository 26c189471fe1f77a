import { AppError } from '@clauselight/schema';
import { decodeCharacters } from './characters.ts';
import type { XmlHandler } from './handler.ts';
import { createNames, type Names } from './names.ts';
import { mendTag } from './repair.ts';
import { endsAsWritten, findRepeatable } from './repeated.ts';
import { type FoundTag, readTag, type Tag, type XmlElement } from './tag.ts';
import { findUnread } from './unread.ts';

/** Reads XML as it comes, in pieces of any length. */
export interface XmlScanner {
  /** Throws `document_corrupt` where the XML is not well-formed. */
  write(text: string): void;
  /** Throws `document_corrupt` where the XML has not come to its end. */
  close(): void;
}

export interface XmlScanOptions {
  /**
   * Called for every fault, of which as much is then made as can be: what cannot be a tag is passed over, what was
   * not closed is closed. Without it a fault throws.
   */
  readonly onFault?: (() => void) | undefined;
}

/** What holds inside an element and those in it that declare no vocabulary themselves. */
interface Scope {
  readonly names: Names;
  /** Tags by what stands between their brackets: most of a document's tags come again and again. */
  readonly tags: Map<string, Tag>;
  /** Elements that come again and again, by what is written of them. */
  readonly elements: Map<string, XmlElement>;
}

interface OpenElement {
  /** The tag that closes it. */
  readonly closing: string;
  /** What holds around it. */
  readonly outer: Scope;
  /** What is written of it, where others may be written the same; otherwise empty. */
  readonly written: string;
}

interface Scan {
  readonly handler: XmlHandler;
  readonly onFault: (() => void) | undefined;
  readonly open: OpenElement[];
  buffer: string;
  at: number;
  /** Length the buffer must reach before another try: a piece cut off is not looked at again for every few characters. */
  wanted: number;
  scope: Scope;
  /** Whether the outermost element has ended; what follows it is no part of the document. */
  isDone: boolean;
}

/** More different tags or elements than that are forgotten and learned anew. */
const mostKept = 4096;
const longestTagKept = 160;
/** Characters of one text, tag or comment: many times those of the longest text that is read. */
const longestPiece = 64 * 1024 * 1024;
/** Comments and values without an end that are passed over; each is looked for to the end of the text. */
const mostUnended = 40;
const lessThan = '<';
const greaterThan = '>';
const slash = 0x2f;
const exclamation = 0x21;
const question = 0x3f;

/**
 * Scans XML without entities beyond the five of XML and without a document type declaration. Names are resolved to
 * the fixed prefixes of the vocabularies known; one that is not declared stays as the file writes it.
 */
export function createXmlScanner(
  handler: XmlHandler,
  { onFault }: XmlScanOptions = {},
): XmlScanner {
  const scan: Scan = {
    handler,
    onFault,
    open: [],
    buffer: '',
    at: 0,
    wanted: 0,
    scope: createScope(createNames()),
    isDone: false,
  };
  return {
    write(text) {
      if (scan.isDone) return;
      scan.buffer = scan.buffer.slice(scan.at) + text;
      if (scan.buffer.length > longestPiece) throw new AppError('document_too_complex');
      scan.at = 0;
      if (scan.buffer.length >= scan.wanted) run(scan);
    },
    close() {
      if (!scan.isDone) run(scan);
      if (!scan.isDone) endEarly(scan);
    },
  };
}

function createScope(names: Names): Scope {
  return { names, tags: new Map(), elements: new Map() };
}

function refuse(cause: string): AppError {
  return new AppError('document_corrupt', { cause });
}

/** Takes note of a fault; throws where none is accepted. */
function note(scan: Scan, cause: string): void {
  if (scan.onFault === undefined) throw refuse(cause);
  scan.onFault();
}

/** Goes as far as the buffer is whole. */
function run(scan: Scan): void {
  while (!scan.isDone) {
    const start = scan.buffer.indexOf(lessThan, scan.at);
    if (start < 0) break;
    if (start > scan.at) readCharacters(scan, start);
    if (!readMarkup(scan)) break;
  }
  scan.wanted = (scan.buffer.length - scan.at) * 2;
}

function readCharacters(scan: Scan, end: number): void {
  const raw = scan.buffer.slice(scan.at, end);
  scan.at = end;
  if (scan.open.length > 0) scan.handler.text(decodeCharacters(raw, scan.onFault));
  else if (raw.trim().replace('\uFEFF', '') !== '') note(scan, 'text outside the document');
}

/** Reads what an angle bracket begins; false where it is not there as a whole. */
function readMarkup(scan: Scan): boolean {
  const code = scan.buffer.charCodeAt(scan.at + 1);
  if (code === slash) return readClosing(scan);
  if (code === exclamation) return readDeclaration(scan);
  if (code === question) return skipTo(scan, '?>');
  return readOpening(scan);
}

function readOpening(scan: Scan): boolean {
  const end = scan.buffer.indexOf(greaterThan, scan.at);
  if (end < 0) return false;
  const isShort = end - scan.at <= longestTagKept;
  const key = isShort ? scan.buffer.slice(scan.at + 1, end) : '';
  const known = isShort ? scan.scope.tags.get(key) : undefined;
  if (known !== undefined) {
    scan.at = end + 1;
    deliver(scan, known, scan.scope);
    return true;
  }
  const found = findTag(scan, end);
  if (found === undefined) return false;
  scan.at = found.end;
  if (found.tag === undefined) return true;
  const outer = scan.scope;
  if (found.names !== undefined) {
    if (!found.tag.isEmpty) scan.scope = createScope(found.names);
  } else if (isShort && found.end === end + 1) keep(outer.tags, key, found.tag);
  deliver(scan, found.tag, outer);
  return true;
}

function keep<Value>(known: Map<string, Value>, key: string, value: Value): void {
  if (known.size >= mostKept) known.clear();
  known.set(key, value);
}

/** The tag that begins here, mended where need be; nothing where the text ends before it does. */
function findTag(scan: Scan, end: number): FoundTag | { tag: undefined; end: number } | undefined {
  const { names } = scan.scope;
  try {
    return readTag(scan.buffer, { start: scan.at, names });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'document_corrupt') throw error;
    note(scan, 'not a tag');
    return mendTag(scan.buffer, { start: scan.at, end, names });
  }
}

function deliver(scan: Scan, tag: Tag, outer: Scope): void {
  const { buffer, at } = scan;
  const unread = tag.isEmpty ? '' : findUnread(buffer, { tag, at });
  const isKnown = tag.isEmpty || unread !== '';
  const written = isKnown ? unread : findRepeatable(buffer, { tag, at });
  const known = isKnown ? tag.element : scan.scope.elements.get(written);
  if (known === undefined) {
    const isRepeatable = written !== '' && endsAsWritten(written, tag);
    scan.open.push({ closing: tag.closing, outer, written: isRepeatable ? written : '' });
    scan.handler.open(tag.element);
    return;
  }
  scan.at += written.length;
  scan.scope = outer;
  scan.handler.add(known);
  scan.isDone = scan.open.length === 0;
}

function readClosing(scan: Scan): boolean {
  const closing = scan.open.at(-1)?.closing;
  const isAwaited = closing !== undefined && scan.buffer.startsWith(closing, scan.at);
  const end = isAwaited ? scan.at + closing.length - 1 : scan.buffer.indexOf(greaterThan, scan.at);
  if (end < 0) return false;
  if (!isAwaited && readName(scan, end) !== closing) return closeOther(scan, end);
  scan.at = end + 1;
  closeElement(scan);
  return true;
}

/** A closing tag without the spaces it may have. */
function readName(scan: Scan, end: number): string {
  return `${scan.buffer.slice(scan.at, end).trimEnd()}>`;
}

function closeElement(scan: Scan): void {
  const written = scan.open.at(-1)?.written ?? '';
  const { elements } = scan.scope;
  const element = endElement(scan);
  if (written !== '' && element !== undefined) keep(elements, written, element);
}

function endElement(scan: Scan, isImplied = false): XmlElement | undefined {
  scan.scope = scan.open.pop()?.outer ?? scan.scope;
  scan.isDone = scan.open.length === 0;
  return scan.handler.close(isImplied);
}

/** Of a closing tag that is not the one awaited: closes the element it names, or nothing where there is none. */
function closeOther(scan: Scan, end: number): boolean {
  note(scan, 'closing tag without an opening one');
  const next = scan.buffer.indexOf(lessThan, scan.at + 1);
  const closing = readName(scan, end);
  const index = scan.open.findLastIndex((element) => element.closing === closing);
  scan.at = next >= 0 && next < end ? next : end + 1;
  if (index < 0) return true;
  while (scan.open.length > index + 1) endElement(scan, true);
  endElement(scan);
  return true;
}

/** Passes over what has no end and closes what is open. */
function endEarly(scan: Scan): void {
  note(scan, 'cut off');
  for (let left = mostUnended; left > 0 && !scan.isDone; left -= 1) {
    if (scan.buffer.charAt(scan.at) !== lessThan) break;
    const next = scan.buffer.indexOf(lessThan, scan.at + 1);
    scan.at = next < 0 ? scan.buffer.length : next;
    run(scan);
  }
  if (scan.isDone) return;
  const rest = scan.buffer.slice(scan.at).replace(/&[^;&]*$/, '');
  const isOpen = scan.open.length > 0;
  if (isOpen && !rest.startsWith(lessThan)) scan.handler.text(decodeCharacters(rest, scan.onFault));
  while (scan.open.length > 0) endElement(scan);
  scan.isDone = true;
}

const comment = '<!--';
const section = '<![CDATA[';

function readDeclaration(scan: Scan): boolean {
  const { buffer, at } = scan;
  if (buffer.startsWith(comment, at)) return skipTo(scan, '-->', comment.length);
  if (buffer.startsWith(section, at)) {
    const end = buffer.indexOf(']]>', at);
    if (end < 0) return false;
    scan.handler.text(buffer.slice(at + section.length, end));
    scan.at = end + 3;
    return true;
  }
  const head = buffer.slice(at, at + section.length);
  if (comment.startsWith(head) || section.startsWith(head)) return false;
  return skipType(scan);
}

/** A document type is never looked at; it counts as a fault where it declares something itself. */
function skipType(scan: Scan): boolean {
  if (scan.onFault === undefined) throw refuse('document type declaration');
  const { buffer, at } = scan;
  const end = buffer.indexOf(greaterThan, at);
  const own = buffer.indexOf('[', at);
  if (end < 0) return false;
  if (own < 0 || own > end) return skipTo(scan, greaterThan);
  const isSkipped = skipTo(scan, ']>', own - at);
  if (isSkipped) scan.onFault();
  return isSkipped;
}

function skipTo(scan: Scan, mark: string, skipped = 2): boolean {
  const end = scan.buffer.indexOf(mark, scan.at + skipped);
  if (end < 0) return false;
  scan.at = end + mark.length;
  return true;
}
