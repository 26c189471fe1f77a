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
/** Bits that say: sizes follow the data; the name is in UTF-8. */
const sizesFollow = 0x0008;
const utf8Name = 0x0800;

/** An entry as it will be written. */
interface Entry {
  /** Its record of the directory; offset still to be set. */
  readonly record: Buffer;
  /** As packed. */
  readonly data: Uint8Array;
}

/**
 * A zip with some parts replaced and others added at the end, by name. All else is taken over as it is packed: neither
 * unpacked nor looked at, in the same order.
 * Throws `document_corrupt` for a zip whose directory does not say where its parts are.
 */
export function rewriteZip(
  bytes: Uint8Array,
  changes: ReadonlyMap<string, Uint8Array>,
): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const left = new Map(changes);
  const entries = listRecords(file).map((record): Entry => {
    const name = getName(record);
    const content = left.get(name);
    left.delete(name);
    if (content !== undefined) return pack(record, content);
    return { record, data: getData(file, record) };
  });
  for (const [name, content] of left) entries.push(pack(createRecord(name), content));
  return join(entries);
}

/** Copies of the records of the directory. */
function listRecords(file: Buffer): Buffer[] {
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  const records: Buffer[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + entrySize > file.length || file.readUInt32LE(at) !== entrySignature) throw broken();
    const nameEnd = at + entrySize + file.readUInt16LE(at + 28);
    // Extra fields and remarks may say again what is to change; the sizes and the date stand in the record itself.
    const record = Buffer.from(file.subarray(at, nameEnd));
    at = nameEnd + record.readUInt16LE(30) + record.readUInt16LE(32);
    record.writeUInt16LE(record.readUInt16LE(8) & ~sizesFollow, 8);
    record.writeUInt16LE(0, 30);
    record.writeUInt16LE(0, 32);
    records.push(record);
  }
  return records;
}

function findEnd(file: Buffer): number {
  const last = file.length - endSize;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (file.readUInt32LE(at) === endSignature) return at;
  }
  throw broken();
}

function getName(record: Buffer): string {
  return decoder.decode(record.subarray(entrySize)).replaceAll('\\', '/');
}

function getData(file: Buffer, record: Buffer): Uint8Array {
  const offset = record.readUInt32LE(42);
  const isHeader =
    offset + headerSize <= file.length && file.readUInt32LE(offset) === localSignature;
  if (!isHeader) throw broken();
  const start =
    offset + headerSize + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const end = start + record.readUInt32LE(20);
  if (end > file.length) throw broken();
  return file.subarray(start, end);
}

function createRecord(name: string): Buffer {
  const written = encoder.encode(name);
  const record = Buffer.alloc(entrySize + written.length);
  record.writeUInt32LE(entrySignature, 0);
  record.writeUInt16LE(20, 4);
  record.writeUInt16LE(20, 6);
  record.writeUInt16LE(utf8Name, 8);
  // 1 January 1980, the first day a zip can name: the same document gives the same file.
  record.writeUInt16LE(0x21, 14);
  record.writeUInt16LE(written.length, 28);
  record.set(written, entrySize);
  return record;
}

function pack(record: Buffer, content: Uint8Array): Entry {
  const data = deflateRawSync(content);
  record.writeUInt16LE(8, 10);
  record.writeUInt32LE(crc32(content), 16);
  record.writeUInt32LE(data.length, 20);
  record.writeUInt32LE(content.length, 24);
  return { record, data };
}

function join(entries: readonly Entry[]): Uint8Array {
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

/** The header in front of a part says the same as its record. */
function createHeader(record: Buffer): Buffer {
  const name = record.subarray(entrySize);
  const header = Buffer.alloc(headerSize + name.length);
  header.writeUInt32LE(localSignature, 0);
  record.copy(header, 4, 6, 30);
  header.writeUInt16LE(0, 28);
  header.set(name, headerSize);
  return header;
}

function broken(): AppError {
  return new AppError('document_corrupt');
}
