import { writeFileSync } from 'node:fs';
import { cuadNames, measureBenchmark, readContracts } from '@clauselight/datasets';
import { hasLearntFrom } from '@clauselight/engine/stages/provisions/clause-model.ts';
import { weights } from '../weights.ts';
import { evaluateClausesUsage, parseEvaluateClausesOptions } from './options.ts';
import { predictContract, toPredictionsFile } from './predict.ts';

const options = parseEvaluateClausesOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(evaluateClausesUsage);
  process.exit(2);
}

const contracts = readContracts(options.data);
const learnt = contracts.filter(({ sourceText }) =>
  hasLearntFrom(weights.clauseModel, sourceText.text),
).length;
const questions = contracts.flatMap((contract) => predictContract(contract, weights.clauseModel));

const all = measureBenchmark(questions);
const categories = cuadNames.map((category) => ({
  category,
  ...measureBenchmark(questions.filter((question) => question.category === category)),
}));

console.log(`${contracts.length} contracts, ${all.answers} annotated passages`);
if (learnt > 0) {
  console.log(
    `\nThe weights were learnt from ${learnt} of these contracts: the figures say how well they are remembered, not how\n` +
      'well others are read. Cross-validation on them is part of `npm run train -- --data DIR --folds-only`.',
  );
}
console.log(`\nAUPR                     ${all.aupr.toFixed(3)}`);
console.log(`precision at 80 % recall ${all.precisionAt80.toFixed(3)}`);
console.log(`precision at 90 % recall ${all.precisionAt90.toFixed(3)}`);
console.log(`highest recall           ${all.highestRecall.toFixed(3)}`);
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
if (options.predictions !== undefined)
  writeFileSync(options.predictions, toPredictionsFile(questions));
if (options.json !== undefined)
  writeFileSync(options.json, JSON.stringify({ learnt, all, categories }, null, 2));
