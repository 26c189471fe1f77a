/** Bytes announced by their number and put together as they come. */
export interface Output {
  /** All of them; zeroes where none came yet. */
  readonly bytes: Uint8Array;
  /** Answers false where a piece does not fit into what was announced. */
  add(piece: Uint8Array): boolean;
  isWhole(): boolean;
}

/**
 * Makes room for so many bytes at once, so that no piece is copied twice and the last one costs no more than the
 * first. The memory is shared: whoever hands the bytes on to a thread copies nothing either.
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
