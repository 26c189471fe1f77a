import { crc32 } from 'node:zlib';
import { AppError } from '@clauselight/schema';
import type { ZipEntry } from './entry.ts';
import { inflate } from './inflate.ts';
import { recoverZipEntries } from './recover.ts';

/** A zip file's parts, inflated when asked for and never beyond a sum of bytes. */
export interface ZipArchive {
  /** Whether every part stands where the directory says. Damage inside a part shows when it is read. */
  readonly isWhole: boolean;
  has(name: string): boolean;
  names(): readonly string[];
  /** The bytes of a part; nothing where there is no such part. Throws `document_corrupt` for a damaged one. */
  read(name: string): Uint8Array | undefined;
  /**
   * Hands out a part piece by piece as it is inflated, until `onBytes` answers false: what a part holds
   * need not be in memory as a whole. Only the bytes handed out count. False where there is no such part.
   * Of a damaged part, what comes before the damage is handed out, then `document_corrupt` thrown.
   */
  stream(name: string, onBytes: (bytes: Uint8Array) => boolean): boolean;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endSize = 22;
const headerSize = 30;
const longestComment = 0xffff;
const mostEntries = 20_000;
const utf8 = new TextDecoder();

/**
 * Opens a zip whose parts may give `maxInflatedBytes` together; beyond it `read` throws `document_too_complex`.
 * Where its directory is damaged or missing, as after a broken download, its parts are found by the headers in
 * front of them, and the last may be cut off. Throws `document_corrupt` where no part is found.
 */
export function openZip(bytes: Uint8Array, maxInflatedBytes: number): ZipArchive {
  return openEntries(bytes, { ...findEntries(bytes), maxInflatedBytes });
}

/**
 * Names of the parts of what may be a zip, damaged or not; none where it is not. Throws `document_too_complex` for
 * more parts than a document has.
 */
export function listZipNames(bytes: Uint8Array): { names: string[]; isWhole: boolean } {
  try {
    const { entries, isWhole } = findEntries(bytes);
    return { names: entries.map(({ name }) => name), isWhole };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'document_corrupt') throw error;
    return { names: [], isWhole: false };
  }
}

interface FoundEntries {
  readonly entries: readonly ZipEntry[];
  readonly isWhole: boolean;
}

function findEntries(bytes: Uint8Array): FoundEntries {
  const listed = tryList(bytes);
  const sound = listed?.filter((entry) => findData(bytes, entry) !== undefined) ?? [];
  const isListed = listed !== undefined && sound.length === listed.length;
  if (isListed && sound.every((entry) => hasName(bytes, entry)))
    return { entries: sound, isWhole: true };
  const known = new Set(sound.map(({ name }) => name));
  const others = recoverZipEntries(bytes).filter(({ name }) => !known.has(name));
  const entries = [...others, ...sound];
  if (entries.length === 0 && !isListed) throw broken();
  return { entries, isWhole: isListed && others.length === 0 };
}

/** Nothing where the directory is missing or broken. */
function tryList(bytes: Uint8Array): ZipEntry[] | undefined {
  try {
    return listZipEntries(bytes);
  } catch (error) {
    if (error instanceof AppError && error.code === 'document_corrupt') return undefined;
    throw error;
  }
}

/** Whether the header in front of a part gives it the name the directory does. */
function hasName(bytes: Uint8Array, { name, offset }: ZipEntry): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = offset + headerSize;
  const written = bytes.subarray(start, start + view.getUint16(offset + 26, true));
  return decodeName(written) === name;
}

function decodeName(bytes: Uint8Array): string {
  return utf8.decode(bytes).replaceAll('\\', '/');
}

/** Lists the central directory. Throws `document_corrupt` where it is missing or broken. */
function listZipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > mostEntries) throw new AppError('document_too_complex');
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entrySignature) throw broken();
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: decodeName(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      flags: view.getUint16(at + 8, true),
      checksum: view.getUint32(at + 16, true),
      compressedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function openEntries(
  bytes: Uint8Array,
  request: FoundEntries & { maxInflatedBytes: number },
): ZipArchive {
  const entries = new Map(request.entries.map((entry) => [entry.name, entry]));
  let left = request.maxInflatedBytes;
  return {
    isWhole: request.isWhole,
    has: (name) => entries.has(name),
    names: () => [...entries.keys()],
    read(name) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      const chunks: Uint8Array[] = [];
      const onBytes = (chunk: Uint8Array) => chunks.push(chunk) > 0;
      const size = unpackEntry(bytes, { entry, limit: left, onBytes });
      left -= size;
      return concatenate(chunks, size);
    },
    stream(name, onBytes) {
      const entry = entries.get(name);
      if (entry === undefined) return false;
      left -= unpackEntry(bytes, { entry, limit: left, onBytes });
      return true;
    },
  };
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endSize;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw broken();
}

interface Unpacking {
  readonly entry: ZipEntry;
  /** Most bytes that may come out. */
  readonly limit: number;
  /** Takes what has come out; false where no more is wanted. */
  onBytes(bytes: Uint8Array): boolean;
}

/**
 * Unpacks an entry to its end or until no more is wanted; the number of bytes that came out. Where they are not
 * those that were packed, `document_corrupt` is thrown after them.
 */
function unpackEntry(bytes: Uint8Array, { entry, limit, onBytes }: Unpacking): number {
  if ((entry.flags & 1) === 1) throw new AppError('document_encrypted');
  const data = getData(bytes, entry);
  let checksum = 0;
  let isStopped = false;
  const take = (chunk: Uint8Array) => {
    checksum = crc32(chunk, checksum);
    isStopped = !onBytes(chunk);
    return !isStopped;
  };
  const size = unpack(data, { entry, limit, onBytes: take });
  if (!isStopped && entry.checksum !== 0 && checksum !== entry.checksum)
    throw broken('other bytes than were packed');
  return size;
}

function unpack(data: Uint8Array, { entry, limit, onBytes }: Unpacking): number {
  if (entry.method === 8) return inflate({ data, limit, onBytes });
  if (entry.method !== 0) throw broken(`compression method ${entry.method}`);
  onBytes(checkSize(data, limit));
  return data.length;
}

function getData(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const data = findData(bytes, entry);
  if (data === undefined) throw broken();
  return data;
}

/** Nothing where no part is, or where it would lie beyond the end of the file. */
function findData(bytes: Uint8Array, { offset, compressedSize }: ZipEntry): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isHeader =
    offset + headerSize <= view.byteLength && view.getUint32(offset, true) === localSignature;
  if (!isHeader) return undefined;
  const start =
    offset + headerSize + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + compressedSize > view.byteLength) return undefined;
  return bytes.subarray(start, start + compressedSize);
}

function checkSize(data: Uint8Array, limit: number): Uint8Array {
  if (data.length > limit) throw new AppError('document_too_complex');
  return data;
}

function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = chunks;
  if (chunks.length === 1 && only !== undefined) return only;
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function broken(cause?: unknown): AppError {
  return new AppError('document_corrupt', { cause });
}
