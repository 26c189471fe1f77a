import { createHash } from 'node:crypto';
import { hiddenCount, outputCount } from '@clauselight/engine/research';
import { type HeldOutTerms, outerFolds } from './cross-validate-terms.ts';
import type { TermsMeasure, TermsMeasures } from './measure-terms.ts';
import type { AnnotatedTerms } from './read-terms.ts';

export interface DescribeUnfairnessModelRequest {
  readonly documents: readonly AnnotatedTerms[];
  readonly heldOut: readonly HeldOutTerms[];
  readonly measures: TermsMeasures;
  readonly bytes: Uint8Array;
}

/** The model card, in Markdown. */
export function describeUnfairnessModel(request: DescribeUnfairnessModelRequest): string {
  const { documents, heldOut, measures, bytes } = request;
  const lines = documents.reduce((sum, { lineLabels }) => sum + lineLabels.length, 0);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return `# Model card: unfair terms

Written by \`npm run train:unfair-terms -- --data DIR\`, together with the weights beside it. The same data give the same bytes.

## What it does

For every sentence of terms of business with consumers it estimates whether it is potentially or clearly unfair to the consumer, and in which
of nine ways.

1. Hashed features: stems, pairs and triples of them, words of the sentences around and of the sentence that opens a list, turns of phrase written
   as patterns, alone, two together and together with each word. The names that a provider gives itself count as “we”.
2. Two models score each sentence by them, and the mean counts: logistic regression with features made stronger where their counts tell the classes apart,
   and a network of one hidden layer of ${hiddenCount} units. Their figures are rounded to four bits, in the figures below as well.
3. A second logistic regression takes a look at the scores of the sentence, of those around it, of the one that opens its list, of its clause and of the
   document; its answer plus half of the sentence's own score says whether the sentence is unfair in any way.

A sentence counts as unfair where that score reaches a threshold; its categories are those that reach theirs, or else the likeliest.

## What it was learnt from

${documents.length} terms of service in English, ${lines} lines, ${measures.any.unfair} of them unfair in any way: Galassi, Lagioia, Jabłonowska and Lippi, “Unfair clause detection in
terms of service across multiple languages”, Artificial Intelligence and Law, 2024, https://doi.org/10.1007/s10506-024-09398-7, CC BY 4.0. Categories and degrees are
those of CLAUDETTE (Lippi et al., “CLAUDETTE: an automated detector of potentially unfair clauses in online terms of service”, Artificial Intelligence and Law,
2019): degree 1 is fair, 2 potentially unfair, 3 clearly unfair. As there, degrees 2 and 3 count as unfair and everything else does not.

## How it was measured

By ${outerFolds}-fold cross-validation, divided by document: no sentence of a document was seen by the model that judges it. The second look, thresholds and probabilities
were fitted inside the learning documents of each fold, on scores of models that had not seen them either. Features, patterns and settings were chosen with all of these
documents at hand, not inside the folds, so the figures are somewhat too good; on other documents expect less. Every line of the data counts, headings too.

| | unfair lines | precision | recall | F1 |
|---|---|---|---|---|
${[measures.any, ...measures.categories].map(formatMeasure).join('\n')}

Mean F1 over the nine categories: ${measures.macroF1.toFixed(3)}. Mean F1 of “any category” over documents: ${measures.meanOfDocuments.toFixed(3)}.

### Whether probabilities are what they say

Of a line being unfair in each of the nine ways, all in one pool.

| estimate | lines | mean estimate | share unfair |
|---|---|---|---|
${describeCalibration(heldOut).join('\n')}

## Limits

- English terms of online services, most of them of 2018 to 2021, judged under European consumer law; other texts and laws were not measured.
- It says that a term resembles terms which lawyers marked, not that a court would strike it. What is fair depends on the whole contract.
- Rare kinds (arbitration, personal data) have a few dozen examples. Items of long lists are often missed.
- Annotators disagree: sentences repeated word for word are marked in one document and not in another.

## The file

\`unfair-terms.bin\`: ${bytes.length.toLocaleString('en')} bytes, SHA-256 \`${hash}\`.
`;
}

function formatMeasure({ name, unfair, precision, recall, f1 }: TermsMeasure): string {
  const figures = [precision, recall, f1].map((figure) => figure.toFixed(3));
  return `| ${[name, unfair, ...figures].join(' | ')} |`;
}

const bounds = [0, 0.05, 0.2, 0.4, 0.6, 0.8];

function describeCalibration(heldOut: readonly HeldOutTerms[]): readonly string[] {
  const points = heldOut.flatMap(({ scores, labels, readings }) =>
    labels.flatMap((label, line) =>
      readings.slice(0, -1).map(({ slope, offset }, output) => {
        const score = scores[line * outputCount + output] ?? 0;
        return {
          estimate: 1 / (1 + Math.exp(-(slope * score + offset))),
          label: label[output] ?? 0,
        };
      }),
    ),
  );
  return bounds.map((from, index) => {
    const to = bounds[index + 1] ?? 1;
    const inside = points.filter(({ estimate }) => estimate >= from && (estimate < to || to === 1));
    const sum = (key: 'estimate' | 'label') => inside.reduce((all, point) => all + point[key], 0);
    const shares = [sum('estimate'), sum('label')].map((all) => (all / inside.length).toFixed(3));
    return `| ${from}-${to} | ${inside.length} | ${shares.join(' | ')} |`;
  });
}
