import { writeFileSync } from 'node:fs';
import { wasTrainedOn } from '@clauselight/engine/research';
import { openLanguageModel } from '@clauselight/language-model/open-language-model.ts';
import { readContracts } from '@clauselight/research-data';
import { weights } from '../weights.ts';
import { askModel } from './ask-model.ts';
import { evaluateClausesUsage, parseEvaluateClausesOptions } from './options.ts';
import { predictContract, toPredictionsFile } from './predict.ts';
import { describeEffort, measure, printAll, printCategories } from './print-figures.ts';

const options = parseEvaluateClausesOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(evaluateClausesUsage);
  process.exit(2);
}

const contracts = readContracts(options.data).slice(0, options.contracts);
const learned = contracts.filter(({ sourceText }) =>
  wasTrainedOn(weights.clauseModel, sourceText.text),
).length;
const questions = contracts.flatMap((contract) => predictContract(contract, weights.clauseModel));
const engine = measure(questions);

console.log(`${contracts.length} contracts, ${engine.all.answers} annotated passages`);
if (learned > 0) {
  console.log(
    `\nThe weights were learned from ${learned} of these contracts: the figures say how well they are remembered, not how\n` +
      'well others are read. Cross-validation on them is part of `npm run train -- --data DIR --folds-only`.',
  );
}
console.log('\nThe engine');
printAll(engine);
printCategories(engine);

const { model } = options;
const figures =
  model && (await askModel(contracts, { client: openLanguageModel(model.settings), ...model }));
const measured = figures && measure(figures.questions);
if (model && figures && measured) {
  console.log(`\n${model.settings.name} on the same contracts`);
  printAll(measured);
  console.log(describeEffort(figures, model.settings).join('\n'));
  printCategories(measured);
}

if (options.predictions !== undefined)
  writeFileSync(options.predictions, toPredictionsFile(figures?.questions ?? questions));
if (options.json !== undefined) {
  const { questions: _, ...effort } = figures ?? { questions };
  const report = { learned, ...engine, ...(measured && { model: { ...measured, ...effort } }) };
  writeFileSync(options.json, JSON.stringify(report, null, 2));
}
