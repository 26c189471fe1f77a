import { constants, deflateRawSync } from 'node:zlib';

/** A part of a zip, each field as the zip shall state it: nothing is checked. */
export interface WrittenPart {
  readonly name: string;
  /** The bytes as they are in the zip. */
  readonly data: Uint8Array;
  /** 0 stored, 8 deflated. */
  readonly method?: number;
  /** General purpose bits; 1 says encrypted. */
  readonly flags?: number;
  /** Sizes as stated; those of the data where nothing is said. */
  readonly compressedSize?: number;
  readonly size?: number;
}

/** A fixed modification time of all parts, so that every build gives the same file. */
export const mtime = new Date(2000, 0, 1);

const encoder = new TextEncoder();

/** A stored part of text. */
export function createPart(name: string, text: string): WrittenPart {
  return { name, data: encoder.encode(text) };
}

/** A deflated part in which a text is between two others, `times` over: large, without ever being held whole. */
export function createRepeatedPart(
  name: string,
  {
    before = '',
    unit,
    times,
    after = '',
  }: { before?: string; unit: string; times: number; after?: string },
): WrittenPart {
  const flush = (text: string) =>
    deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const repeated = flush(unit);
  return {
    name,
    method: 8,
    // A full flush ends a block on a byte and forgets what came before: such pieces can be strung together.
    data: Buffer.concat([
      flush(before),
      ...Array.from({ length: times }, () => repeated),
      deflateRawSync(after),
    ]),
    size: Math.min(0xffffffff, before.length + unit.length * times + after.length),
  };
}

/** Puts parts into a zip; names may repeat. */
export function writeZip(parts: readonly WrittenPart[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const part of parts) {
    const local = createLocalHeader(part);
    chunks.push(local, part.data);
    central.push(createCentralHeader(part, offset));
    offset += local.length + part.data.length;
  }
  return join([...chunks, ...central, createEnd(central, offset)]);
}

/** Puts one part into a zip under many names, its bytes there once. */
export function writeOverlappingZip(
  parts: readonly WrittenPart[],
  { names, shared }: { names: readonly string[]; shared: WrittenPart },
): Uint8Array {
  const local = createLocalHeader(shared);
  let offset = local.length + shared.data.length;
  const chunks: Uint8Array[] = [local, shared.data];
  const central = names.map((name) => createCentralHeader({ ...shared, name }, 0));
  for (const part of parts) {
    const header = createLocalHeader(part);
    chunks.push(header, part.data);
    central.push(createCentralHeader(part, offset));
    offset += header.length + part.data.length;
  }
  return join([...chunks, ...central, createEnd(central, offset)]);
}

/** Plain bytes: of a Buffer, `slice` gives no copy. */
function join(pieces: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(pieces));
}

function createLocalHeader(part: WrittenPart): Uint8Array {
  const name = encoder.encode(part.name);
  const header = Buffer.alloc(30 + name.length);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  writeFacts(header, { part, at: 6 });
  header.writeUInt16LE(name.length, 26);
  header.set(name, 30);
  return header;
}

function createCentralHeader(part: WrittenPart, offset: number): Uint8Array {
  const name = encoder.encode(part.name);
  const header = Buffer.alloc(46 + name.length);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(20, 6);
  writeFacts(header, { part, at: 8 });
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(offset, 42);
  header.set(name, 46);
  return header;
}

/** Flags, method, time, checksum and sizes, in the order both headers have them. */
function writeFacts(header: Buffer, { part, at }: { part: WrittenPart; at: number }): void {
  header.writeUInt16LE(part.flags ?? 0, at);
  header.writeUInt16LE(part.method ?? 0, at + 2);
  header.writeUInt32LE(part.compressedSize ?? part.data.length, at + 12);
  header.writeUInt32LE(part.size ?? part.data.length, at + 16);
}

function createEnd(central: readonly Uint8Array[], offset: number): Uint8Array {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(central.length & 0xffff, 8);
  end.writeUInt16LE(central.length & 0xffff, 10);
  end.writeUInt32LE(
    central.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return end;
}
