import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkHeldOut, fitFolds, ndaModelVersion, readHeldOut } from './cross-validate.ts';
import { createExample, type Example } from './examples.ts';
import { fitClassifier } from './fit-classifier.ts';
import { fitJudge } from './fit-judge.ts';
import { listMajority, measureNdas } from './measure.ts';
import { describeNdaModel } from './model-card.ts';
import { formatFigures } from './print-figures.ts';
import { readNdas } from './read-ndas.ts';
import { writeNdaModel } from './write-nda-model.ts';

const weightsFolder = fileURLToPath(
  new URL('../../../../packages/engine/weights/', import.meta.url),
);
const usage = 'usage: npm run train:nda -- --data FOLDER [--out FOLDER] [--folds-only]';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string', default: weightsFolder },
    'folds-only': { type: 'boolean', default: false },
  },
});
if (options.data === undefined) {
  console.error(usage);
  process.exit(2);
}
train(options.data, { out: options.out, isFoldsOnly: options['folds-only'] });

interface TrainOptions {
  readonly out: string;
  /** Whether to measure by cross-validation and write nothing. */
  readonly isFoldsOnly: boolean;
}

function train(folder: string, { out, isFoldsOnly }: TrainOptions): void {
  const ndas = readNdas(folder);
  const examples = ndas.map(createExample);
  const folds = fitFolds(examples, (fold) => console.error(`fitted without fold ${fold}`));
  const checks = checkHeldOut(examples, folds);
  const answered = ndas.map((nda, index) => ({ nda, checks: checks[index] ?? [] }));
  const figures = measureNdas(
    answered.filter(({ nda }) => nda.isWhole),
    listMajority(ndas),
  );
  console.log(formatFigures(figures));
  if (isFoldsOnly) return;
  const bytes = fitAll(examples, folds);
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, 'nda.bin'), bytes);
  writeFileSync(path.join(out, 'nda.md'), describeNdaModel({ figures, answered, bytes }));
  console.log(`\n${bytes.length} bytes of weights written to ${path.join(out, 'nda.bin')}`);
}

function fitAll(examples: readonly Example[], folds: ReturnType<typeof fitFolds>): Uint8Array {
  const { buckets, ...classifier } = fitClassifier(examples);
  const judge = fitJudge(readHeldOut(examples, folds));
  return writeNdaModel({ version: ndaModelVersion, classifier, outcomeModel: judge }, buckets);
}
