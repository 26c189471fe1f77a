/** The types of numbers in a file of weights, by name. */
export const arrayTypes = {
  uint8: Uint8Array,
  int8: Int8Array,
  int16: Int16Array,
  int32: Int32Array,
  float32: Float32Array,
};
export type NumberType = keyof typeof arrayTypes;
export type NumbersOf<T extends NumberType> = InstanceType<(typeof arrayTypes)[T]>;

/** Where the numbers of a name stand. */
export interface Section {
  readonly type: NumberType;
  /** In bytes from the end of the header. */
  readonly offset: number;
  /** In numbers. */
  readonly length: number;
}

/** The header of a file of weights: JSON before the numbers. */
export interface WeightsHeader {
  readonly sections: Readonly<Record<string, Section>>;
}

/** Returns the numbers of a section. Throws a `TypeError` if the file lacks it. */
export type ReadSection = <T extends NumberType>(name: string, type: T) => NumbersOf<T>;

/** Bytes before the header: a mark of four letters, and the length of the header. */
export const markLength = 4;
const headStart = 8;

/**
 * Opens a file of weights: mark, length of the header, header, sections. The bytes are not kept.
 * @param bytes the file
 * @param mark the four letters that files of this kind begin with
 * @returns the header, and a function that copies a section
 * @throws TypeError when the bytes do not begin with the mark
 */
export function openWeights<T extends WeightsHeader>(
  bytes: Uint8Array,
  mark: string,
): { readonly header: T; readonly readSection: ReadSection } {
  // The slice of a Buffer shares its memory; the slice of a plain array is a copy.
  const plain = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (readAscii(plain.subarray(0, markLength)) !== mark) {
    throw new TypeError('these bytes are no weights');
  }
  const headerLength = new DataView(plain.buffer, plain.byteOffset).getUint32(markLength, true);
  const start = headStart + headerLength;
  const header: T = JSON.parse(readAscii(plain.subarray(headStart, start)));
  const readSection: ReadSection = (name, type) => {
    const section = header.sections[name];
    if (section?.type !== type) throw new TypeError(`the weights lack ${name}`);
    const from = start + section.offset;
    const ArrayType = arrayTypes[type];
    const copy = plain.slice(from, from + section.length * ArrayType.BYTES_PER_ELEMENT);
    return new ArrayType(copy.buffer) as NumbersOf<typeof type>;
  };
  return { header, readSection };
}

function readAscii(bytes: Uint8Array): string {
  return Array.from(bytes, (code) => String.fromCharCode(code)).join('');
}

/** Added to whole numbers from -7 to 7 to store them in four bits. */
export const middleOfFourBits = 8;

/** Unpacks whole numbers of four bits, two in each byte, the lower bits first. */
export function unpackFourBits(bytes: Uint8Array): Int8Array {
  const numbers = new Int8Array(bytes.length * 2);
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    numbers[index * 2] = (byte & 0x0f) - middleOfFourBits;
    numbers[index * 2 + 1] = (byte >> 4) - middleOfFourBits;
  }
  return numbers;
}
