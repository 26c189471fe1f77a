import {
  type ConceptCalibration,
  type ConceptModelHeader,
  conceptMark,
} from '@clauselight/engine/research';
import { packFourBits, roundRows, writeWeights } from '../model/write-weights.ts';
import type { FittedNetwork } from './network-state.ts';

const largestByte = 127;
const largestFourBits = 7;

export interface FittedConceptModel {
  readonly version: string;
  readonly concepts: readonly string[];
  readonly calibration: readonly ConceptCalibration[];
  /** Words by the row of their vector. */
  readonly words: readonly string[];
  readonly network: FittedNetwork;
}

/** The weights as bytes, in the form that `readConceptModel` reads: vectors in bytes, hashed features in four bits. */
export function writeConceptModel(model: FittedConceptModel): Uint8Array {
  const { version, concepts, calibration, words, network } = model;
  const { dimensions, filters, hidden } = network;
  const vectors = roundRows(network.vectors, dimensions, largestByte);
  const features = roundRows(network.featureWeights, hidden, largestFourBits);
  return writeWeights<ConceptModelHeader>(
    conceptMark,
    { version, concepts, calibration, words: words.join(' '), dimensions, filters, hidden },
    [
      { name: 'vectors', type: 'int8', numbers: vectors.numbers },
      { name: 'vectorScales', type: 'float32', numbers: vectors.scales },
      { name: 'filterWeights', type: 'float32', numbers: network.filterWeights },
      { name: 'filterBias', type: 'float32', numbers: network.filterBias },
      { name: 'meanWeights', type: 'float32', numbers: network.meanWeights },
      { name: 'featureWeights', type: 'uint8', numbers: packFourBits(features.numbers) },
      { name: 'featureScales', type: 'float32', numbers: features.scales },
      { name: 'hiddenBias', type: 'float32', numbers: network.hiddenBias },
      { name: 'output', type: 'float32', numbers: network.output },
      { name: 'outputBias', type: 'float32', numbers: network.outputBias },
      { name: 'bearer', type: 'float32', numbers: network.bearer },
      { name: 'bearerBias', type: 'float32', numbers: network.bearerBias },
    ],
  );
}
