import {
  type ClauseModel,
  labelCount,
  type ModelHeader,
  modelMark,
  treeNames,
} from '@clauselight/engine/research';
import { packFourBits, type WeightsSection, writeWeights } from './write-weights.ts';

const largest = 127;

/** The weights as bytes, in the form that `readClauseModel` reads. Vectors are packed two numbers in a byte; emissions are rounded to eight bits. */
export function writeModel(model: ClauseModel): Uint8Array {
  const { version, learntFrom, categories, network, sentenceTrees, entityTrees } = model;
  const bases = [sentenceTrees, ...entityTrees].map(({ base }) => base);
  const header = { version, learntFrom, categories, hiddenSize: network.hiddenSize, bases };
  return writeWeights<ModelHeader>(modelMark, header, listParts(model));
}

function listParts({
  network,
  priors,
  tagger,
  sentenceTrees,
  entityTrees,
}: ClauseModel): WeightsSection[] {
  const emissions = quantise(tagger.emissions, labelCount);
  return [
    { name: 'rarity', type: 'float32', numbers: network.rarity },
    { name: 'vectors', type: 'uint8', numbers: packFourBits(network.vectors) },
    { name: 'vectorScales', type: 'float32', numbers: network.scales },
    { name: 'hiddenBias', type: 'float32', numbers: network.hiddenBias },
    { name: 'output', type: 'float32', numbers: network.output },
    { name: 'outputBias', type: 'float32', numbers: network.outputBias },
    { name: 'priors', type: 'float32', numbers: priors },
    { name: 'emissions', type: 'int8', numbers: emissions.numbers },
    { name: 'emissionScales', type: 'float32', numbers: emissions.scales },
    { name: 'transitions', type: 'float32', numbers: tagger.transitions },
    ...[sentenceTrees, ...entityTrees].flatMap((trees, index): WeightsSection[] => {
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
