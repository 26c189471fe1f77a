import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fitModel } from './build-model.ts';
import { crossValidateTerms, fitRecalibration } from './cross-validate-terms.ts';
import { describeUnfairnessModel } from './describe-unfairness-model.ts';
import { measureTerms } from './measure-terms.ts';
import { readTerms } from './read-terms.ts';
import { writeUnfairnessModel } from './write-unfairness-model.ts';

const weightsFolder = fileURLToPath(
  new URL('../../../../packages/engine/weights/', import.meta.url),
);
const usage = 'usage: npm run train:unfair-terms -- --data FOLDER [--out FOLDER]';

const { values: options } = parseArgs({
  options: { data: { type: 'string' }, out: { type: 'string', default: weightsFolder } },
});
if (options.data === undefined) {
  console.error(usage);
  process.exit(2);
}

const documents = readTerms(options.data);
const heldOut = crossValidateTerms(documents);
const measures = measureTerms(heldOut);
const bytes = writeUnfairnessModel({
  ...fitModel(documents),
  // What is read from scores was fitted to those of documents that the scoring model had not seen.
  ...fitRecalibration(heldOut.map(({ terms, ownScores }) => ({ terms, scores: ownScores }))),
});
mkdirSync(options.out, { recursive: true });
writeFileSync(path.join(options.out, 'unfair-terms.bin'), bytes);
writeFileSync(
  path.join(options.out, 'unfair-terms.md'),
  describeUnfairnessModel({ documents, heldOut, measures, bytes }),
);
console.log(
  `F1 of any category ${measures.any.f1.toFixed(3)}, mean over categories ${measures.macroF1.toFixed(3)}`,
);
console.log(`${bytes.length} bytes of weights written to ${options.out}`);
