import {
  openWeights,
  type ReadSection,
  unpackFourBits,
  type WeightsHeader,
} from '../../weights-file.ts';
import { conceptFeatureCount, filterWidth } from './concept-features.ts';

/** How a score becomes a probability, and from which one on a sentence makes a finding. */
export interface ConceptCalibration {
  readonly slope: number;
  readonly offset: number;
  /** The least probability of a finding. */
  readonly threshold: number;
}

/** What the network computes with; see `scoreConcepts`. */
export interface ConceptNetwork {
  /** Numbers of a word's vector. */
  readonly dimensions: number;
  readonly filters: number;
  readonly hidden: number;
  /** `vectors[word * dimensions + …]`. */
  readonly vectors: Float32Array;
  /** `filterWeights[(offset * dimensions + dimension) * filters + filter]`. */
  readonly filterWeights: Float32Array;
  readonly filterBias: Float32Array;
  /** `meanWeights[dimension * hidden + unit]`. */
  readonly meanWeights: Float32Array;
  /** `featureWeights[feature * hidden + unit]` in whole numbers; their unit is `featureScales[feature]`. */
  readonly featureWeights: Int8Array;
  readonly featureScales: Float32Array;
  readonly hiddenBias: Float32Array;
  /** `output[unit * concepts + concept]`; the filters come first, then the hidden units. */
  readonly output: Float32Array;
  readonly outputBias: Float32Array;
  /** `bearer[unit * bearerClasses.length + bearer]`. */
  readonly bearer: Float32Array;
  /** `bearerBias[concept * bearerClasses.length + bearer]`. */
  readonly bearerBias: Float32Array;
}

/** The model of risks in sentences. Its model card documents the training and the results. */
export interface ConceptModel extends ConceptNetwork {
  readonly version: string;
  /** Ids of the concepts, in the order of the outputs. */
  readonly concepts: readonly string[];
  readonly calibration: readonly ConceptCalibration[];
  /** The row of each word in `vectors`. */
  readonly words: ReadonlyMap<string, number>;
}

/** Whose risk it is: the party that the sentence names first, second or third, every party, or nobody it names. */
export const bearerClasses = ['first', 'second', 'third', 'everyone', 'unknown'] as const;

/** The header of the file, as JSON before the numbers. */
export interface ConceptModelHeader extends WeightsHeader {
  readonly version: string;
  readonly concepts: readonly string[];
  readonly calibration: readonly ConceptCalibration[];
  /** Words with a vector, divided by blanks. */
  readonly words: string;
  readonly dimensions: number;
  readonly filters: number;
  readonly hidden: number;
}

export const conceptMark = 'CLC1';

/**
 * Reads the weights that training wrote. The bytes are not kept.
 * @throws TypeError when the bytes are not weights, or weights of another version of this code
 */
export function readConceptModel(bytes: Uint8Array): ConceptModel {
  const { header, readSection } = openWeights<ConceptModelHeader>(bytes, conceptMark);
  const { version, concepts, calibration, dimensions, filters, hidden } = header;
  const words = new Map(header.words.split(' ').map((word, row) => [word, row]));
  const model: ConceptModel = {
    version,
    concepts,
    calibration,
    words,
    dimensions,
    filters,
    hidden,
    vectors: readVectors(readSection, dimensions),
    filterWeights: readSection('filterWeights', 'float32'),
    filterBias: readSection('filterBias', 'float32'),
    meanWeights: readSection('meanWeights', 'float32'),
    featureWeights: unpackFourBits(readSection('featureWeights', 'uint8')),
    featureScales: readSection('featureScales', 'float32'),
    hiddenBias: readSection('hiddenBias', 'float32'),
    output: readSection('output', 'float32'),
    outputBias: readSection('outputBias', 'float32'),
    bearer: readSection('bearer', 'float32'),
    bearerBias: readSection('bearerBias', 'float32'),
  };
  assertSizes(model);
  return model;
}

/** Vectors are stored in bytes, with a scale for each word. */
function readVectors(readSection: ReadSection, dimensions: number): Float32Array {
  const numbers = readSection('vectors', 'int8');
  const scales = readSection('vectorScales', 'float32');
  return Float32Array.from(
    numbers,
    (number, place) => number * (scales[Math.floor(place / dimensions)] ?? 0),
  );
}

function assertSizes(model: ConceptModel): void {
  const { dimensions, filters, hidden, concepts, words } = model;
  const units = filters + hidden;
  const isWhole =
    model.vectors.length === words.size * dimensions &&
    model.filterWeights.length === filterWidth * dimensions * filters &&
    model.meanWeights.length === dimensions * hidden &&
    model.featureWeights.length === conceptFeatureCount * hidden &&
    model.featureScales.length === conceptFeatureCount &&
    model.output.length === units * concepts.length &&
    model.calibration.length === concepts.length &&
    model.bearer.length === units * bearerClasses.length &&
    model.bearerBias.length === concepts.length * bearerClasses.length;
  if (!isWhole) throw new TypeError('the weights are of another version of the engine');
}
