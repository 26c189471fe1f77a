import type { Random } from './random.ts';

/** Changes bytes; may give back more or fewer. The bytes given are never changed. */
export type MutateBytes = (bytes: Uint8Array, random: Random) => Uint8Array;

const interestingBytes = [0, 1, 0x0a, 0x20, 0x7f, 0x80, 0xfe, 0xff];
const interestingNumbers = [
  0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff,
];
const longestChunk = 4096;
/** Where headers and directories stand. */
const edge = 2048;

/** Changes that need to know nothing of a format. */
export const byteMutations: Readonly<Record<string, MutateBytes>> = {
  flipBits: (bytes, random) =>
    overwrite(bytes, random, 1 + random.below(8), (value) => value ^ (1 << random.below(8))),
  setBytes: (bytes, random) =>
    overwrite(bytes, random, 1 + random.below(16), () => random.pick(interestingBytes)),
  setNumber(bytes, random) {
    const copy = bytes.slice();
    const width = random.pick([2, 4]);
    const at = pickPlace(copy.length - width, random);
    writeNumber(copy, {
      at,
      width,
      value: random.pick(interestingNumbers),
      isBig: random.oneIn(4),
    });
    return copy;
  },
  lieAboutLength(bytes, random) {
    const copy = bytes.slice();
    const at = findLength(copy, random);
    if (at === undefined) return copy;
    writeNumber(copy, { at, width: 4, value: random.pick(interestingNumbers), isBig: false });
    return copy;
  },
  removeChunk(bytes, random) {
    const { start, end } = pickChunk(bytes, random);
    return join(bytes.subarray(0, start), bytes.subarray(end));
  },
  repeatChunk(bytes, random) {
    const { start, end } = pickChunk(bytes, random);
    const chunk = bytes.subarray(start, end);
    const times = random.oneIn(4) ? 50 : 2;
    const copies = Array.from({ length: times }, () => chunk);
    return join(bytes.subarray(0, start), ...copies, bytes.subarray(end));
  },
  swapChunks(bytes, random) {
    const [first, second] = [pickChunk(bytes, random), pickChunk(bytes, random)].sort(
      (a, b) => a.start - b.start,
    );
    if (first === undefined || second === undefined || first.end > second.start) return bytes;
    return join(
      bytes.subarray(0, first.start),
      bytes.subarray(second.start, second.end),
      bytes.subarray(first.end, second.start),
      bytes.subarray(first.start, first.end),
      bytes.subarray(second.end),
    );
  },
  cutOff: (bytes, random) => bytes.slice(0, random.below(bytes.length)),
};

/** The beginning of one file and the end of another. */
export function splice(first: Uint8Array, second: Uint8Array, random: Random): Uint8Array {
  return join(
    first.subarray(0, random.below(first.length)),
    second.subarray(random.below(second.length)),
  );
}

function overwrite(
  bytes: Uint8Array,
  random: Random,
  count: number,
  change: (value: number) => number,
): Uint8Array {
  const copy = bytes.slice();
  for (let done = 0; done < count && copy.length > 0; done += 1) {
    const at = pickPlace(copy.length, random);
    copy[at] = change(copy[at] ?? 0);
  }
  return copy;
}

/** Anywhere, or as likely near either end. */
function pickPlace(length: number, random: Random): number {
  const bound = Math.max(1, length);
  if (random.oneIn(2)) return random.below(bound);
  const near = random.below(Math.min(edge, bound));
  return random.oneIn(2) ? near : bound - 1 - near;
}

function pickChunk(bytes: Uint8Array, random: Random): { start: number; end: number } {
  const start = pickPlace(bytes.length, random);
  return { start, end: Math.min(bytes.length, start + 1 + random.below(longestChunk)) };
}

/** A place whose four bytes, read as a number, could be a length or a place within this file. */
function findLength(bytes: Uint8Array, random: Random): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let tries = 0; tries < 400 && bytes.length >= 4; tries += 1) {
    const at = pickPlace(bytes.length - 3, random);
    const value = view.getUint32(at, true);
    if (value > 4 && value < bytes.length) return at;
  }
  return undefined;
}

function writeNumber(
  bytes: Uint8Array,
  { at, width, value, isBig }: { at: number; width: number; value: number; isBig: boolean },
): void {
  for (let index = 0; index < width && at + index < bytes.length; index += 1) {
    const shift = 8 * (isBig ? width - 1 - index : index);
    bytes[at + index] = (value >>> shift) & 0xff;
  }
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
