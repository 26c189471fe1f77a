/** Bytes announced by their number and put together as they come. */
export interface Output {
  /** All of them; zeroes where none came yet. */
  readonly bytes: Uint8Array;
  /** Answers false if a piece does not fit into what was announced. */
  add(piece: Uint8Array): boolean;
  isWhole(): boolean;
}

/**
 * Allocates this many bytes at once, so that no chunk is copied twice. The memory is shared, so that it can be passed
 * to a thread without copying.
 */
export function createOutput(size: number): Output {
  const bytes = new Uint8Array(new SharedArrayBuffer(size));
  let length = 0;
  return {
    bytes,
    add(piece) {
      if (length + piece.length > size) return false;
      bytes.set(piece, length);
      length += piece.length;
      return true;
    },
    isWhole: () => length === size,
  };
}
