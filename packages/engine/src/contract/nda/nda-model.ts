import { cueFeatureCount } from './features.ts';
import { type DocumentJudge, judgeFeatureCount } from './judge-document.ts';
import { ndaIds, ndaOutcomes, ndaOutputs } from './outputs.ts';
import { bucketCount, type SegmentClassifier } from './score-segments.ts';

/** What was learnt from annotated non-disclosure agreements; how and with what result says its model card. */
export interface NdaModel {
  readonly version: string;
  readonly classifier: SegmentClassifier;
  readonly judge: DocumentJudge;
}

/** What the file says of itself, as JSON before the numbers. */
export interface NdaModelHeader {
  readonly version: string;
  /** How many buckets have weights. */
  readonly buckets: number;
}

export const ndaModelMark = 'NDM1';

/** Where each part of the file starts, in bytes from the end of the header, and its size. */
export function layOutNdaModel(buckets: number) {
  const columns = ndaOutputs.length;
  const judgeLength = ndaIds.length * (judgeFeatureCount + 1) * ndaOutcomes.length;
  const sizes = {
    scales: columns * 4,
    bias: columns * 4,
    judge: judgeLength * 4,
    buckets: buckets * 4,
    weights: (buckets + cueFeatureCount) * columns,
  };
  let offset = 0;
  const parts = Object.entries(sizes).map(([name, size]) => {
    const part = { start: offset, end: offset + size };
    offset = part.end;
    return [name, part] as const;
  });
  return Object.fromEntries(parts) as Record<keyof typeof sizes, { start: number; end: number }>;
}

/**
 * Reads the weights that training wrote. The bytes are not kept. Throws a `TypeError` where they are no such weights, or
 * weights of another version of this code.
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
    judge: { weights: new Float32Array(copy(layout.judge)) },
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
