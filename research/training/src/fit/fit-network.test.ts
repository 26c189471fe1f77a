import {
  FeatureRowsBuilder,
  scoreSentences,
  sentenceFeatureCount,
} from '@clauselight/engine/research';
import { describe, expect, it } from 'vitest';
import { roundVectors } from '../model/round-vectors.ts';
import { fitNetwork, labels } from './fit-network.ts';

/** Sentences with one of four words: the first category is about word 1, the second about words 2 and 3. */
function fitToy() {
  const builder = new FeatureRowsBuilder(sentenceFeatureCount);
  const words = Array.from({ length: 400 }, (_, row) => row % 4);
  for (const word of words) {
    builder.add(word);
    builder.endGroup(0, 1);
    builder.endRow();
  }
  const rows = builder.build();
  const values = new Float32Array(rows.indices.length).fill(1);
  const network = fitNetwork({
    rows,
    values,
    rarity: new Float32Array(sentenceFeatureCount).fill(1),
    labels: Uint8Array.from(
      words.flatMap((word) => [
        word === 1 ? labels.yes : labels.no,
        word >= 2 ? labels.yes : labels.no,
      ]),
    ),
    outputSize: 2,
    chosen: words.map((_, row) => row),
    seed: 3,
  });
  return { network, scores: scoreSentences(roundVectors(network), rows, values).slice(0, 8) };
}

describe('a fitted network', () => {
  const { network, scores } = fitToy();

  it('scores what it has learned above zero and the rest below', () => {
    expect([...scores].map((score) => score > 0)).toEqual([
      ...[false, false],
      ...[true, false],
      ...[false, true],
      ...[false, true],
    ]);
  });

  it('is the same for the same sentences and seed', () => {
    expect(fitToy().network.output).toEqual(network.output);
  });
});
