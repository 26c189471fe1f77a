const save = 0x71;
const restore = 0x51;
/** The fewest consecutive pairs that are removed; a few may be letters in a string. */
const fewestPairs = 16;

/**
 * Removes long runs of `q Q` from a content stream: the graphics state saved and restored at once, which some programs
 * write a hundred thousand times per page. Everything else stays byte for byte.
 */
export function dropEmptySaves(content: Buffer): Buffer {
  const kept = Buffer.allocUnsafe(content.length);
  let length = 0;
  let from = 0;
  let at = content.indexOf(save);
  while (at >= 0) {
    const { end, count } = measureRun(content, at);
    if (count >= fewestPairs) {
      length += content.copy(kept, length, from, at);
      from = end;
    }
    at = content.indexOf(save, Math.max(end, at + 1));
  }
  length += content.copy(kept, length, from);
  return kept.subarray(0, length);
}

/** How many pairs follow one another from an offset, and where they end. */
function measureRun(content: Buffer, start: number): { end: number; count: number } {
  let end = start;
  let count = 0;
  while (content[end] === save && isSpace(content[end + 1])) {
    const second = skipSpace(content, end + 1);
    if (content[second] !== restore || !isSpace(content[second + 1])) break;
    end = skipSpace(content, second + 1);
    count += 1;
  }
  return { end, count };
}

function skipSpace(content: Buffer, from: number): number {
  let at = from;
  while (isSpace(content[at])) at += 1;
  return at;
}

function isSpace(byte: number | undefined): boolean {
  return byte === 10 || byte === 32 || byte === 13 || byte === 9;
}
