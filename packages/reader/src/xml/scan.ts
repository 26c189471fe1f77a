import { AppError } from '@clauselight/schema';
import { decodeCharacters } from './characters.ts';
import type { XmlHandler } from './handler.ts';
import { createNameTable, type NameTable } from './names.ts';
import { repairTag } from './repair.ts';
import { endsAsWritten, findRepeatable } from './repeated.ts';
import { findSkippable } from './skipped.ts';
import { type FoundTag, readTag, type Tag, type XmlElement } from './tag.ts';

/** Scans XML that arrives in chunks of any length. */
export interface XmlScanner {
  /** Throws `document_corrupt` if the XML is not well-formed. */
  write(text: string): void;
  /** Throws `document_corrupt` if the XML is incomplete. */
  close(): void;
}

export interface XmlScanOptions {
  /**
   * Called for every fault, after which the scan continues: what cannot be a tag is skipped, what was not closed is
   * closed. Without it a fault throws.
   */
  readonly onFault?: (() => void) | undefined;
}

/** What applies inside an element and its descendants that declare no namespace themselves. */
interface Scope {
  readonly names: NameTable;
  /** Tags by the text between their brackets: most tags of a document repeat. */
  readonly tags: Map<string, Tag>;
  /** Elements that repeat, by their source text. */
  readonly elements: Map<string, XmlElement>;
}

interface OpenElement {
  /** The tag that closes it. */
  readonly closing: string;
  /** The scope around it. */
  readonly outer: Scope;
  /** Its source text if equal elements may follow; otherwise empty. */
  readonly written: string;
}

interface Scan {
  readonly handler: XmlHandler;
  readonly onFault: (() => void) | undefined;
  readonly open: OpenElement[];
  buffer: string;
  at: number;
  /**
   * Length that the buffer must reach before another try: an incomplete token is not rescanned for every few
   * characters.
   */
  neededLength: number;
  scope: Scope;
  /** Whether the outermost element has ended; what follows is no part of the document. */
  isDone: boolean;
}

/** Beyond this number of different tags or elements the cache is emptied. */
const mostCached = 4096;
const longestCachedTag = 160;
/** The most UTF-16 units of one text, tag or comment: many times the longest text that is read. */
const longestToken = 64 * 1024 * 1024;
/** The most comments and values without an end that are skipped; each is searched to the end of the text. */
const mostUnended = 40;
const lessThan = '<';
const greaterThan = '>';
const slash = 0x2f;
const exclamation = 0x21;
const question = 0x3f;

/**
 * Scans XML without entities beyond the five of XML and without a document type declaration. Names get the fixed
 * prefixes of the known namespaces. An undeclared prefix stays as the file writes it.
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
    neededLength: 0,
    scope: createScope(createNameTable()),
    isDone: false,
  };
  return {
    write(text) {
      if (scan.isDone) return;
      scan.buffer = scan.buffer.slice(scan.at) + text;
      if (scan.buffer.length > longestToken) throw new AppError('document_too_complex');
      scan.at = 0;
      if (scan.buffer.length >= scan.neededLength) scanBuffer(scan);
    },
    close() {
      if (!scan.isDone) scanBuffer(scan);
      if (!scan.isDone) endUnclosed(scan);
    },
  };
}

function createScope(names: NameTable): Scope {
  return { names, tags: new Map(), elements: new Map() };
}

function createSyntaxError(cause: string): AppError {
  return new AppError('document_corrupt', { cause });
}

/** Reports a fault; throws if faults are not accepted. */
function reportFault(scan: Scan, cause: string): void {
  if (scan.onFault === undefined) throw createSyntaxError(cause);
  scan.onFault();
}

/** Scans as far as the buffer holds whole tokens. */
function scanBuffer(scan: Scan): void {
  while (!scan.isDone) {
    const start = scan.buffer.indexOf(lessThan, scan.at);
    if (start < 0) break;
    if (start > scan.at) readCharacters(scan, start);
    if (!readMarkup(scan)) break;
  }
  scan.neededLength = (scan.buffer.length - scan.at) * 2;
}

function readCharacters(scan: Scan, end: number): void {
  const raw = scan.buffer.slice(scan.at, end);
  scan.at = end;
  if (scan.open.length > 0) scan.handler.text(decodeCharacters(raw, scan.onFault));
  else if (raw.trim().replace('\uFEFF', '') !== '') reportFault(scan, 'text outside the document');
}

