import { candidateFeatureCount, estimateProbability } from '@clauselight/engine/research';
import { getCategory, type Prediction, type Question } from '@clauselight/research-data';
import type { ClauseCategory } from '@clauselight/schema';
import { type Example, sentenceCategories } from '../examples/corpus.ts';
import { foldCount, getFold } from '../examples/read-corpus.ts';
import {
  type EntityTable,
  type EntityTrees,
  estimateEntities,
  findRepeats,
  fitEntityTrees,
} from './entity-trees.ts';
import {
  fillPriors,
  fitSentenceTrees,
  measurePriors,
  type SentenceTable,
} from './sentence-trees.ts';

/** The second-stage tables of every contract, made with first-stage models that did not see it. */
export interface HeldOutTables {
  readonly sentences: readonly SentenceTable[];
  readonly entities: readonly EntityTable[];
}

/** A passage found in a contract of the fold it was held out with. */
export interface HeldOutPrediction extends Prediction {
  readonly contract: number;
  readonly category: ClauseCategory;
  readonly isRight: boolean;
  /** Whether it is right about nothing but what a likelier one is right about. */
  readonly isRepeat: boolean;
}

const leastProbability = 0.0005;

/** Predictions for every contract by models that did not see it, in the first stage nor in the second. */
export function crossValidate(
  examples: readonly Example[],
  { sentences, entities }: HeldOutTables,
): readonly HeldOutPrediction[] {
  return Array.from({ length: foldCount }, (_, fold) => fold).flatMap((fold) => {
    const isHeld = (_: unknown, contract: number) => getFold(contract) === fold;
    const learned = sentences.filter((table, contract) => !isHeld(table, contract));
    const priors = measurePriors(learned);
    const sentenceTrees = fitSentenceTrees(learned, priors);
    const entityTrees = fitEntityTrees(
      entities.filter((table, contract) => !isHeld(table, contract)),
    );
    return examples.flatMap((example, contract) => {
      const table = sentences[contract];
      const found = entities[contract];
      if (!isHeld(example, contract) || table === undefined || found === undefined) return [];
      return [
        ...predictSentences({ example, contract, table, priors, trees: sentenceTrees }),
        ...predictEntities({ contract, found, trees: entityTrees }),
      ];
    });
  });
}

interface SentencesRequest {
  readonly example: Example;
  readonly contract: number;
  readonly table: SentenceTable;
  readonly priors: Float32Array;
  readonly trees: ReturnType<typeof fitSentenceTrees>;
}

function predictSentences(request: SentencesRequest): readonly HeldOutPrediction[] {
  const { example, contract, table, priors, trees } = request;
  const { text } = example.contract.sourceText;
  const features = fillPriors(table, priors);
  return [...table.categories].flatMap((number, index) => {
    if (table.isUnknown[index] === 1) return [];
    const probability = estimateProbability(trees, features, index * candidateFeatureCount);
    const place = example.structure.sentences[table.sentences[index] ?? -1];
    const category = sentenceCategories[number];
    if (probability < leastProbability || !place || !category) return [];
    const isRight = table.answers[index] === 1;
    const quote = text.slice(place.start, place.end);
    return [{ contract, category, text: quote, probability, isRight, isRepeat: false }];
  });
}

interface EntitiesRequest {
  readonly contract: number;
  readonly found: EntityTable;
  readonly trees: EntityTrees;
}

function predictEntities({
  contract,
  found,
  trees,
}: EntitiesRequest): readonly HeldOutPrediction[] {
  const probabilities = estimateEntities(trees, found);
  const repeats = findRepeats(found, [...found.candidates.keys()], probabilities);
  return found.candidates.map(({ category, quote }, row) => ({
    contract,
    category,
    text: quote,
    probability: probabilities[row] ?? 0,
    isRight: found.answers[row] === 1,
    isRepeat: repeats.has(row),
  }));
}

/** The questions of the benchmark with what was found; of one category, or of all. */
export function listQuestions(
  examples: readonly Example[],
  predictions: readonly HeldOutPrediction[],
): readonly Question[] {
  const byQuestion = new Map<string, HeldOutPrediction[]>();
  for (const prediction of predictions) {
    const key = `${prediction.contract} ${prediction.category}`;
    const others = byQuestion.get(key);
    if (others === undefined) byQuestion.set(key, [prediction]);
    else others.push(prediction);
  }
  return examples.flatMap((example, contract) =>
    [...example.contract.spans].map(([name, answers]) => ({
      category: name,
      answers,
      predictions: byQuestion.get(`${contract} ${getCategory(name)}`) ?? [],
    })),
  );
}
