import { computeMicrodollars, type ModelSettings } from '@clauselight/language-model';
import { type BenchmarkResult, cuadNames, measureBenchmark } from '@clauselight/research-data';
import type { ModelFigures } from './ask-model.ts';
import type { NamedQuestion } from './predict.ts';

/** The benchmark's figures, over all and for each category. */
export interface Measured {
  readonly all: BenchmarkResult;
  readonly categories: readonly ({ readonly category: string } & BenchmarkResult)[];
}

export function measure(questions: readonly NamedQuestion[]): Measured {
  return {
    all: measureBenchmark(questions),
    categories: cuadNames.map((category) => ({
      category,
      ...measureBenchmark(questions.filter((question) => question.category === category)),
    })),
  };
}

export function printAll({ all }: Measured): void {
  console.log(`\nAUPR                     ${all.aupr.toFixed(3)}`);
  console.log(`precision at 80 % recall ${all.precisionAt80.toFixed(3)}`);
  console.log(`precision at 90 % recall ${all.precisionAt90.toFixed(3)}`);
  console.log(`highest recall           ${all.highestRecall.toFixed(3)}`);
}

export function printCategories({ categories }: Measured): void {
  console.table(
    categories.map((result) => ({
      category: result.category,
      answers: result.answers,
      AUPR: result.aupr.toFixed(3),
      'precision at 80 %': result.precisionAt80.toFixed(3),
      'at 90 %': result.precisionAt90.toFixed(3),
      'highest recall': result.highestRecall.toFixed(3),
    })),
  );
}

/** What it took to ask a model, line by line. */
export function describeEffort(
  { portions, usage, quotes, failures, seconds }: ModelFigures,
  { prices }: ModelSettings,
): readonly string[] {
  const dollars = prices && computeMicrodollars(usage, prices) / 1_000_000;
  const failed = Object.entries(failures).map(([failure, times]) => `${failure} ${times}`);
  return [
    `portions asked           ${portions.asked}, given up ${portions.givenUp}`,
    `tokens                   ${usage.inputTokens} in, ${usage.outputTokens} out`,
    `cost                     ${dollars === undefined ? 'unknown without prices' : `$${dollars.toFixed(4)}`}`,
    `time                     ${seconds.toFixed(1)} s`,
    `failures                 ${failed.length === 0 ? 'none' : failed.join(', ')}`,
    `quotes                   ${quotes.kept} stand in the contracts, ${quotes.rejected} rejected`,
  ];
}
