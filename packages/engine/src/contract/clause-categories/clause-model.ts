import type { ClauseCategory } from '@clauselight/schema';
import { hashWord } from '../../text/hashing/hashing.ts';
import {
  openWeights,
  type ReadSection,
  unpackFourBits,
  type WeightsHeader,
} from '../weights-file.ts';
import type { Network } from './sentences/network.ts';
import { featureCount } from './sentences/sentence-features.ts';
import { type ChainModel, labelCount } from './tagger/lattice.ts';
import { tokenFeatureCount } from './tagger/token-features.ts';
import type { Trees } from './trees/trees.ts';

/** The model trained on annotated contracts. Its model card documents the training and the results. */
export interface ClauseModel {
  readonly version: string;
  /** Fingerprints of the training texts. */
  readonly learntFrom: readonly number[];
  /** Categories of the network's outputs, in order. */
  readonly categories: readonly ClauseCategory[];
  readonly network: Network;
  /** Share of candidate sentences of each category that are right, 0-1. */
  readonly priors: Float32Array;
  readonly sentenceTrees: Trees;
  readonly tagger: ChainModel;
  /** For titles, for parties, for dates. */
  readonly entityTrees: readonly [Trees, Trees, Trees];
}

/** The header of the file, as JSON before the numbers. */
export interface ModelHeader extends WeightsHeader {
  readonly version: string;
  readonly learntFrom: readonly number[];
  readonly categories: readonly ClauseCategory[];
  readonly hiddenSize: number;
  /** Log-odds before any tree: of sentences, titles, parties, dates. */
  readonly bases: readonly number[];
}

export const modelMark = 'CLM1';
export const treeNames = ['sentence', 'title', 'party', 'date'] as const;

/**
 * Reads the weights that training wrote. The bytes are not kept.
 * @throws TypeError when the bytes are not weights, or weights of another version of this code
 */
export function readClauseModel(bytes: Uint8Array): ClauseModel {
  const { header, readSection } = openWeights<ModelHeader>(bytes, modelMark);
  const trees = treeNames.map((name, index) =>
    readTrees(readSection, name, header.bases[index] ?? 0),
  );
  const [sentenceTrees, title, party, date] = trees;
  if (!sentenceTrees || !title || !party || !date) throw new TypeError('the weights lack trees');
  const model: ClauseModel = {
    version: header.version,
    learntFrom: header.learntFrom,
    categories: header.categories,
    network: readNetwork(readSection, header),
    priors: readSection('priors', 'float32'),
    sentenceTrees,
    tagger: {
      emissions: scale(
        readSection('emissions', 'int8'),
        readSection('emissionScales', 'float32'),
        labelCount,
      ),
      transitions: readSection('transitions', 'float32'),
    },
    entityTrees: [title, party, date],
  };
  assertSizes(model);
  return model;
}

/** Returns a number for a text, to identify the training texts. */
export function getFingerprint(text: string): number {
  return hashWord(text, 1);
}

/** Tells whether a text was used for training, so that its result proves nothing. */
export function wasTrainedOn({ learntFrom }: ClauseModel, text: string): boolean {
  return learntFrom.includes(getFingerprint(text));
}

function readNetwork(readSection: ReadSection, { hiddenSize, categories }: ModelHeader): Network {
  return {
    hiddenSize,
    outputSize: categories.length,
    rarity: readSection('rarity', 'float32'),
    vectors: unpackFourBits(readSection('vectors', 'uint8')),
    scales: readSection('vectorScales', 'float32'),
    hiddenBias: readSection('hiddenBias', 'float32'),
    output: readSection('output', 'float32'),
    outputBias: readSection('outputBias', 'float32'),
  };
}

/** Converts rows of small whole numbers to weights, with one scale for each column. */
function scale(numbers: Int8Array, scales: Float32Array, columns: number): Float32Array {
  const weights = new Float32Array(numbers.length);
  for (let index = 0; index < numbers.length; index += 1) {
    weights[index] = (numbers[index] ?? 0) * (scales[index % columns] ?? 0);
  }
  return weights;
}

function readTrees(readSection: ReadSection, name: string, base: number): Trees {
  return {
    base,
    roots: readSection(`${name}Roots`, 'int32'),
    features: readSection(`${name}Features`, 'int16'),
    thresholds: readSection(`${name}Thresholds`, 'float32'),
    left: readSection(`${name}Left`, 'int32'),
    right: readSection(`${name}Right`, 'int32'),
    values: readSection(`${name}Values`, 'float32'),
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
