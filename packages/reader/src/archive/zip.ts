import { AppError } from '@clauselight/schema';
import { Inflate } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly flags: number;
  readonly compressedSize: number;
  /** Offset of the entry's local header. */
  readonly offset: number;
}

/** A zip file's parts, inflated when asked for and never beyond a sum of bytes. */
export interface ZipArchive {
  has(name: string): boolean;
  names(): readonly string[];
  /** The bytes of a part; nothing where there is no such part. */
  read(name: string): Uint8Array | undefined;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endSize = 22;
const longestComment = 0xffff;
const mostEntries = 20_000;
/** Small, so that little can come out of one step before it is counted: deflate grows a byte to 1,032 at most. */
const stepBytes = 16 * 1024;

/** Lists the central directory. Throws `document_corrupt` where it is missing or broken. */
export function listZipEntries(bytes: Uint8Array): ZipEntry[] {
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
      name: new TextDecoder()
        .decode(bytes.subarray(at + 46, at + 46 + nameLength))
        .replaceAll('\\', '/'),
      method: view.getUint16(at + 10, true),
      flags: view.getUint16(at + 8, true),
      compressedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Opens a zip whose parts may give `maxInflatedBytes` together; beyond it `read` throws `document_too_complex`. */
export function openZip(bytes: Uint8Array, maxInflatedBytes: number): ZipArchive {
  const entries = new Map(listZipEntries(bytes).map((entry) => [entry.name, entry]));
  let left = maxInflatedBytes;
  return {
    has: (name) => entries.has(name),
    names: () => [...entries.keys()],
    read(name) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      const part = inflateEntry(bytes, { entry, limit: left });
      left -= part.length;
      return part;
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

function inflateEntry(
  bytes: Uint8Array,
  { entry, limit }: { entry: ZipEntry; limit: number },
): Uint8Array {
  if ((entry.flags & 1) === 1) throw new AppError('document_encrypted');
  const data = getData(bytes, entry);
  if (entry.method === 0) return checkSize(data, limit);
  if (entry.method !== 8) throw broken(`compression method ${entry.method}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isFinished = false;
  const inflate = new Inflate((chunk, final) => {
    size += chunk.length;
    isFinished = final;
    if (size > limit) throw new AppError('document_too_complex');
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < data.length; at += stepBytes) {
      inflate.push(data.subarray(at, at + stepBytes), at + stepBytes >= data.length);
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : broken(cause);
  }
  if (!isFinished) throw broken();
  return concatenate(chunks, size);
}

function getData(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset } = entry;
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== localSignature)
    throw broken();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + entry.compressedSize > view.byteLength) throw broken();
  return bytes.subarray(start, start + entry.compressedSize);
}

function checkSize(data: Uint8Array, limit: number): Uint8Array {
  if (data.length > limit) throw new AppError('document_too_complex');
  return data;
}

function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array {
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
