/** A record of a binary workbook: [MS-XLS] 2.1.4. */
export interface BiffRecord {
  readonly type: number;
  /** Where it begins in the stream. */
  readonly offset: number;
  readonly data: Uint8Array;
}

const headSize = 4;

/** The records of a stream, as far as they are whole. */
export function* listRecords(stream: Uint8Array): Generator<BiffRecord> {
  let offset = 0;
  while (offset + headSize <= stream.length) {
    const end = offset + headSize + readUint16(stream, offset + 2);
    if (end > stream.length) return;
    yield {
      type: readUint16(stream, offset),
      offset,
      data: stream.subarray(offset + headSize, end),
    };
    offset = end;
  }
}

/** Two bytes as a number, the lower first; 0 beyond the end. */
export function readUint16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}

/** Four bytes as a number, the lowest first; 0 beyond the end. */
export function readUint32(bytes: Uint8Array, at: number): number {
  return readUint16(bytes, at) + readUint16(bytes, at + 2) * 0x1_0000;
}
