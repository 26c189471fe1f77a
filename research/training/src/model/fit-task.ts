import {
  type ChainModel,
  type Network,
  scoreSentences,
  weighFeatures,
} from '@clauselight/engine/research';
import { type Example, sentenceCategories } from '../examples/corpus.ts';
import { foldCount, getFold, joinRows, measureRarity } from '../examples/read-corpus.ts';
import { fitNetwork } from '../fit/fit-network.ts';
import { fitTagger } from '../fit/fit-tagger.ts';
import { joinNetworks, roundVectors } from './round-vectors.ts';

/** What one worker fits: everything without the contracts of a fold, or with all where the fold is `undefined`. */
export interface FitTask {
  readonly fold: number | undefined;
}

/** First-stage models, and what they say of the contracts they did not see. */
export interface FitResult {
  readonly fold: number | undefined;
  readonly network: Network;
  readonly tagger: ChainModel;
  /** By index of the contract. */
  readonly scores: ReadonlyMap<number, Float32Array>;
}

/** One network for each; together they err less than any of them. */
const networkSeeds = [7, 8];
const taggerSeed = 9;

/** Fits the network and the tagger, and scores the sentences of the contracts that were held back. */
export function runFitTask(examples: readonly Example[], { fold }: FitTask): FitResult {
  const isHeld = (_: Example, index: number) => fold !== undefined && getFold(index) === fold;
  const learned = examples.filter((example, index) => !isHeld(example, index));
  const network = fitNetworkOf(learned);
  const tagger = fitTagger(
    learned.map(({ tagged }) => tagged),
    taggerSeed + (fold ?? foldCount),
  );
  const scores = new Map(
    examples.flatMap((example, index) =>
      isHeld(example, index) ? [[index, scoreExample(network, example)] as const] : [],
    ),
  );
  return { fold, network, tagger, scores };
}

function fitNetworkOf(examples: readonly Example[]): Network {
  const { rows, starts } = joinRows(examples);
  const outputSize = sentenceCategories.length;
  const count = starts.at(-1) ?? 0;
  const labels = new Uint8Array(count * outputSize);
  examples.forEach((example, index) => {
    labels.set(example.labels, (starts[index] ?? 0) * outputSize);
  });
  const rarity = measureRarity(examples);
  const request = {
    rows,
    values: weighFeatures(rows, rarity),
    rarity,
    labels,
    outputSize,
    chosen: Array.from({ length: count }, (_, row) => row),
  };
  return roundVectors(joinNetworks(networkSeeds.map((seed) => fitNetwork({ ...request, seed }))));
}

/** Log-odds of every sentence and category of a contract. */
export function scoreExample(network: Network, { rows }: Example): Float32Array {
  return scoreSentences(network, rows, weighFeatures(rows, network.rarity));
}
