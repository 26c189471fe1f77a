import { deflateSync, inflateSync } from 'node:zlib';
import { AppError } from '@clauselight/schema';
import { dropEmptySaves } from './empty-saves.ts';
import { blankNeedlessSaves } from './needless-saves.ts';

/** Bytes that pdf.js can read in bounded time, and what was noticed while checking them. */
export interface SafeStreams {
  /** A copy of the file's own bytes. */
  readonly bytes: Uint8Array;
  /** Whether a compressed part was left out because it inflates to more than any page holds. */
  readonly hasLeftOut: boolean;
  /** Whether any page may have comments, links or form fields. */
  readonly hasAnnotations: boolean;
  readonly hasAttachments: boolean;
  /** Whether any page may show a picture. */
  readonly hasPictures: boolean;
  /** Whether the parts are encrypted, so that nothing can be found in those that are packed. */
  readonly isEncrypted: boolean;
}

/** The most bytes that one stream may inflate to; pages of text take a hundredth of it. */
const longestStream = 64 * 1024 * 1024;
/** The ratio of inflated to compressed size from which a stream holds almost nothing. */
const emptyRatio = 8;
const shortestEmpty = 64 * 1024;
/** Bytes before a stream that hold its dictionary. */
const dictionaryReach = 1024;
/** A shorter stream cannot inflate to much; only object lists are inspected. */
const smallestChecked = 512;

/** How the dictionary of a picture names it: streams stand in the file itself, and names are never encrypted. */
const pictureTypes = ['/Subtype/Image', '/Subtype /Image'] as const;

/** An empty zlib stream. */
const emptyStream = deflateSync(Buffer.alloc(0));

/**
 * Checks a PDF's compressed streams before anything reads them. A stream that inflates endlessly is emptied; one that
 * saves and restores its state thousands of times without effect is shortened. Offsets stay.
 * @throws AppError `document_too_complex` if all streams together inflate to more than the limit.
 */
export function limitStreams(source: Uint8Array, maxInflatedBytes: number): SafeStreams {
  const copy = new Uint8Array(source);
  const bytes = Buffer.from(copy.buffer);
  const names = createNameFinder();
  let inflated = 0;
  let hasLeftOut = false;
  names.look(bytes);
  for (const stream of listStreams(bytes)) {
    const packed = bytes.subarray(stream.start, stream.end);
    const content = unpack(packed, stream.filters);
    if (content === 'endless') {
      hasLeftOut = true;
      replaceStream(bytes, { stream, packed: emptyStream });
      continue;
    }
    if (content === undefined) continue;
    inflated += content.length;
    if (inflated > maxInflatedBytes) throw new AppError('document_too_complex');
    if (/\/ObjStm\b/.test(stream.dictionary)) names.look(content);
    if (isMostlyEmpty(content, packed)) shortenStream(bytes, { stream, content });
  }
  const isEncrypted = bytes.includes('/Encrypt');
  const { hasAnnotations, hasAttachments } = names.found;
  return {
    bytes: copy,
    hasLeftOut,
    hasAttachments,
    hasPictures: pictureTypes.some((type) => bytes.includes(type)),
    isEncrypted,
    hasAnnotations: hasAnnotations || isEncrypted,
  };
}

interface PackedStream {
  /** Start and end of the compressed bytes in the file. */
  readonly start: number;
  readonly end: number;
  readonly dictionary: string;
  /** Start of the dictionary in the file. */
  readonly dictionaryStart: number;
  /** How many times the bytes are compressed. */
  readonly filters: number;
}

/** Names are searched in the file itself and in the object streams, which hold most of it. */
function createNameFinder() {
  const found = { hasAnnotations: false, hasAttachments: false };
  return {
    found,
    look(part: Buffer) {
      found.hasAnnotations ||= part.includes('/Annots');
      found.hasAttachments ||= part.includes('/EmbeddedFile');
    },
  };
}

