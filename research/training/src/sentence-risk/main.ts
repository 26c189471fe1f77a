import { readFileSync, writeFileSync } from 'node:fs';
import { readWrittenContracts, readWrittenExamples } from '@clauselight/datasets';
import {
  listSentenceRiskInputs,
  listWordFeatures,
  readConceptModel,
  type WordWeights,
} from '@clauselight/engine/research';
import { fitLogistic, type LogisticRow, type LogisticWeights } from '../fit/fit-logistic.ts';
import { fitWords, packWords, type WordRow } from '../fit/fit-words.ts';
import { type JudgedRow, readJudged } from './read-judged.ts';

const engine = new URL('../../../../packages/engine/', import.meta.url);
const target = new URL('src/contract/risk/concepts/sentence-risk.generated.json', engine);
const foldCount = 4;
/** How much a sentence that was written for a concept counts beside one of a whole contract: there are forty times as many. */
const exampleWeight = 0.3;
const judgedWeight = 6;
const thresholds = [0.3, 0.4, 0.5, 0.6, 0.7];

const conceptModel = readConceptModel(readFileSync(new URL('weights/concepts.bin', engine)));
const judged = readWrittenContracts()
  .filter((contract) => contract.judged.length > 0)
  .flatMap((contract, document) => readJudged(contract, document, conceptModel));
const examples = readWrittenExamples().map(
  ({ text, holds }): WordRow => ({
    features: listWordFeatures(text),
    isRight: holds,
    weight: exampleWeight,
  }),
);
console.log(`${examples.length} sentences of concepts, ${judged.length} of contracts`);

/** What the estimate is made from, with words learned from other contracts: in later use they are new, too. */
const kept = judged.map((row) => ({ row, inputs: [] as readonly number[] }));
for (let fold = 0; fold < foldCount; fold += 1) {
  const trained = fitOn(judged.filter(({ document }) => document % foldCount !== fold));
  for (const one of kept) {
    if (one.row.document % foldCount === fold) one.inputs = listInputs(one.row, trained);
  }
}
const estimates = Array.from({ length: foldCount }, (_, fold) => {
  const isKept = ({ row }: (typeof kept)[number]) => row.document % foldCount === fold;
  const weights = fitLogistic(kept.filter((one) => !isKept(one)).flatMap(toLogisticRow));
  return kept
    .filter(isKept)
    .map(({ row, inputs }) => ({ isRisk: row.isRisk, estimate: estimate(inputs, weights) }));
}).flat();
print();
const final = fitLogistic(kept.flatMap(toLogisticRow));
const [concept = 0, own = 0, length = 0] = final.weights.map(round);
const words = packWords(fitOn(judged));
writeFileSync(
  target,
  `${JSON.stringify({ concept, own, length, offset: round(final.offset), words })}\n`,
);

function fitOn(rows: readonly JudgedRow[]): WordWeights {
  const own = rows.flatMap(({ text, isRisk }): WordRow[] =>
    isRisk === undefined
      ? []
      : [{ features: listWordFeatures(text), isRight: isRisk, weight: judgedWeight }],
  );
  return fitWords([...examples, ...own]);
}

function listInputs({ text, probability }: JudgedRow, trained: WordWeights): readonly number[] {
  const inputs = listSentenceRiskInputs(text, probability, trained);
  return [inputs.concept, inputs.words, inputs.length];
}

function toLogisticRow({ row, inputs }: (typeof kept)[number]): LogisticRow[] {
  return row.isRisk === undefined ? [] : [{ inputs, isRight: row.isRisk }];
}

function estimate(inputs: readonly number[], { weights, offset }: LogisticWeights): number {
  const odds = inputs.reduce((sum, input, place) => sum + input * (weights[place] ?? 0), offset);
  return 1 / (1 + Math.exp(-odds));
}

/** Prints how right the estimates of contracts kept aside are from each threshold on. */
function print(): void {
  const risks = estimates.filter(({ isRisk }) => isRisk === true).length;
  for (const threshold of thresholds) {
    const shown = estimates.filter((one) => one.estimate >= threshold);
    const right = shown.filter(({ isRisk }) => isRisk === true).length;
    const unsure = shown.filter(({ isRisk }) => isRisk === undefined).length;
    const share = (count: number, of: number) =>
      `${((100 * count) / Math.max(1, of)).toFixed(1)} %`;
    console.log(
      `from ${threshold}: ${shown.length} shown, ${share(right, shown.length)} risks and ${share(unsure, shown.length)} perhaps; ${share(right, risks)} of ${risks} risks`,
    );
  }
}

function round(value: number): number {
  return Number(value.toPrecision(6));
}
