import { readFileSync, writeFileSync } from 'node:fs';
import { getTermsFingerprint, readUnfairnessModel } from '@clauselight/engine/research';
import { crossValidateTerms } from '../../training/src/unfair-terms/cross-validate-terms.ts';
import { measureTerms, type TermsMeasures } from '../../training/src/unfair-terms/measure-terms.ts';
import { readTerms } from '../../training/src/unfair-terms/read-terms.ts';
import { scoreLines } from '../../training/src/unfair-terms/score-lines.ts';
import { evaluateTermsOfServiceUsage, parseEvaluateTermsOfServiceOptions } from './options.ts';

const options = parseEvaluateTermsOfServiceOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(evaluateTermsOfServiceUsage);
  process.exit(2);
}

const model = readUnfairnessModel(
  readFileSync(new URL('../../../packages/engine/weights/unfair-terms.bin', import.meta.url)),
);
const documents = readTerms(options.data, options.file);
const isLearned = (text: string) => model.learntFrom.includes(getTermsFingerprint(text));
const learned = documents.filter(({ sourceText }) => isLearned(sourceText.text));
const unseen = documents.filter(({ sourceText }) => !isLearned(sourceText.text));

/** Fewer leave too little to learn from in cross-validation. */
const fewestLearned = 16;
const figures: Record<string, TermsMeasures> = {};
if (unseen.length > 0) {
  const held = unseen.map((terms) => ({
    ...scoreLines(model, terms),
    readings: model.readings,
  }));
  figures.shipped = measureTerms(held);
  print(
    `${unseen.length} documents that the shipped weights were not learned from`,
    figures.shipped,
  );
}
if (learned.length >= fewestLearned) {
  figures.crossValidated = measureTerms(crossValidateTerms(learned));
  const title = `${learned.length} documents that the shipped weights were learned from, each judged by a model that had not seen it`;
  print(title, figures.crossValidated);
}
if (learned.length > 0 && learned.length < fewestLearned) {
  console.log(
    `\n${learned.length} documents that the shipped weights were learned from are left out.`,
  );
}
if (options.json !== undefined) writeFileSync(options.json, JSON.stringify(figures, null, 2));

function print(title: string, measures: TermsMeasures): void {
  console.log(`\n${title}`);
  console.table(
    [measures.any, ...measures.categories].map(({ name, unfair, precision, recall, f1 }) => ({
      category: name,
      unfair,
      precision: precision.toFixed(3),
      recall: recall.toFixed(3),
      F1: f1.toFixed(3),
    })),
  );
  console.log(`F1 of any category                 ${measures.any.f1.toFixed(3)}`);
  console.log(`mean F1 over categories            ${measures.macroF1.toFixed(3)}`);
  console.log(`mean over documents of F1 (any)    ${measures.meanOfDocuments.toFixed(3)}`);
}
