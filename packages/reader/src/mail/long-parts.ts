/** Lines of this many bytes without a space are a file in letters, which costs little. */
const fewestOfFile = 60;

const lineFeed = 0x0a;
const space = 0x20;
const dash = 0x2d;

export interface ShortenedMessage {
  readonly bytes: Uint8Array;
  readonly isCut: boolean;
  /** Lines of words it has. */
  readonly lines: number;
}

/**
 * A message without the ends of parts that have words without end; files sent in letters stay whole. `mostLines`:
 * lines of words that are kept, because each costs the parser kilobytes of memory.
 */
export function cutLongParts(bytes: Uint8Array, mostLines: number): ShortenedMessage {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [];
  let lines = 0;
  let from = 0;
  for (let at = 0; at < file.length; ) {
    const next = findNext(file, at);
    if (isWords(file, { at, next })) lines += 1;
    if (lines <= mostLines) {
      at = next;
      continue;
    }
    // A line that may begin the next part ends the omitted one.
    kept.push(file.subarray(from, next));
    from = findBoundary(file, next);
    at = from;
    while (at < file.length && file[at] === dash) at = findNext(file, at);
  }
  lines = Math.min(lines, mostLines);
  if (kept.length === 0) return { bytes, isCut: false, lines };
  const parts = Buffer.concat([...kept, file.subarray(from)]);
  return { bytes: new Uint8Array(parts), isCut: true, lines };
}

function findNext(file: Buffer, at: number): number {
  const end = file.indexOf(lineFeed, at);
  return end < 0 ? file.length : end + 1;
}

function isWords(file: Buffer, { at, next }: { at: number; next: number }): boolean {
  if (next - at < fewestOfFile) return true;
  return file.subarray(at, next).includes(space);
}

function findBoundary(file: Buffer, at: number): number {
  const found = file.indexOf('\n--', Math.max(0, at - 1));
  return found < 0 ? file.length : found + 1;
}
