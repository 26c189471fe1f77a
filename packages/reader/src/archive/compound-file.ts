import { AppError } from '@clauselight/schema';

/** A stream of a compound file. */
export interface CompoundStream {
  readonly bytes: Uint8Array;
  /** Whether the file holds as many bytes of the stream as the directory states. */
  readonly isWhole: boolean;
}

/** An OLE compound file: streams in storages, like files in folders. */
export interface CompoundFile {
  /** Paths of all streams and storages; `/` separates storages. */
  readonly paths: readonly string[];
  /** As much of a stream as can be found; undefined if the file has no such stream. */
  readStream(path: string): CompoundStream | undefined;
}

interface DirectoryEntry {
  readonly name: string;
  readonly type: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

/** The sectors of one size and the table that says which sector follows which. */
interface SectorTable {
  readonly bytes: Uint8Array;
  /** Offset of sector 0 in bytes. */
  readonly origin: number;
  readonly size: number;
  readonly next: Uint32Array;
}

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Sector numbers from here on are special, such as "no sector" and "end of chain" ([MS-CFB] 2.1). */
const firstSpecial = 0xfffffffa;
const entrySize = 128;
const streamType = 2;
const rootType = 5;
const headerSize = 512;
const sectorsInHeader = 109;
const deepestStorage = 16;

/**
 * Opens a compound file ([MS-CFB]). A chain of sectors ends at the latest when it is as long as the file. So a loop or
 * a wrong length costs no more than the file's own size.
 * @throws AppError `document_corrupt` if there is no header or no directory.
 */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const header = readHeader(bytes);
  const big = {
    bytes,
    origin: header.sectorSize,
    size: header.sectorSize,
    next: readAllocation(bytes, header),
  };
  const entries = readEntries(readChain(big, { start: header.directoryStart }));
  const root = entries.find(({ type }) => type === rootType);
  if (root === undefined) throw new AppError('document_corrupt', { cause: 'no root storage' });
  const miniNext = toNumbers(readChain(big, { start: header.miniAllocationStart }));
  const openMini = (): SectorTable => ({
    bytes: readChain(big, { start: root.start, length: root.size }),
    origin: 0,
    size: header.miniSectorSize,
    next: miniNext,
  });
  let mini: SectorTable | undefined;
  const byPath = listPaths(entries, root);
  // Names that differ only in case are the same name ([MS-CFB] 2.6.4).
  const byFolded = new Map([...byPath.keys()].map((path) => [path.toLowerCase(), path]));
  return {
    paths: [...byPath.keys()],
    readStream(path) {
      const entry = byPath.get(path) ?? byPath.get(byFolded.get(path.toLowerCase()) ?? path);
      if (entry?.type !== streamType) return undefined;
      mini ??= openMini();
      const sectors = entry.size < header.miniCutoff ? mini : big;
      const found = readChain(sectors, { start: entry.start, length: entry.size });
      return { bytes: found, isWhole: found.length === entry.size };
    },
  };
}

interface Header {
  readonly sectorSize: number;
  readonly miniSectorSize: number;
  readonly directoryStart: number;
  readonly miniCutoff: number;
  readonly miniAllocationStart: number;
  readonly view: DataView;
}

/** [MS-CFB] 2.2. */
function readHeader(bytes: Uint8Array): Header {
  if (bytes.length < headerSize || signature.some((byte, at) => bytes[at] !== byte))
    throw new AppError('document_corrupt', { cause: 'no compound file' });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  const miniShift = view.getUint16(32, true);
  return {
    view,
    sectorSize: shift >= 7 && shift <= 16 ? 1 << shift : 512,
    miniSectorSize: miniShift >= 4 && miniShift <= 12 ? 1 << miniShift : 64,
    directoryStart: view.getUint32(48, true),
    miniCutoff: Math.min(view.getUint32(56, true), 1 << 16),
    miniAllocationStart: view.getUint32(60, true),
  };
}

