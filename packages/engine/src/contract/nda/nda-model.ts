import { cueFeatureCount } from './features.ts';
import { type OutcomeModel, outcomeFeatureCount } from './outcome-model.ts';
import { ndaIds, ndaOutcomes, ndaOutputs } from './outputs.ts';
import { bucketCount, type SegmentClassifier } from './score-segments.ts';

/** The model trained on annotated non-disclosure agreements. Its model card documents the training and the results. */
export interface NdaModel {
  readonly version: string;
  readonly classifier: SegmentClassifier;
  readonly outcomeModel: OutcomeModel;
}

/** The header of the file, as JSON before the numbers. */
export interface NdaModelHeader {
  readonly version: string;
  /** The number of buckets with weights. */
  readonly buckets: number;
}

export const ndaModelMark = 'NDM1';

/** Returns where each section of the file starts, in bytes from the end of the header, and its size. */
export function layOutNdaModel(buckets: number) {
  const columns = ndaOutputs.length;
  const outcomeModelLength = ndaIds.length * (outcomeFeatureCount + 1) * ndaOutcomes.length;
  const sizes = {
    scales: columns * 4,
    bias: columns * 4,
    outcomeModel: outcomeModelLength * 4,
    buckets: buckets * 4,
    weights: (buckets + cueFeatureCount) * columns,
  };
  let offset = 0;
  const sections = Object.entries(sizes).map(([name, size]) => {
    const section = { start: offset, end: offset + size };
    offset = section.end;
    return [name, section] as const;
  });
  return Object.fromEntries(sections) as Record<keyof typeof sizes, { start: number; end: number }>;
}

/**
 * Reads the weights that training wrote. The bytes are not kept.
 * @throws TypeError when the bytes are not such weights, or weights of another version of this code
 */
export function readNdaModel(bytes: Uint8Array): NdaModel {
  const plain = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { header, body } = openFile(plain);
  const layout = layOutNdaModel(header.buckets);
  if (body.length !== layout.weights.end) {
    throw new TypeError('the weights are of another version of the engine');
  }
  const copy = ({ start, end }: { start: number; end: number }) => body.slice(start, end).buffer;
  const buckets = new Int32Array(copy(layout.buckets));
  const rows = new Int32Array(bucketCount).fill(-1);
  buckets.forEach((bucket, row) => {
    rows[bucket] = row;
  });
  return {
    version: header.version,
    classifier: {
      rows,
      weights: new Int8Array(copy(layout.weights)),
      scales: new Float32Array(copy(layout.scales)),
      bias: new Float32Array(copy(layout.bias)),
    },
    outcomeModel: { weights: new Float32Array(copy(layout.outcomeModel)) },
  };
}

function openFile(bytes: Uint8Array): { header: NdaModelHeader; body: Uint8Array } {
  const mark = readAscii(bytes.subarray(0, ndaModelMark.length));
  if (mark !== ndaModelMark || bytes.length < 8) throw new TypeError('these bytes are no weights');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  const header: NdaModelHeader = JSON.parse(readAscii(bytes.subarray(8, 8 + length)));
  return { header, body: bytes.subarray(8 + length) };
}

function readAscii(bytes: Uint8Array): string {
  return Array.from(bytes, (code) => String.fromCharCode(code)).join('');
}
