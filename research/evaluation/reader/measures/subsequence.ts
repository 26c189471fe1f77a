const wordBits = 32;
const full = 0xffffffff;
/** Two texts of 600,000 words each: beyond that a comparison takes minutes. */
const mostPairs = 600_000 ** 2;

/**
 * Length of the longest common subsequence, exact. Bit-parallel (Hyyrö, "Bit-parallel LCS-length computation
 * revisited", 2004): a column of the table is one row of bits, and only words of it that hold the item are
 * touched. Nothing for sequences too long to compare.
 */
export function findCommonLength(
  first: readonly string[],
  second: readonly string[],
): number | undefined {
  if (first.length * second.length > mostPairs) return undefined;
  const masks = createMasks(first);
  const column = new Uint32Array(Math.ceil(first.length / wordBits)).fill(full);
  for (const item of second) {
    const mask = masks.get(item);
    if (mask !== undefined) step(column, mask);
  }
  return countZeros(column, first.length);
}

/** Where an item stands: the words of the column that hold it, and its bits there. */
interface Mask {
  readonly words: number[];
  readonly bits: number[];
}

function createMasks(items: readonly string[]): ReadonlyMap<string, Mask> {
  const masks = new Map<string, Mask>();
  for (const [at, item] of items.entries()) {
    const mask = masks.get(item) ?? { words: [], bits: [] };
    masks.set(item, mask);
    const word = Math.floor(at / wordBits);
    const bit = 2 ** (at % wordBits);
    if (mask.words.at(-1) === word) mask.bits.push((mask.bits.pop() ?? 0) + bit);
    else {
      mask.words.push(word);
      mask.bits.push(bit);
    }
  }
  return masks;
}

/** V := (V + (V & M)) | (V & ~M), over the words of the mask and those a carry runs through. */
function step(column: Uint32Array, { words, bits }: Mask): void {
  let carry = 0;
  let at = 0;
  for (const [index, word] of words.entries()) {
    while (carry === 1 && at < word) carry = addTo(column, { at: at++, bits: 0, carry });
    carry = addTo(column, { at: word, bits: bits[index] ?? 0, carry });
    at = word + 1;
  }
  while (carry === 1 && at < column.length) carry = addTo(column, { at: at++, bits: 0, carry });
}

function addTo(
  column: Uint32Array,
  { at, bits, carry }: { at: number; bits: number; carry: number },
): number {
  const value = column[at] ?? 0;
  const sum = value + ((value & bits) >>> 0) + carry;
  column[at] = (sum | (value & ~bits)) >>> 0;
  return sum > full ? 1 : 0;
}

function countZeros(column: Uint32Array, length: number): number {
  let zeros = 0;
  for (let at = 0; at < length; at += 1) {
    const word = column[Math.floor(at / wordBits)] ?? 0;
    if (((word >>> (at % wordBits)) & 1) === 0) zeros += 1;
  }
  return zeros;
}

/** Length of the longest strictly rising subsequence of numbers. */
export function getRisingLength(values: Iterable<number>): number {
  const tails: number[] = [];
  for (const value of values) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tails[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    tails[low] = value;
  }
  return tails.length;
}