/** Every stream compressed with Flate only, without images, which are never inflated. */
function* listStreams(bytes: Buffer): Generator<PackedStream> {
  let at = bytes.indexOf('stream');
  while (at >= 0) {
    const start = findDataStart(bytes, at);
    const end = start === undefined ? -1 : bytes.indexOf('endstream', start);
    if (end < 0 && start !== undefined) return;
    if (start !== undefined) {
      const stream = describeStream(bytes, { at, start, end });
      if (stream !== undefined) yield stream;
    }
    at = bytes.indexOf('stream', start === undefined ? at + 6 : end + 9);
  }
}

/** The byte after the line end that follows the word; undefined if the word is no keyword. */
function findDataStart(bytes: Buffer, at: number): number | undefined {
  const [first, second] = [bytes[at + 6], bytes[at + 7]];
  if (first === 10) return at + 7;
  return first === 13 ? at + (second === 10 ? 8 : 7) : undefined;
}

function describeStream(
  bytes: Buffer,
  { at, start, end }: { at: number; start: number; end: number },
): PackedStream | undefined {
  const from = Math.max(0, at - dictionaryReach);
  const before = bytes.toString('latin1', from, at);
  const open = before.lastIndexOf('obj');
  const dictionary = open < 0 ? before : before.slice(open + 3);
  const filters = /\/Filter\s*(\[[^\]]{0,200}\]|\/\w+)/.exec(dictionary)?.[1]?.match(/\w+/g) ?? [];
  const isPacked = filters.length > 0 && filters.every((name) => /^(FlateDecode|Fl)$/.test(name));
  if (!isPacked || /\/Subtype\s*\/Image\b/.test(dictionary)) return undefined;
  if (end - start < smallestChecked && !dictionary.includes('/ObjStm')) return undefined;
  const dictionaryStart = at - dictionary.length;
  return { start, end, dictionary, dictionaryStart, filters: filters.length };
}

/** Returns undefined if the bytes cannot be inflated at all: they are encrypted or damaged. */
function unpack(packed: Buffer, times: number): Buffer | 'endless' | undefined {
  let content = packed;
  for (let time = 0; time < Math.min(times, 4); time += 1) {
    try {
      content = inflateSync(content, { maxOutputLength: longestStream });
    } catch (error) {
      return isTooLarge(error) ? 'endless' : undefined;
    }
  }
  return content;
}

function isTooLarge(error: unknown): boolean {
  return (
    error instanceof RangeError || (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
  );
}

function isMostlyEmpty(content: Buffer, packed: Buffer): boolean {
  return content.length >= shortestEmpty && content.length > packed.length * emptyRatio;
}

/** Whether a stream is a content stream: fonts, forms and object lists state what they are. */
function drawsPage({ dictionary }: PackedStream, content: Buffer): boolean {
  return !/\/(Type|Subtype|Length1|FunctionType)\b/.test(dictionary) && content.includes('BT');
}

function shortenStream(
  bytes: Buffer,
  { stream, content }: { stream: PackedStream; content: Buffer },
): void {
  if (stream.filters > 1 || !drawsPage(stream, content)) return;
  const rest = dropEmptySaves(content);
  blankNeedlessSaves(rest);
  replaceStream(bytes, { stream, packed: deflateSync(rest) });
}

/** Replaces a stream's compressed bytes, and its length if the dictionary states it directly. */
function replaceStream(
  bytes: Buffer,
  { stream, packed }: { stream: PackedStream; packed: Buffer },
): void {
  if (packed.length > stream.end - stream.start) return;
  bytes.fill(0x20, stream.start, stream.end);
  packed.copy(bytes, stream.start);
  const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)\b/.exec(stream.dictionary);
  const digits = length?.[1];
  if (length === null || digits === undefined) return;
  const place = stream.dictionaryStart + length.index + length[0].length - digits.length;
  bytes.write(String(packed.length).padEnd(digits.length), place, 'latin1');
}
