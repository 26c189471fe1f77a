import { deflateSync, inflateSync } from 'node:zlib';
import { AppError } from '@clauselight/schema';
import { dropEmptySaves } from './empty-saves.ts';
import { blankNeedlessSaves } from './needless-saves.ts';

/** Bytes a PDF's library can read in bounded time, and what was seen while they were looked through. */
export interface TameStreams {
  /** A copy of the file's own. */
  readonly bytes: Uint8Array;
  /** Whether a compressed part was left out because it unpacks to more than any page holds. */
  readonly hasLeftOut: boolean;
  /** Whether any page may carry notes, links or form fields. */
  readonly hasAnnotations: boolean;
  readonly hasAttachments: boolean;
}

/** Bytes that one stream may unpack to; pages of text take a hundredth of it. */
const longestStream = 64 * 1024 * 1024;
/** How many times its size a stream unpacks to where it says next to nothing. */
const hollow = 8;
const shortestHollow = 64 * 1024;
/** Bytes before a stream in which its dictionary stands. */
const dictionaryReach = 1024;
/** A stream with fewer bytes cannot unpack to much; only lists of objects are looked into. */
const harmless = 512;

/** An empty zlib stream. */
const nothing = deflateSync(Buffer.alloc(0));

/**
 * Looks through a PDF's compressed streams before anything reads them: one that unpacks without end is
 * emptied, one that saves and restores its state thousands of times to no effect is shortened. Offsets stay
 * as they are. Throws `document_too_complex` where all streams together unpack to more than the limit.
 */
export function tameStreams(source: Uint8Array, maxInflatedBytes: number): TameStreams {
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
      replaceStream(bytes, { stream, packed: nothing });
      continue;
    }
    if (content === undefined) continue;
    inflated += content.length;
    if (inflated > maxInflatedBytes) throw new AppError('document_too_complex');
    if (/\/ObjStm\b/.test(stream.dictionary)) names.look(content);
    if (isHollow(content, packed)) shorten(bytes, { stream, content });
  }
  return { bytes: copy, hasLeftOut, ...names.found };
}

interface PackedStream {
  /** Where the packed bytes begin and end in the file. */
  readonly start: number;
  readonly end: number;
  readonly dictionary: string;
  /** Where the dictionary begins in the file. */
  readonly dictionaryStart: number;
  /** How many times the bytes are packed. */
  readonly filters: number;
}

/** Names are looked for in the file itself and in the object streams that hold most of it. */
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

/** Every stream that is packed with Flate alone, images left out: they are never unpacked. */
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

/** The byte behind the line end that follows the word; nothing where the word is no keyword. */
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
  if (end - start < harmless && !dictionary.includes('/ObjStm')) return undefined;
  const dictionaryStart = at - dictionary.length;
  return { start, end, dictionary, dictionaryStart, filters: filters.length };
}

/** Nothing where the bytes cannot be unpacked at all: they are encrypted or damaged. */
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

function isHollow(content: Buffer, packed: Buffer): boolean {
  return content.length >= shortestHollow && content.length > packed.length * hollow;
}

/** Whether a stream is a content stream: fonts, forms and lists of objects say what they are. */
function drawsPage({ dictionary }: PackedStream, content: Buffer): boolean {
  return !/\/(Type|Subtype|Length1|FunctionType)\b/.test(dictionary) && content.includes('BT');
}

function shorten(
  bytes: Buffer,
  { stream, content }: { stream: PackedStream; content: Buffer },
): void {
  if (stream.filters > 1 || !drawsPage(stream, content)) return;
  const rest = dropEmptySaves(content);
  blankNeedlessSaves(rest);
  replaceStream(bytes, { stream, packed: deflateSync(rest) });
}

/** Puts other packed bytes in a stream's place; its length is written anew where the dictionary says it itself. */
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
