import { crc32, deflateRawSync } from 'node:zlib';
import { AppError } from '@clauselight/schema';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endSize = 22;
const entrySize = 46;
const headerSize = 30;
const longestComment = 0xffff;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** Flag bits: the sizes follow the data; the name is in UTF-8. */
const sizesFollow = 0x0008;
const utf8Name = 0x0800;

/** An entry as it will be written. */
interface PackedEntry {
  /** Its record in the central directory, with the offset still to be set. */
  readonly record: Buffer;
  /** Compressed. */
  readonly data: Uint8Array;
}

/**
 * Replaces some entries of a zip by name and adds others at the end. All other entries are copied in compressed form
 * and keep their order.
 * @throws AppError `document_corrupt` if the central directory does not give the position of every entry.
 */
export function rewriteZip(
  bytes: Uint8Array,
  changes: ReadonlyMap<string, Uint8Array>,
): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const left = new Map(changes);
  const entries = listRecords(file).map((record): PackedEntry => {
    const name = getName(record);
    const content = left.get(name);
    left.delete(name);
    if (content !== undefined) return pack(record, content);
    return { record, data: getPackedData(file, record) };
  });
  for (const [name, content] of left) entries.push(pack(createRecord(name), content));
  return concatenateEntries(entries);
}

/** Copies of the records in the central directory. */
function listRecords(file: Buffer): Buffer[] {
  const end = findEndRecord(file);
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  const records: Buffer[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + entrySize > file.length || file.readUInt32LE(at) !== entrySignature)
      throw createCorruptError();
    const nameEnd = at + entrySize + file.readUInt16LE(at + 28);
    // Extra fields and comments may repeat what is about to change. The sizes and the date are in the record itself.
    const record = Buffer.from(file.subarray(at, nameEnd));
    at = nameEnd + record.readUInt16LE(30) + record.readUInt16LE(32);
    record.writeUInt16LE(record.readUInt16LE(8) & ~sizesFollow, 8);
    record.writeUInt16LE(0, 30);
    record.writeUInt16LE(0, 32);
    records.push(record);
  }
  return records;
}

function findEndRecord(file: Buffer): number {
  const last = file.length - endSize;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (file.readUInt32LE(at) === endSignature) return at;
  }
  throw createCorruptError();
}

function getName(record: Buffer): string {
  return decoder.decode(record.subarray(entrySize)).replaceAll('\\', '/');
}

function getPackedData(file: Buffer, record: Buffer): Uint8Array {
  const offset = record.readUInt32LE(42);
  const isHeader =
    offset + headerSize <= file.length && file.readUInt32LE(offset) === localSignature;
  if (!isHeader) throw createCorruptError();
  const start =
    offset + headerSize + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const end = start + record.readUInt32LE(20);
  if (end > file.length) throw createCorruptError();
  return file.subarray(start, end);
}

function createRecord(name: string): Buffer {
  const written = encoder.encode(name);
  const record = Buffer.alloc(entrySize + written.length);
  record.writeUInt32LE(entrySignature, 0);
  record.writeUInt16LE(20, 4);
  record.writeUInt16LE(20, 6);
  record.writeUInt16LE(utf8Name, 8);
  // January 1, 1980, the earliest date that a zip can state. A fixed date makes the output deterministic.
  record.writeUInt16LE(0x21, 14);
  record.writeUInt16LE(written.length, 28);
  record.set(written, entrySize);
  return record;
}

function pack(record: Buffer, content: Uint8Array): PackedEntry {
  const data = deflateRawSync(content);
  record.writeUInt16LE(8, 10);
  record.writeUInt32LE(crc32(content), 16);
  record.writeUInt32LE(data.length, 20);
  record.writeUInt32LE(content.length, 24);
  return { record, data };
}

function concatenateEntries(entries: readonly PackedEntry[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const add = (chunk: Uint8Array) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  for (const { record, data } of entries) {
    record.writeUInt32LE(length, 42);
    add(createHeader(record));
    add(data);
  }
  const directory = length;
  for (const { record } of entries) add(record);
  const end = Buffer.alloc(endSize);
  end.writeUInt32LE(endSignature, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(length - directory, 12);
  end.writeUInt32LE(directory, 16);
  add(end);
  return new Uint8Array(Buffer.concat(chunks, length));
}

/** The header before an entry repeats its record. */
function createHeader(record: Buffer): Buffer {
  const name = record.subarray(entrySize);
  const header = Buffer.alloc(headerSize + name.length);
  header.writeUInt32LE(localSignature, 0);
  record.copy(header, 4, 6, 30);
  header.writeUInt16LE(0, 28);
  header.set(name, headerSize);
  return header;
}

function createCorruptError(): AppError {
  return new AppError('document_corrupt');
}
