import type { ClauseCategory } from '@clauselight/schema';
import { hashWord } from '../../text/hashing/hashing.ts';
import type { Network } from './sentences/network.ts';
import { featureCount } from './sentences/sentence-features.ts';
import { type ChainModel, labelCount } from './tagger/lattice.ts';
import { tokenFeatureCount } from './tagger/token-features.ts';
import type { Trees } from './trees/trees.ts';

/** Everything that was learnt from annotated contracts; how, on what and with what result says its model card. */
export interface ClauseModel {
  readonly version: string;
  /** Fingerprints of the texts that it was learnt from. */
  readonly learntFrom: readonly number[];
  /** Categories of the network's outputs, in their order. */
  readonly categories: readonly ClauseCategory[];
  readonly network: Network;
  /** How often a candidate sentence of each category is right, 0-1. */
  readonly priors: Float32Array;
  readonly sentenceTrees: Trees;
  readonly tagger: ChainModel;
  /** For titles, for parties, for dates. */
  readonly entityTrees: readonly [Trees, Trees, Trees];
}

/** What the file says of itself, as JSON before the numbers. */
export interface ModelHeader {
  readonly version: string;
  readonly learntFrom: readonly number[];
  readonly categories: readonly ClauseCategory[];
  readonly hiddenSize: number;
  /** Log-odds before any tree: of sentences, titles, parties, dates. */
  readonly bases: readonly number[];
  readonly sections: Readonly<Record<string, Section>>;
}

interface Section {
  readonly type: keyof typeof arrayTypes;
  /** In bytes from the end of the header. */
  readonly offset: number;
  /** In numbers. */
  readonly length: number;
}

export const modelMark = 'CLM1';
export const arrayTypes = {
  uint8: Uint8Array,
  int8: Int8Array,
  int16: Int16Array,
  int32: Int32Array,
  float32: Float32Array,
};
export const treeNames = ['sentence', 'title', 'party', 'date'] as const;

/**
 * Reads the weights that training wrote. The bytes are not kept. Throws a `TypeError` where they are no weights, or
 * weights of another version of this code.
 */
export function readClauseModel(bytes: Uint8Array): ClauseModel {
  // A Buffer's own slice shares its memory; the one of a plain array copies.
  const plain = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { header, read } = openSections(plain);
  const trees = treeNames.map((name, index) => readTrees(read, name, header.bases[index] ?? 0));
  const [sentenceTrees, title, party, date] = trees;
  if (!sentenceTrees || !title || !party || !date) throw new TypeError('the weights lack trees');
  const model: ClauseModel = {
    version: header.version,
    learntFrom: header.learntFrom,
    categories: header.categories,
    network: readNetwork(read, header),
    priors: read('priors', 'float32'),
    sentenceTrees,
    tagger: {
      emissions: scale(read('emissions', 'int8'), read('emissionScales', 'float32'), labelCount),
      transitions: read('transitions', 'float32'),
    },
    entityTrees: [title, party, date],
  };
  assertSizes(model);
  return model;
}

/** A number for a text, by which training says what it has seen. */
export function getFingerprint(text: string): number {
  return hashWord(text, 1);
}

/** Whether this text was among those the weights were learnt from, so that its result proves nothing. */
export function hasLearntFrom({ learntFrom }: ClauseModel, text: string): boolean {
  return learntFrom.includes(getFingerprint(text));
}

type Read = <T extends keyof typeof arrayTypes>(
  name: string,
  type: T,
) => InstanceType<(typeof arrayTypes)[T]>;

function openSections(bytes: Uint8Array): { header: ModelHeader; read: Read } {
  const mark = readAscii(bytes.subarray(0, modelMark.length));
  if (mark !== modelMark) throw new TypeError('these bytes are no weights');
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  const start = 8 + headerLength;
  const header: ModelHeader = JSON.parse(readAscii(bytes.subarray(8, start)));
  const read: Read = (name, type) => {
    const section = header.sections[name];
    if (section?.type !== type) throw new TypeError(`the weights lack ${name}`);
    const from = start + section.offset;
    const ArrayType = arrayTypes[type];
    const copy = bytes.slice(from, from + section.length * ArrayType.BYTES_PER_ELEMENT);
    return new ArrayType(copy.buffer) as InstanceType<(typeof arrayTypes)[typeof type]>;
  };
  return { header, read };
}

function readAscii(bytes: Uint8Array): string {
  return Array.from(bytes, (code) => String.fromCharCode(code)).join('');
}

function readNetwork(read: Read, { hiddenSize, categories }: ModelHeader): Network {
  return {
    hiddenSize,
    outputSize: categories.length,
    rarity: read('rarity', 'float32'),
    vectors: unpack(read('vectors', 'uint8')),
    scales: read('vectorScales', 'float32'),
    hiddenBias: read('hiddenBias', 'float32'),
    output: read('output', 'float32'),
    outputBias: read('outputBias', 'float32'),
  };
}

/** What is added to whole numbers from -7 to 7 so that four bits can hold them. */
export const middleOfFourBits = 8;

/** The whole numbers of four bits each that bytes hold two by two, the lower bits first. */
function unpack(bytes: Uint8Array): Int8Array {
  const numbers = new Int8Array(bytes.length * 2);
  for (let place = 0; place < bytes.length; place += 1) {
    const byte = bytes[place] ?? 0;
    numbers[place * 2] = (byte & 0x0f) - middleOfFourBits;
    numbers[place * 2 + 1] = (byte >> 4) - middleOfFourBits;
  }
  return numbers;
}

/** Rows of small whole numbers back to weights: one scale for each column. */
function scale(numbers: Int8Array, scales: Float32Array, columns: number): Float32Array {
  const weights = new Float32Array(numbers.length);
  for (let place = 0; place < numbers.length; place += 1) {
    weights[place] = (numbers[place] ?? 0) * (scales[place % columns] ?? 0);
  }
  return weights;
}

function readTrees(read: Read, name: string, base: number): Trees {
  return {
    base,
    roots: read(`${name}Roots`, 'int32'),
    features: read(`${name}Features`, 'int16'),
    thresholds: read(`${name}Thresholds`, 'float32'),
    left: read(`${name}Left`, 'int32'),
    right: read(`${name}Right`, 'int32'),
    values: read(`${name}Values`, 'float32'),
  };
}

function assertSizes({ network, tagger }: ClauseModel): void {
  const isWhole =
    network.rarity.length === featureCount &&
    network.vectors.length === featureCount * network.hiddenSize &&
    network.output.length === network.hiddenSize * network.outputSize &&
    tagger.emissions.length === tokenFeatureCount * labelCount;
  if (!isWhole) throw new TypeError('the weights are of another version of the engine');
}
