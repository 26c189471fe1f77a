import { hashWord } from '../../text/hashing/hashing.ts';
import { featureCount } from './features-builder.ts';
import { unfairCategories } from './unfair-term.ts';

/** The model trained on annotated consumer terms. Its model card documents the training and the results. */
export interface UnfairnessModel extends UnfairnessHeader {
  /** The row of every feature in `table`; -1 when it has none. */
  readonly rows: Int32Array;
  /** What each feature adds to the direct scores and to the hidden units: `table[row * rowWidth + column]`. */
  readonly table: Float32Array;
}

/**
 * How a score becomes a probability: a score `s` has the log-odds `slope * s + offset`, and counts from `threshold` on.
 */
export interface OutputCalibration {
  readonly slope: number;
  readonly offset: number;
  readonly threshold: number;
}

/** Weights of the context features. */
export interface ContextWeights {
  readonly weights: readonly number[];
  readonly bias: number;
}

/** The header of the file, as JSON before the numbers. */
export interface UnfairnessHeader {
  readonly version: string;
  /** Fingerprints of the training texts. */
  readonly learntFrom: readonly number[];
  /** What each hidden unit adds to each score: `output[unit * outputCount + output]`. */
  readonly output: readonly number[];
  readonly outputBias: readonly number[];
  readonly context: ContextWeights;
  /** The calibration of each output. The name is that of the file. */
  readonly readings: readonly OutputCalibration[];
}

/** The header in the file, with the units of a row's scales, for direct scores and for hidden units. */
export interface WrittenHeader extends UnfairnessHeader {
  readonly units: readonly [number, number];
}

/** The categories in order, and last the output for being unfair in any way. */
export const outputCount = unfairCategories.length + 1;
/** The size of the hidden layer; the weights have it. */
export const hiddenCount = 16;
export const rowWidth = outputCount + hiddenCount;
export const unfairnessMark = 'CLU2';
/** Bytes of a row: two scales of 16 bits, then four bits for every column. */
export const bytesPerRow = 4 + rowWidth / 2;
/** Four bits hold whole numbers from -7 to 7, stored with this number added. */
export const zeroCode = 8;

/**
 * Reads the weights that training wrote: mark, length of the header, header, one bit for every feature with a row, the
 * rows. The bytes are not kept.
 * @throws TypeError when the bytes are not weights, or weights of another version of this code
 */
export function readUnfairnessModel(bytes: Uint8Array): UnfairnessModel {
  if (readAscii(bytes.subarray(0, 4)) !== unfairnessMark || bytes.length < 8) {
    throw new TypeError('these bytes are no weights');
  }
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  const { units, ...header }: WrittenHeader = JSON.parse(readAscii(bytes.subarray(8, 8 + length)));
  const start = 8 + length + featureCount / 8;
  const { rows, count } = numberRows(bytes.subarray(8 + length, start));
  const isWhole =
    bytes.length === start + count * bytesPerRow &&
    header.output.length === hiddenCount * outputCount &&
    header.readings.length === outputCount;
  if (!isWhole) throw new TypeError('the weights are of another version of the engine');
  return { ...header, rows, table: readTable(bytes.subarray(start), units) };
}

/** Returns a number for a text, to identify the training texts. */
export function getTermsFingerprint(text: string): number {
  return hashWord(text, 1);
}

function readTable(bytes: Uint8Array, units: readonly [number, number]): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const count = bytes.length / bytesPerRow;
  const table = new Float32Array(count * rowWidth);
  for (let row = 0; row < count; row += 1) {
    const start = row * bytesPerRow;
    const direct = view.getUint16(start, true) * units[0];
    const hidden = view.getUint16(start + 2, true) * units[1];
    for (let column = 0; column < rowWidth; column += 1) {
      const pair = bytes[start + 4 + (column >> 1)] ?? 0;
      const code = ((column & 1) === 0 ? pair & 15 : pair >> 4) - zeroCode;
      table[row * rowWidth + column] = code * (column < outputCount ? direct : hidden);
    }
  }
  return table;
}

function numberRows(bits: Uint8Array): { readonly rows: Int32Array; readonly count: number } {
  const rows = new Int32Array(featureCount).fill(-1);
  let count = 0;
  for (let feature = 0; feature < featureCount; feature += 1) {
    if ((((bits[feature >> 3] ?? 0) >> (feature & 7)) & 1) === 0) continue;
    rows[feature] = count;
    count += 1;
  }
  return { rows, count };
}

function readAscii(bytes: Uint8Array): string {
  return Array.from(bytes, (code) => String.fromCharCode(code)).join('');
}
