import {
  middleOfFourBits,
  type NumberType,
  type WeightsHeader,
} from '@clauselight/engine/research';

/** Numbers that are written under a name. */
export interface WeightsSection {
  readonly name: string;
  readonly type: NumberType;
  readonly numbers: Uint8Array | Int8Array | Int16Array | Int32Array | Float32Array;
}

const alignment = 8;
/** Bytes of the mark and of the header's length. */
const headLength = 8;

/**
 * A file of weights, in the form that `openWeights` reads: mark, length of the header, header, sections.
 * @param mark four letters
 * @param header what stands in the header beside the list of sections; ASCII only
 */
export function writeWeights<T extends WeightsHeader>(
  mark: string,
  header: Omit<T, 'sections'>,
  sections: readonly WeightsSection[],
): Uint8Array {
  let size = 0;
  const listed: Record<string, WeightsHeader['sections'][string]> = {};
  for (const { name, type, numbers } of sections) {
    listed[name] = { type, offset: size, length: numbers.length };
    size += Math.ceil(numbers.byteLength / alignment) * alignment;
  }
  const headerBytes = padHeader(JSON.stringify({ ...header, sections: listed }));
  const start = headLength + headerBytes.length;
  const bytes = new Uint8Array(start + size);
  bytes.set(new TextEncoder().encode(mark));
  new DataView(bytes.buffer).setUint32(4, headerBytes.length, true);
  bytes.set(headerBytes, headLength);
  for (const { name, numbers } of sections) {
    bytes.set(
      new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength),
      start + (listed[name]?.offset ?? 0),
    );
  }
  return bytes;
}

function padHeader(json: string): Uint8Array {
  return new TextEncoder().encode(json.padEnd(Math.ceil(json.length / alignment) * alignment));
}

/** Two numbers from -7 to 7 in a byte, the lower four bits first. */
export function packFourBits(numbers: Int8Array): Uint8Array {
  return Uint8Array.from({ length: numbers.length / 2 }, (_, byte) => {
    const low = (numbers[byte * 2] ?? 0) + middleOfFourBits;
    const high = (numbers[byte * 2 + 1] ?? 0) + middleOfFourBits;
    return low | (high << 4);
  });
}

/** Rows of numbers as whole ones, with a scale for each row: a number is the whole one times the scale. */
export function roundRows(
  numbers: Float32Array,
  columns: number,
  largest: number,
): { readonly numbers: Int8Array; readonly scales: Float32Array } {
  const scales = new Float32Array(numbers.length / columns);
  const rounded = new Int8Array(numbers.length);
  for (let row = 0; row < scales.length; row += 1) {
    const own = numbers.subarray(row * columns, (row + 1) * columns);
    const highest = own.reduce((most, number) => Math.max(most, Math.abs(number)), 0);
    const scale = Math.fround(highest / largest);
    if (scale === 0) continue;
    scales[row] = scale;
    own.forEach((number, column) => {
      rounded[row * columns + column] = Math.round(number / scale);
    });
  }
  return { numbers: rounded, scales };
}
