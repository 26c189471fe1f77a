import {
  layOutNdaModel,
  type NdaModel,
  type NdaModelHeader,
  ndaModelMark,
} from '@clauselight/engine/research';

/** The weights as bytes, in the form that `readNdaModel` reads. `buckets` are those that have weights, row by row. */
export function writeNdaModel(model: NdaModel, buckets: Int32Array): Uint8Array {
  const header: NdaModelHeader = { version: model.version, buckets: buckets.length };
  const headerBytes = new TextEncoder().encode(JSON.stringify(header));
  const layout = layOutNdaModel(buckets.length);
  const start = 8 + headerBytes.length;
  const bytes = new Uint8Array(start + layout.weights.end);
  bytes.set(new TextEncoder().encode(ndaModelMark));
  new DataView(bytes.buffer).setUint32(4, headerBytes.length, true);
  bytes.set(headerBytes, 8);
  const { classifier, judge } = model;
  const parts = {
    scales: classifier.scales,
    bias: classifier.bias,
    judge: judge.weights,
    buckets,
    weights: classifier.weights,
  };
  for (const [name, numbers] of Object.entries(parts)) {
    const { buffer, byteOffset, byteLength } = numbers;
    bytes.set(
      new Uint8Array(buffer, byteOffset, byteLength),
      start + layout[name as keyof typeof parts].start,
    );
  }
  return bytes;
}
