import type { ZipEntry } from './entry.ts';

/** `PK`, the first two bytes of every header. */
const signaturePrefix = 0x4b50;
const headerSize = 30;
/** Flag of an entry whose sizes are stored after its data. */
const sizesFollow = 8;
/** Low enough that a file made only of headers costs little. */
const mostEntries = 5000;
const longestName = 512;

/**
 * Lists the entries of a zip file without its central directory, as after a broken download, from the header before
 * each entry. The last entry may be cut off. Returns no entries if no header is found at the start.
 */
export function recoverZipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: ZipEntry[] = [];
  let at = findHeader(buffer, 0);
  while (at !== undefined && entries.length < mostEntries) {
    const entry = readHeader(view, at);
    if (entry === undefined) {
      at = findHeader(buffer, at + 4);
      continue;
    }
    const end = findStatedEnd(view, entry);
    at = findHeader(buffer, end ?? entry.dataStart);
    const { dataStart, ...rest } = entry;
    const limit = end ?? at ?? findDirectory(buffer, dataStart);
    entries.push({ ...rest, compressedSize: limit - dataStart });
  }
  return entries;
}

const signature = Buffer.from([0x50, 0x4b, 3, 4]);
const directorySignature = Buffer.from([0x50, 0x4b, 1, 2]);

function findHeader(buffer: Buffer, start: number): number | undefined {
  const at = buffer.indexOf(signature, start);
  return at >= 0 && at + headerSize <= buffer.length ? at : undefined;
}

/** Offset of the central directory, or the end of the file if there is none. */
function findDirectory(buffer: Buffer, start: number): number {
  const at = buffer.indexOf(directorySignature, start);
  return at < 0 ? buffer.length : at;
}

/**
 * Where the data ends by the size that its header states. Returns undefined if the header states no size, or one that
 * cannot be right.
 */
function findStatedEnd(
  view: DataView,
  { flags, compressedSize, dataStart }: LocalEntry,
): number | undefined {
  if ((flags & sizesFollow) !== 0 || compressedSize === 0) return undefined;
  const end = dataStart + compressedSize;
  if (end === view.byteLength) return end;
  // Another header, the directory or a checksum must follow.
  return end + 4 <= view.byteLength && view.getUint16(end, true) === signaturePrefix
    ? end
    : undefined;
}

type LocalEntry = ZipEntry & { readonly dataStart: number };

function readHeader(view: DataView, at: number): LocalEntry | undefined {
  const method = view.getUint16(at + 8, true);
  const nameLength = view.getUint16(at + 26, true);
  const dataStart = at + headerSize + nameLength + view.getUint16(at + 28, true);
  const isPlausible = (method === 0 || method === 8) && nameLength > 0 && nameLength <= longestName;
  if (!isPlausible || dataStart > view.byteLength) return undefined;
  const name = new Uint8Array(view.buffer, view.byteOffset + at + headerSize, nameLength);
  return {
    name: new TextDecoder().decode(name).replaceAll('\\', '/'),
    method,
    flags: view.getUint16(at + 6, true),
    checksum: view.getUint32(at + 14, true),
    compressedSize: view.getUint32(at + 18, true),
    offset: at,
    dataStart,
  };
}
