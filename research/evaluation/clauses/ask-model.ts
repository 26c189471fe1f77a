import { fitCategories, type TokenUsage } from '@clauselight/language-model';
import { type Contract, cuadNames } from '@clauselight/research-data';
import type { ModelFailure } from '@clauselight/schema';
import {
  type AskPortionOptions,
  addUsage,
  askPortion,
  type Found,
  type PortionFigures,
} from './ask-portion.ts';
import { divideContract } from './divide-contract.ts';
import type { NamedQuestion } from './predict.ts';
import { taskCategories } from './questions.ts';

/** What a model found in contracts, and what it took to ask it. */
export interface ModelFigures {
  readonly questions: readonly NamedQuestion[];
  readonly portions: { readonly asked: number; readonly givenUp: number };
  readonly usage: TokenUsage;
  readonly quotes: { readonly kept: number; readonly rejected: number };
  /** How often each failure came. */
  readonly failures: Readonly<Partial<Record<ModelFailure, number>>>;
  readonly seconds: number;
}

export interface AskModelOptions extends AskPortionOptions {
  /** Portions that are asked about at the same time. */
  readonly concurrency: number;
}

/** A longer portion is read less carefully. */
const mostPortionTokens = 12_000;

/** Asks a model the benchmark's 41 questions about every contract, portion by portion. */
export async function askModel(
  contracts: readonly Contract[],
  options: AskModelOptions,
): Promise<ModelFigures> {
  const started = performance.now();
  const tokens = Math.min(fitCategories(options.settings, taskCategories), mostPortionTokens);
  const portions = contracts.flatMap((contract) => divideContract(contract, tokens));
  const answers = await mapAtOnce(portions, options.concurrency, (portion) =>
    askPortion(portion, options),
  );
  const found = answers.flatMap((answer) => answer.found);
  const givenUp = answers.filter(({ isGivenUp }) => isGivenUp).length;
  return {
    questions: contracts.flatMap((contract) => toQuestions(contract, found)),
    portions: { asked: portions.length, givenUp },
    usage: answers.reduce((all, { usage }) => addUsage(all, usage), {
      inputTokens: 0,
      outputTokens: 0,
    }),
    quotes: {
      kept: found.length,
      rejected: answers.reduce((all, { rejected }) => all + rejected, 0),
    },
    failures: countFailures(answers),
    seconds: (performance.now() - started) / 1000,
  };
}

function toQuestions(contract: Contract, found: readonly Found[]): readonly NamedQuestion[] {
  const { title, spans } = contract;
  return cuadNames.map((category) => {
    const predictions = found
      .filter((one) => one.title === title && one.category === category)
      .map(({ text, probability }) => ({ text, probability }))
      .sort((a, b) => b.probability - a.probability);
    return {
      id: `${title}__${category}`,
      category,
      answers: spans.get(category) ?? [],
      predictions,
    };
  });
}

async function mapAtOnce<Value, Result>(
  values: readonly Value[],
  most: number,
  map: (value: Value) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const queue = values.entries();
  const work = async () => {
    for (const [index, value] of queue) results[index] = await map(value);
  };
  await Promise.all(Array.from({ length: most }, work));
  return results;
}

function countFailures(answers: readonly PortionFigures[]): ModelFigures['failures'] {
  const counts: Partial<Record<ModelFailure, number>> = {};
  for (const failure of answers.flatMap(({ failures }) => failures))
    counts[failure] = (counts[failure] ?? 0) + 1;
  return counts;
}
