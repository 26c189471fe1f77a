import {
  candidateFeatureCount,
  leastScore,
  listSentenceCandidates,
  type Trees,
} from '@clauselight/engine/research';
import { type Example, sentenceCategories } from '../examples/corpus.ts';
import { labels } from '../fit/fit-network.ts';
import { fitTrees } from '../fit/fit-trees.ts';
import { joinTables, pickRows, type Table } from './tree-table.ts';

/** The candidate sentences of a contract that its network did not see; the priors are filled in later. */
export function tabulateSentences(example: Example, scores: Float32Array): SentenceTable {
  const { candidates, features } = listSentenceCandidates({
    structure: example.structure,
    scores,
    categoryCount: sentenceCategories.length,
    priors: new Float32Array(sentenceCategories.length),
    minimumScore: leastScore,
  });
  const known = candidates.map(
    ({ sentence, category }) =>
      example.labels[sentence * sentenceCategories.length + category] ?? labels.unknown,
  );
  return {
    features,
    categories: Uint8Array.from(candidates, ({ category }) => category),
    sentences: Uint32Array.from(candidates, ({ sentence }) => sentence),
    answers: Uint8Array.from(known, (label) => (label === labels.yes ? 1 : 0)),
    isUnknown: Uint8Array.from(known, (label, index) =>
      // A part of an answer is no answer for the benchmark; a clause without a heading may well be one.
      label === labels.unknown && isSilver(candidates[index]?.category ?? 0) ? 1 : 0,
    ),
  };
}

export interface SentenceTable extends Table {
  readonly categories: Uint8Array;
  readonly sentences: Uint32Array;
  readonly isUnknown: Uint8Array;
}

const firstSilver = sentenceCategories.indexOf('confidentiality');

function isSilver(category: number): boolean {
  return category >= firstSilver;
}

/** How often a candidate of each category is right, drawn toward one in fifty where there are few. */
export function measurePriors(tables: readonly SentenceTable[]): Float32Array {
  const right = new Float64Array(sentenceCategories.length).fill(1);
  const all = new Float64Array(sentenceCategories.length).fill(50);
  for (const { categories, answers } of tables) {
    categories.forEach((category, index) => {
      right[category] = (right[category] ?? 0) + (answers[index] ?? 0);
      all[category] = (all[category] ?? 0) + 1;
    });
  }
  return Float32Array.from(right, (count, category) => count / (all[category] ?? 1));
}

/** Writes the priors into the first column, where `listSentenceCandidates` puts them. */
export function fillPriors(table: SentenceTable, priors: Float32Array): Float32Array {
  const features = table.features.slice();
  table.categories.forEach((category, index) => {
    features[index * candidateFeatureCount] = priors[category] ?? 0;
  });
  return features;
}

export function fitSentenceTrees(tables: readonly SentenceTable[], priors: Float32Array): Trees {
  const chosen = tables.map((table) => {
    const features = fillPriors(table, priors);
    const rows = [...table.answers.keys()].filter((row) => table.isUnknown[row] === 0);
    return pickRows({ features, answers: table.answers }, rows, candidateFeatureCount);
  });
  return fitTrees({
    ...joinTables(chosen),
    columnCount: candidateFeatureCount,
    treeCount: 150,
    depth: 5,
    seed: 5,
  });
}