/** Reads the allocation table: which sector follows which ([MS-CFB] 2.3 and 2.5). */
function readAllocation(bytes: Uint8Array, { view, sectorSize }: Header): Uint32Array {
  const perSector = sectorSize / 4;
  const sectorCount = Math.ceil(bytes.length / sectorSize);
  const tables: number[] = [];
  for (let index = 0; index < sectorsInHeader; index += 1)
    tables.push(view.getUint32(76 + index * 4, true));
  let extension = view.getUint32(68, true);
  for (let count = 0; extension < firstSpecial && count < sectorCount; count += 1) {
    const at = (extension + 1) * sectorSize;
    if (at + sectorSize > bytes.length) break;
    for (let index = 0; index < perSector - 1; index += 1)
      tables.push(view.getUint32(at + index * 4, true));
    extension = view.getUint32(at + sectorSize - 4, true);
    if (tables.length > sectorCount + sectorsInHeader) break;
  }
  const next = new Uint32Array(sectorCount).fill(firstSpecial);
  for (const [table, sector] of tables.entries()) {
    const first = table * perSector;
    const at = (sector + 1) * sectorSize;
    if (sector >= firstSpecial || first >= sectorCount) continue;
    const count = Math.min(perSector, sectorCount - first, Math.floor((bytes.length - at) / 4));
    for (let index = 0; index < count; index += 1)
      next[first + index] = view.getUint32(at + index * 4, true);
  }
  return next;
}

/** The bytes of a chain of sectors as far as it can be followed, at most `length` bytes if that is given. */
function readChain(
  { bytes, origin, size, next }: SectorTable,
  { start, length }: { start: number; length?: number },
): Uint8Array {
  const chunks: Uint8Array[] = [];
  const wanted = Math.min(length ?? bytes.length, bytes.length);
  let found = 0;
  let sector = start;
  for (let steps = 0; steps < next.length && sector < next.length && found < wanted; steps += 1) {
    const offset = origin + sector * size;
    const chunk = bytes.subarray(offset, Math.min(offset + size, offset + wanted - found));
    if (chunk.length === 0) break;
    chunks.push(chunk);
    found += chunk.length;
    sector = next[sector] ?? firstSpecial;
  }
  const all = new Uint8Array(found);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}

function toNumbers(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) =>
    view.getUint32(index * 4, true),
  );
}

/** [MS-CFB] 2.6.1. */
function readEntries(directory: Uint8Array): DirectoryEntry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const utf16 = new TextDecoder('utf-16le');
  const entries: DirectoryEntry[] = [];
  for (let at = 0; at + entrySize <= directory.length; at += entrySize) {
    const nameBytes = Math.min(64, view.getUint16(at + 64, true));
    entries.push({
      name: utf16.decode(directory.subarray(at, at + Math.max(0, nameBytes - 2))),
      type: view.getUint8(at + 66),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}

/** Follows the directory's trees of siblings. Every entry is visited once, however many links point to it. */
function listPaths(
  entries: readonly DirectoryEntry[],
  root: DirectoryEntry,
): Map<string, DirectoryEntry> {
  const paths = new Map<string, DirectoryEntry>();
  const seen = new Set<number>();
  const pending = [{ index: root.child, folder: '', depth: 0 }];
  for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
    const { index, folder, depth } = step;
    const entry = entries[index];
    if (entry === undefined || seen.has(index)) continue;
    seen.add(index);
    const path = `${folder}${entry.name}`;
    if (!paths.has(path)) paths.set(path, entry);
    if (entry.type !== streamType && depth < deepestStorage)
      pending.push({ index: entry.child, folder: `${path}/`, depth: depth + 1 });
    pending.push({ index: entry.left, folder, depth }, { index: entry.right, folder, depth });
  }
  // A broken tree still leaves the entries. Those that it does not reach count as top-level entries.
  for (const [index, entry] of entries.entries()) {
    if (!seen.has(index) && entry.type === streamType && !paths.has(entry.name))
      paths.set(entry.name, entry);
  }
  return paths;
}
