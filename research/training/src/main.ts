import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type ClauseModel, getFingerprint } from '@clauselight/engine/research';
import { type Example, sentenceCategories } from './examples/corpus.ts';
import { foldCount, getFold, readCorpus } from './examples/read-corpus.ts';
import { crossValidate, type HeldOutTables } from './model/cross-validate.ts';
import { fitEntityTrees, tabulateEntities } from './model/entity-trees.ts';
import type { FitResult } from './model/fit-task.ts';
import { runTasks } from './model/run-tasks.ts';
import { fitSentenceTrees, measurePriors, tabulateSentences } from './model/sentence-trees.ts';
import { writeModel } from './model/write-model.ts';
import { describeModel } from './report/model-card.ts';
import { printResults } from './report/print-results.ts';

const weightsFolder = fileURLToPath(new URL('../../../packages/engine/weights/', import.meta.url));
const usage = 'usage: npm run train -- --data FOLDER [--out FOLDER] [--folds-only]';

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
await train(options.data, { out: options.out, isFoldsOnly: options['folds-only'] });

interface TrainOptions {
  readonly out: string;
  /** Whether to measure by cross-validation and write nothing. */
  readonly isFoldsOnly: boolean;
}

async function train(folder: string, { out, isFoldsOnly }: TrainOptions): Promise<void> {
  const folds = Array.from({ length: foldCount }, (_, fold) => ({ fold }));
  const tasks = isFoldsOnly ? folds : [...folds, { fold: undefined }];
  const results = await runTasks(folder, tasks, ({ fold }) => {
    console.error(fold === undefined ? 'fitted on all contracts' : `fitted without fold ${fold}`);
  });
  const examples = readCorpus(folder);
  const tables = tabulate(examples, results);
  const predictions = crossValidate(examples, tables);
  printResults(examples, predictions);
  const whole = results[foldCount];
  if (whole === undefined) return;
  const bytes = writeModel(createModel(examples, whole, tables));
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, 'clauses.bin'), bytes);
  writeFileSync(path.join(out, 'README.md'), describeModel({ examples, predictions, bytes }));
  console.log(`\n${bytes.length} bytes of weights written to ${path.join(out, 'clauses.bin')}`);
}

/** What the second stage sees of every contract, by the first-stage models that did not see it. */
function tabulate(examples: readonly Example[], results: readonly FitResult[]): HeldOutTables {
  const resultOf = (contract: number) => {
    const result = results[getFold(contract)];
    if (result === undefined) throw new Error('a fold was not fitted');
    return result;
  };
  return {
    sentences: examples.map((example, contract) =>
      tabulateSentences(example, resultOf(contract).scores.get(contract) ?? new Float32Array()),
    ),
    entities: examples.map((example, contract) =>
      tabulateEntities(example, resultOf(contract).tagger),
    ),
  };
}

function createModel(
  examples: readonly Example[],
  whole: FitResult,
  { sentences, entities }: HeldOutTables,
): ClauseModel {
  const priors = measurePriors(sentences);
  return {
    version: '2026.1',
    learntFrom: examples.map(({ contract }) => getFingerprint(contract.sourceText.text)),
    categories: sentenceCategories,
    network: whole.network,
    priors,
    sentenceTrees: fitSentenceTrees(sentences, priors),
    tagger: whole.tagger,
    entityTrees: fitEntityTrees(entities),
  };
}
