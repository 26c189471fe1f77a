import { cuadNames, measureBenchmark } from '@clauselight/research-data';
import type { Example } from '../examples/corpus.ts';
import { type HeldOutPrediction, listQuestions } from '../model/cross-validate.ts';

/** Prints what cross-validation measured: the benchmark as a whole, and every category of it. */
export function printResults(
  examples: readonly Example[],
  predictions: readonly HeldOutPrediction[],
): void {
  const questions = listQuestions(examples, predictions);
  const all = measureBenchmark(questions);
  console.log(`contracts ${examples.length}, answers ${all.answers}`);
  console.log(`AUPR ${all.aupr.toFixed(3)}`);
  console.log(`precision at 80 % recall ${all.precisionAt80.toFixed(3)}`);
  console.log(`precision at 90 % recall ${all.precisionAt90.toFixed(3)}`);
  console.log(`highest recall ${all.highestRecall.toFixed(3)}\n`);
  console.table(
    cuadNames.map((category) => {
      const result = measureBenchmark(
        questions.filter((question) => question.category === category),
      );
      return {
        category,
        answers: result.answers,
        AUPR: result.aupr.toFixed(3),
        'precision at 80 %': result.precisionAt80.toFixed(2),
        'highest recall': result.highestRecall.toFixed(2),
      };
    }),
  );
}
