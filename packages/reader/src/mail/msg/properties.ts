import iconv from 'iconv-lite';
import type { CompoundFile } from '../../archive/compound-file.ts';

/** The properties of a message, a recipient or an attachment ([MS-OXMSG] 2.4). */
export interface Properties {
  /** Words, without the zero at their end; undefined if there are none. */
  findText(id: number): string | undefined;
  findBytes(id: number): Uint8Array | undefined;
  findNumber(id: number): number | undefined;
  findDate(id: number): Date | undefined;
}

interface PropertyRequest {
  readonly file: CompoundFile;
  /** Path of the storage with a slash at its end; empty for the outermost message. */
  readonly storage: string;
  /** Bytes before the first property: [MS-OXMSG] 2.4.1. */
  readonly headerSize: number;
  /** The encoding of 8-bit words, where the storage itself does not name one. */
  readonly encoding?: string;
}

const wide = '001F';
const narrow = '001E';
const binary = '0102';
const entrySize = 16;
/** PidTagMessageCodepage and PidTagInternetCodepage. */
const codePages = [0x3ffd, 0x3fde];
const millisecondsUntil1970 = 11_644_473_600_000;

/** Opens the properties of a storage. */
export function openProperties(request: PropertyRequest): Properties {
  const { file, storage } = request;
  const fixed = readFixed(request);
  const find = (id: number, type: string) =>
    file.readStream(`${storage}__substg1.0_${toHex(id)}${type}`)?.bytes;
  const encoding = request.encoding ?? findEncoding(fixed);
  return {
    findText(id) {
      const bytes = find(id, wide);
      if (bytes !== undefined) return clean(new TextDecoder('utf-16le').decode(bytes));
      const narrowBytes = find(id, narrow);
      return narrowBytes && clean(iconv.decode(Buffer.from(narrowBytes), encoding));
    },
    findBytes: (id) => find(id, binary),
    findNumber: (id) => fixed.get(id)?.getUint32(0, true),
    findDate(id) {
      const value = fixed.get(id);
      if (value === undefined) return undefined;
      const date = new Date(Number(value.getBigUint64(0, true) / 10_000n) - millisecondsUntil1970);
      return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1980 ? undefined : date;
    },
  };
}

/** The encoding of 8-bit words of a message and of what belongs to it. */
export function findMessageEncoding(request: PropertyRequest): string {
  return findEncoding(readFixed(request));
}

/** The name of a code page of Windows, as far as it is known. */
export function getEncoding(codePage: number | undefined): string {
  if (codePage === undefined) return 'win1252';
  const name = codePage === 65001 ? 'utf8' : codePage === 20127 ? 'ascii' : `cp${codePage}`;
  return iconv.encodingExists(name) ? name : 'win1252';
}

function findEncoding(fixed: ReadonlyMap<number, DataView>): string {
  const known = codePages.find((id) => fixed.has(id));
  return getEncoding(known === undefined ? undefined : fixed.get(known)?.getUint32(0, true));
}

/** Properties of a fixed length, by id: [MS-OXMSG] 2.4.2. */
function readFixed({ file, storage, headerSize }: PropertyRequest): Map<number, DataView> {
  const bytes = file.readStream(`${storage}__properties_version1.0`)?.bytes ?? new Uint8Array();
  const fixed = new Map<number, DataView>();
  for (let at = headerSize; at + entrySize <= bytes.length; at += entrySize) {
    const entry = new DataView(bytes.buffer, bytes.byteOffset + at, entrySize);
    const id = entry.getUint16(2, true);
    if (id !== 0) fixed.set(id, new DataView(bytes.buffer, bytes.byteOffset + at + 8, 8));
  }
  return fixed;
}

function toHex(id: number): string {
  return id.toString(16).toUpperCase().padStart(4, '0');
}

function clean(text: string): string | undefined {
  const words = text.replace(/\0+$/, '');
  return words.trim() === '' ? undefined : words;
}
