import { createHash } from 'node:crypto';
import { categoryLabels } from '@clauselight/engine/research';
import {
  cuadNames,
  getCategory,
  measureBenchmark,
  type Question,
} from '@clauselight/research-data';
import type { ClauseCategory } from '@clauselight/schema';
import type { Example } from '../examples/corpus.ts';
import { foldCount, getFold } from '../examples/read-corpus.ts';
import { silverCategories } from '../examples/silver-labels.ts';
import { type HeldOutPrediction, listQuestions } from '../model/cross-validate.ts';

interface ModelCardRequest {
  readonly examples: readonly Example[];
  /** By models that did not see the contract. */
  readonly predictions: readonly HeldOutPrediction[];
  /** The weights as they are shipped. */
  readonly bytes: Uint8Array;
}

/** The model card of the weights, Markdown: what they are, what they were learned from, how good they are. */
export function describeModel({ examples, predictions, bytes }: ModelCardRequest): string {
  const questions = listQuestions(examples, predictions);
  return [
    introduction(examples.length),
    describeWhole(questions),
    describeCategories(questions),
    describeSilver(predictions),
    describeCalibration(predictions),
    describeFolds(examples),
    limits,
    `## The file\n\n\`clauses.bin\`: ${bytes.length.toLocaleString('en-US')} bytes, SHA-256 \`${hash(bytes)}\`.`,
  ]
    .join('\n\n')
    .concat('\n');
}

function introduction(count: number): string {
  return `# Model card: the clause model

Written by \`npm run train -- --data DIR\`, together with the weights beside it. The same data give the same bytes.

## What it does

For every sentence of a contract it estimates whether it is what one of ${cuadNames.length} clause categories of CUAD asks for, or deals with one of
${silverCategories.length} general categories; for names and dates of the opening and the end, whether they are the title, a party, the agreement date or
the effective date. Everything runs in the engine, without a network.

1. Two networks of one hidden layer (96 units each, 65,536 hashed features: words, pairs of words, runs of five characters, the sentences around,
   headings, title, place) score every sentence for every category; their mean counts. Vectors are rounded to 4 bits, in the figures below as well.
2. 150 boosted trees take a second look at each sentence that may be right: the scores around it, of other categories, of the best in the document.
3. A conditional random field tags the tokens of the opening and the end; boosted trees take a second look at what it finds and at the parties, title and
   dates that the engine's terms state. Their probability is that of an answer which no likelier candidate of the contract is right about.

## What it was learnt from

- ${count} commercial contracts of the training split of CUAD v1, The Atticus Project, CC BY 4.0 (https://www.atticusprojectai.org/cuad). The official test split was not used.
- For the general categories: headings of provisions in the same contracts, cut out by a pattern and checked by nobody ("silver").

## How it was measured

By ${foldCount}-fold cross-validation, divided by contract: the network and the tagger that score a contract did not see it, and the trees that judge it were
fitted on contracts of the other folds. The terms of the engine, which the entity trees see as candidates, were written with these contracts at
hand. Procedure of the CUAD paper: a prediction is right where its words and an answer's overlap by half
(Jaccard), for parties also where it contains the answer; all categories in one pool; thresholds from 0.99 to 0.`;
}

function describeWhole(questions: readonly Question[]): string {
  const all = measureBenchmark(questions);
  return `| | this model, cross-validated | DeBERTa-xlarge of the paper, test split | RoBERTa-base of the paper, test split |
|---|---|---|---|
| AUPR | ${all.aupr.toFixed(3)} | 0.478 | 0.426 |
| precision at 80 % recall | ${all.precisionAt80.toFixed(3)} | 0.440 | 0.311 |
| precision at 90 % recall | ${all.precisionAt90.toFixed(3)} | 0.178 | 0 |

(The paper's figures: Hendrycks et al. 2021. The contracts are not the same, so the columns can be set beside one another, not subtracted.)`;
}

function describeCategories(questions: readonly Question[]): string {
  const rows = cuadNames.map((name) => {
    const result = measureBenchmark(questions.filter(({ category }) => category === name));
    const cells = [
      categoryLabels[getCategory(name)],
      result.answers,
      result.aupr.toFixed(3),
      result.precisionAt80.toFixed(2),
      result.highestRecall.toFixed(2),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '### Each category of CUAD',
    '',
    '| category | answers | AUPR | precision at 80 % recall | highest recall |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function describeSilver(predictions: readonly HeldOutPrediction[]): string {
  const rows = silverCategories.map((category) => {
    const own = predictions.filter((prediction) => prediction.category === category);
    const { right, averagePrecision } = measureRanking(own);
    return `| ${categoryLabels[category]} | ${right} | ${averagePrecision.toFixed(3)} |`;
  });
  return [
    '### The general categories, against headings',
    '',
    'Sentences under a heading that names the category, among sentences whose headings tell; average precision over candidate sentences.',
    '',
    '| category | sentences | average precision |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Mean of the precision at each right prediction, from the most probable down. */
function measureRanking(predictions: readonly HeldOutPrediction[]): {
  readonly right: number;
  readonly averagePrecision: number;
} {
  const ranked = predictions.toSorted((a, b) => b.probability - a.probability);
  let right = 0;
  let sum = 0;
  ranked.forEach(({ isRight }, index) => {
    if (!isRight) return;
    right += 1;
    sum += right / (index + 1);
  });
  return { right, averagePrecision: right === 0 ? 0 : sum / right };
}

function describeCalibration(predictions: readonly HeldOutPrediction[]): string {
  const general = new Set<ClauseCategory>(silverCategories);
  const measured = predictions.filter(
    ({ category, isRepeat }) => !general.has(category) && !isRepeat,
  );
  const rows = Array.from({ length: 10 }, (_, tenth) => {
    const own = measured.filter(
      ({ probability }) => Math.min(9, Math.floor(probability * 10)) === tenth,
    );
    const right = own.filter(({ isRight }) => isRight).length;
    const mean = own.reduce((sum, { probability }) => sum + probability, 0) / own.length;
    return `| ${tenth / 10}-${(tenth + 1) / 10} | ${own.length} | ${mean.toFixed(3)} | ${(right / own.length).toFixed(3)} |`;
  });
  return [
    '### Whether probabilities are what they say',
    '',
    'Without names and dates that only repeat what a likelier one of the contract has found.',
    '',
    '| estimate | predictions | mean estimate | share right |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function describeFolds(examples: readonly Example[]): string {
  const counts = Array.from(
    { length: foldCount },
    (_, fold) => examples.filter((_example, index) => getFold(index) === fold).length,
  );
  return `## Folds\n\nBy the contract's place in the file, scattered: ${counts.join(', ')} contracts.`;
}

const limits = `## Limits

- English commercial contracts, most of them filed with the SEC between 1996 and 2020; other kinds and other languages were not measured.
- Answers are whole sentences, names or dates. Where annotators marked a part of a long sentence, the sentence is found.
- Rare categories (price restrictions, unlimited licence, affiliate licences) have a few dozen examples and are found seldom.
- Annotators disagree and miss passages; a part of the "wrong" predictions is right.`;

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
