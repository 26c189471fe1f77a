import { crc32 } from 'node:zlib';
import { AppError } from '@clauselight/schema';
import type { ZipEntry } from './entry.ts';
import { inflate } from './inflate.ts';
import { recoverZipEntries } from './recover.ts';

/** The entries of a zip file. They are inflated on request, up to a total number of bytes. */
export interface ZipArchive {
  /** Whether every entry is where the central directory says. Damage inside an entry shows when it is read. */
  readonly isWhole: boolean;
  has(name: string): boolean;
  names(): readonly string[];
  /**
   * The bytes of an entry; undefined if there is no such entry.
   * @throws AppError `document_corrupt` if the entry is damaged.
   */
  read(name: string): Uint8Array | undefined;
  /**
   * Hands out an entry in chunks as it is inflated until `onBytes` returns false, so that the entry need not fit in
   * memory. Only the bytes handed out count toward the limit. Of a damaged entry, the bytes before the damage are
   * handed out first.
   * @returns False if there is no such entry.
   * @throws AppError `document_corrupt` if the entry is damaged.
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
 * Opens a zip file. If its central directory is damaged or missing, as after a broken download, the entries are found
 * by their local headers, and the last may be cut off.
 * @param maxInflatedBytes - The most bytes that all entries together may inflate to; beyond it `read` throws
 * `document_too_complex`.
 * @throws AppError `document_corrupt` if no entry is found.
 */
export function openZip(bytes: Uint8Array, maxInflatedBytes: number): ZipArchive {
  return openEntries(bytes, { ...findEntries(bytes), maxInflatedBytes });
}

/**
 * Names of the entries of what may be a zip file, damaged or not; empty if it is none.
 * @throws AppError `document_too_complex` if there are more entries than documents have.
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

interface EntryList {
  readonly entries: readonly ZipEntry[];
  readonly isWhole: boolean;
}

function findEntries(bytes: Uint8Array): EntryList {
  const fromDirectory = tryList(bytes);
  const intact = fromDirectory?.filter((entry) => findData(bytes, entry) !== undefined) ?? [];
  const isListed = fromDirectory !== undefined && intact.length === fromDirectory.length;
  if (isListed && intact.every((entry) => hasName(bytes, entry)))
    return { entries: intact, isWhole: true };
  const known = new Set(intact.map(({ name }) => name));
  const others = recoverZipEntries(bytes).filter(({ name }) => !known.has(name));
  const entries = [...others, ...intact];
  if (entries.length === 0 && !isListed) throw createCorruptError();
  return { entries, isWhole: isListed && others.length === 0 };
}

/** Returns undefined if the directory is missing or broken. */
function tryList(bytes: Uint8Array): ZipEntry[] | undefined {
  try {
    return listZipEntries(bytes);
  } catch (error) {
    if (error instanceof AppError && error.code === 'document_corrupt') return undefined;
    throw error;
  }
}

/** Whether the local header of an entry has the same name as the directory. */
function hasName(bytes: Uint8Array, { name, offset }: ZipEntry): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = offset + headerSize;
  const written = bytes.subarray(start, start + view.getUint16(offset + 26, true));
  return decodeName(written) === name;
}

function decodeName(bytes: Uint8Array): string {
  return utf8.decode(bytes).replaceAll('\\', '/');
}

/**
 * Lists the entries of the central directory.
 * @throws AppError `document_corrupt` if it is missing or broken.
 */
function listZipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEndRecord(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > mostEntries) throw new AppError('document_too_complex');
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entrySignature)
      throw createCorruptError();
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
  request: EntryList & { maxInflatedBytes: number },
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

function findEndRecord(view: DataView): number {
  const last = view.byteLength - endSize;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw createCorruptError();
}

interface UnpackRequest {
  readonly entry: ZipEntry;
  /** The most bytes that may come out. */
  readonly limit: number;
  /** Takes the bytes that came out. Returns false to stop. */
  onBytes(bytes: Uint8Array): boolean;
}

/**
 * Unpacks an entry to its end or until `onBytes` stops it.
 * @returns The number of bytes that came out.
 * @throws AppError `document_corrupt`, after the last byte, if the checksum or the size is wrong.
 */
function unpackEntry(bytes: Uint8Array, { entry, limit, onBytes }: UnpackRequest): number {
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
    throw createCorruptError('other bytes than were packed');
  return size;
}

function unpack(data: Uint8Array, { entry, limit, onBytes }: UnpackRequest): number {
  if (entry.method === 8) return inflate({ data, limit, onBytes });
  if (entry.method !== 0) throw createCorruptError(`compression method ${entry.method}`);
  onBytes(limitSize(data, limit));
  return data.length;
}

function getData(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const data = findData(bytes, entry);
  if (data === undefined) throw createCorruptError();
  return data;
}

/** Returns undefined if no entry is there, or if it would end beyond the file. */
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

function limitSize(data: Uint8Array, limit: number): Uint8Array {
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

function createCorruptError(cause?: unknown): AppError {
  return new AppError('document_corrupt', { cause });
}
