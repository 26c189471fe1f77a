import {
  type arrayTypes,
  type ClauseModel,
  labelCount,
  type ModelHeader,
  middleOfFourBits,
  modelMark,
  treeNames,
} from '@clauselight/engine/research';

interface ModelSection {
  readonly name: string;
  readonly type: keyof typeof arrayTypes;
  readonly numbers: Uint8Array | Int8Array | Int16Array | Int32Array | Float32Array;
}

const largest = 127;
const alignment = 8;

/** The weights as bytes, in the form that `readClauseModel` reads. Vectors are packed two numbers in a byte; emissions are rounded to eight bits. */
export function writeModel(model: ClauseModel): Uint8Array {
  const parts = listParts(model);
  const { header, size } = createHeader(model, parts);
  const headerBytes = padHeader(JSON.stringify(header));
  const start = 8 + headerBytes.length;
  const bytes = new Uint8Array(start + size);
  bytes.set(new TextEncoder().encode(modelMark));
  new DataView(bytes.buffer).setUint32(4, headerBytes.length, true);
  bytes.set(headerBytes, 8);
  for (const { name, numbers } of parts) {
    const offset = header.sections[name]?.offset ?? 0;
    bytes.set(
      new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength),
      start + offset,
    );
  }
  return bytes;
}

function listParts({
  network,
  priors,
  tagger,
  sentenceTrees,
  entityTrees,
}: ClauseModel): ModelSection[] {
  const emissions = quantise(tagger.emissions, labelCount);
  return [
    { name: 'rarity', type: 'float32', numbers: network.rarity },
    { name: 'vectors', type: 'uint8', numbers: pack(network.vectors) },
    { name: 'vectorScales', type: 'float32', numbers: network.scales },
    { name: 'hiddenBias', type: 'float32', numbers: network.hiddenBias },
    { name: 'output', type: 'float32', numbers: network.output },
    { name: 'outputBias', type: 'float32', numbers: network.outputBias },
    { name: 'priors', type: 'float32', numbers: priors },
    { name: 'emissions', type: 'int8', numbers: emissions.numbers },
    { name: 'emissionScales', type: 'float32', numbers: emissions.scales },
    { name: 'transitions', type: 'float32', numbers: tagger.transitions },
    ...[sentenceTrees, ...entityTrees].flatMap((trees, index): ModelSection[] => {
      const name = treeNames[index];
      return [
        { name: `${name}Roots`, type: 'int32', numbers: trees.roots },
        { name: `${name}Features`, type: 'int16', numbers: trees.features },
        { name: `${name}Thresholds`, type: 'float32', numbers: trees.thresholds },
        { name: `${name}Left`, type: 'int32', numbers: trees.left },
        { name: `${name}Right`, type: 'int32', numbers: trees.right },
        { name: `${name}Values`, type: 'float32', numbers: trees.values },
      ];
    }),
  ];
}

/** Two numbers in a byte, the lower four bits first. */
function pack(numbers: Int8Array): Uint8Array {
  return Uint8Array.from({ length: numbers.length / 2 }, (_, byte) => {
    const low = (numbers[byte * 2] ?? 0) + middleOfFourBits;
    const high = (numbers[byte * 2 + 1] ?? 0) + middleOfFourBits;
    return low | (high << 4);
  });
}

interface Quantised {
  readonly numbers: Int8Array;
  /** One for each column: the weight is the number times it. */
  readonly scales: Float32Array;
}

function quantise(weights: Float32Array, columns: number): Quantised {
  const scales = new Float32Array(columns);
  weights.forEach((weight, place) => {
    const column = place % columns;
    scales[column] = Math.max(scales[column] ?? 0, Math.abs(weight) / largest);
  });
  const numbers = Int8Array.from(weights, (weight, place) => {
    const scale = scales[place % columns] ?? 0;
    return scale === 0 ? 0 : Math.round(weight / scale);
  });
  return { numbers, scales };
}

function createHeader(
  { version, learntFrom, categories, network, sentenceTrees, entityTrees }: ClauseModel,
  parts: readonly ModelSection[],
): { readonly header: ModelHeader; readonly size: number } {
  let size = 0;
  const sections: Record<string, ModelHeader['sections'][string]> = {};
  for (const { name, type, numbers } of parts) {
    sections[name] = { type, offset: size, length: numbers.length };
    size += Math.ceil(numbers.byteLength / alignment) * alignment;
  }
  const bases = [sentenceTrees, ...entityTrees].map(({ base }) => base);
  const { hiddenSize } = network;
  return { header: { version, learntFrom, categories, hiddenSize, bases, sections }, size };
}

function padHeader(json: string): Uint8Array {
  const padded = json.padEnd(Math.ceil(json.length / alignment) * alignment);
  return new TextEncoder().encode(padded);
}
