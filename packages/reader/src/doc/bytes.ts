/** A part of a file with its numbers; reading past its end throws `RangeError`. */
export type ByteView = DataView;

export function createByteView(bytes: Uint8Array): ByteView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Bytes of a part. Throws `RangeError` if they reach past its end. */
export function cut(bytes: Uint8Array, start: number, length: number): Uint8Array {
  if (start < 0 || length < 0 || start + length > bytes.length)
    throw new RangeError(`${length} bytes at ${start} of ${bytes.length}`);
  return bytes.subarray(start, start + length);
}

/** A table of positions in the text, with a record for each stretch between two of them ([MS-DOC] 2.8.1). */
export interface PositionTable {
  /** One more than there are records. */
  readonly positions: readonly number[];
  readonly records: readonly Uint8Array[];
}

export function readPositionTable(bytes: Uint8Array, recordSize: number): PositionTable {
  const count = Math.max(0, Math.floor((bytes.length - 4) / (4 + recordSize)));
  const view = createByteView(bytes);
  const positions =
    bytes.length < 4
      ? []
      : Array.from({ length: count + 1 }, (_, index) => view.getUint32(index * 4, true));
  const records = Array.from({ length: count }, (_, index) =>
    cut(bytes, (count + 1) * 4 + index * recordSize, recordSize),
  );
  return { positions, records };
}

/** Index of the last value that is not beyond the one looked for; -1 where all are. The values must rise. */
export function findLastAtMost(values: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
