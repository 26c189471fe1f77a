import { readFileSync, writeFileSync } from 'node:fs';
import { isAnchored } from '@clauselight/core';
import { checkNda, findStructure, readNdaModel } from '@clauselight/engine/research';
import { checkHeldOut, fitFolds } from '../../training/src/nda/cross-validate.ts';
import { createExample } from '../../training/src/nda/examples.ts';
import { type Answered, listMajority, measureNdas } from '../../training/src/nda/measure.ts';
import { formatFigures } from '../../training/src/nda/print-figures.ts';
import { type AnnotatedNda, readNdas } from '../../training/src/nda/read-ndas.ts';
import { type EvaluateNdaOptions, evaluateNdaUsage, parseEvaluateNdaOptions } from './options.ts';

const options = parseEvaluateNdaOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(evaluateNdaUsage);
  process.exitCode = 2;
} else {
  evaluate(options);
}

function evaluate({ data, weights, misses, json, part }: EvaluateNdaOptions): void {
  const ndas = readNdas(data);
  const answered = weights === undefined ? crossValidate(ndas) : answerWith(weights, ndas);
  const chosen = answered
    .filter(({ nda }) => nda.isWhole)
    .filter((_, index) => part === 'all' || (index % 3 === 2) === (part === 'third'));
  for (const one of chosen) assertAnchored(one);
  const figures = measureNdas(chosen, listMajority(ndas));
  console.log(`${chosen.length} agreements, ${weights ?? 'cross-validated'}\n`);
  console.log(formatFigures(figures));
  if (misses !== undefined) printMisses(chosen, misses);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(figures, undefined, 1)}\n`);
}

/** By models that did not see the agreement. */
function crossValidate(ndas: readonly AnnotatedNda[]): readonly Answered[] {
  const examples = ndas.map(createExample);
  const folds = fitFolds(examples, (fold) => console.error(`fitted without fold ${fold}`));
  const checks = checkHeldOut(examples, folds);
  return ndas.map((nda, index) => ({ nda, checks: checks[index] ?? [] }));
}

function answerWith(weights: string, ndas: readonly AnnotatedNda[]): readonly Answered[] {
  const model = readNdaModel(readFileSync(weights));
  return ndas
    .filter(({ isWhole }) => isWhole)
    .map((nda) => {
      const { sourceText } = nda;
      const { structure } = findStructure({ sourceText });
      return { nda, checks: checkNda({ sourceText, structure, model }) };
    });
}

function assertAnchored({ nda, checks }: Answered): void {
  const { text } = nda.sourceText;
  const loose = checks.find(({ evidence }) => evidence.some((one) => !isAnchored(text, one)));
  if (loose !== undefined) throw new Error(`evidence of ${loose.id} is not anchored`);
}

function printMisses(answered: readonly Answered[], id: string): void {
  for (const { nda, checks } of answered) {
    const answer = nda.answers.get(id);
    const check = checks.find((one) => one.id === id);
    if (answer === undefined || check === undefined) throw new Error(`there is no ${id}`);
    if (answer.label === check.outcome) continue;
    const { text } = nda.sourceText;
    const shown = check.evidence.length > 0 ? check.evidence : check.lookedIn;
    console.log(`\n${text.slice(0, 60).replaceAll('\n', ' ')}`);
    console.log(`  expected ${answer.label}`);
    for (const { start, end } of answer.evidence) console.log(`    ${text.slice(start, end)}`);
    console.log(`  got      ${check.outcome} (${check.probability})`);
    for (const { quote } of shown) console.log(`    ${quote}`);
  }
}