/** Reads what an angle bracket begins; returns false if it is incomplete. */
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
  const isShort = end - scan.at <= longestCachedTag;
  const key = isShort ? scan.buffer.slice(scan.at + 1, end) : '';
  const known = isShort ? scan.scope.tags.get(key) : undefined;
  if (known !== undefined) {
    scan.at = end + 1;
    emitElement(scan, known, scan.scope);
    return true;
  }
  const found = findTag(scan, end);
  if (found === undefined) return false;
  scan.at = found.end;
  if (found.tag === undefined) return true;
  const outer = scan.scope;
  if (found.names !== undefined) {
    if (!found.tag.isEmpty) scan.scope = createScope(found.names);
  } else if (isShort && found.end === end + 1) cacheValue(outer.tags, key, found.tag);
  emitElement(scan, found.tag, outer);
  return true;
}

function cacheValue<Value>(known: Map<string, Value>, key: string, value: Value): void {
  if (known.size >= mostCached) known.clear();
  known.set(key, value);
}

/** The tag that begins here, repaired if necessary; undefined if the text ends before the tag does. */
function findTag(scan: Scan, end: number): FoundTag | { tag: undefined; end: number } | undefined {
  const { names } = scan.scope;
  try {
    return readTag(scan.buffer, { start: scan.at, names });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'document_corrupt') throw error;
    reportFault(scan, 'not a tag');
    return repairTag(scan.buffer, { start: scan.at, end, names });
  }
}

function emitElement(scan: Scan, tag: Tag, outer: Scope): void {
  const { buffer, at } = scan;
  const skipped = tag.isEmpty ? '' : findSkippable(buffer, { tag, at });
  const isKnown = tag.isEmpty || skipped !== '';
  const written = isKnown ? skipped : findRepeatable(buffer, { tag, at });
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
  if (written !== '' && element !== undefined) cacheValue(elements, written, element);
}

function endElement(scan: Scan, isImplied = false): XmlElement | undefined {
  scan.scope = scan.open.pop()?.outer ?? scan.scope;
  scan.isDone = scan.open.length === 0;
  return scan.handler.close(isImplied);
}

/** For a closing tag that does not match: closes the element that it names, or nothing if there is none. */
function closeOther(scan: Scan, end: number): boolean {
  reportFault(scan, 'closing tag without an opening one');
  const next = scan.buffer.indexOf(lessThan, scan.at + 1);
  const closing = readName(scan, end);
  const index = scan.open.findLastIndex((element) => element.closing === closing);
  scan.at = next >= 0 && next < end ? next : end + 1;
  if (index < 0) return true;
  while (scan.open.length > index + 1) endElement(scan, true);
  endElement(scan);
  return true;
}

/** Skips what has no end and closes what is open. */
function endUnclosed(scan: Scan): void {
  reportFault(scan, 'cut off');
  for (let left = mostUnended; left > 0 && !scan.isDone; left -= 1) {
    if (scan.buffer.charAt(scan.at) !== lessThan) break;
    const next = scan.buffer.indexOf(lessThan, scan.at + 1);
    scan.at = next < 0 ? scan.buffer.length : next;
    scanBuffer(scan);
  }
  if (scan.isDone) return;
  const rest = scan.buffer.slice(scan.at).replace(/&[^;&]*$/, '');
  const isOpen = scan.open.length > 0;
  if (isOpen && !rest.startsWith(lessThan)) scan.handler.text(decodeCharacters(rest, scan.onFault));
  while (scan.open.length > 0) endElement(scan);
  scan.isDone = true;
}

const comment = '<!--';
const cdata = '<![CDATA[';

function readDeclaration(scan: Scan): boolean {
  const { buffer, at } = scan;
  if (buffer.startsWith(comment, at)) return skipTo(scan, '-->', comment.length);
  if (buffer.startsWith(cdata, at)) {
    const end = buffer.indexOf(']]>', at);
    if (end < 0) return false;
    scan.handler.text(buffer.slice(at + cdata.length, end));
    scan.at = end + 3;
    return true;
  }
  const head = buffer.slice(at, at + cdata.length);
  if (comment.startsWith(head) || cdata.startsWith(head)) return false;
  return skipDoctype(scan);
}

/** A document type declaration is skipped. It counts as a fault if it declares something itself. */
function skipDoctype(scan: Scan): boolean {
  if (scan.onFault === undefined) throw createSyntaxError('document type declaration');
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
