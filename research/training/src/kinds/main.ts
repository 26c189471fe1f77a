import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readWrittenContracts, readWrittenExamples, toSourceText } from '@clauselight/datasets';
import {
  findStructure,
  listWordFeatures,
  scoreLikeness,
  type WordWeights,
} from '@clauselight/engine/research';
import { fitWords, packWords, type WordRow } from '../fit/fit-words.ts';
import { createRandom } from '../fit/random.ts';
import { type OtherDocument, readOtherDocuments } from './read-other-documents.ts';

const usage = 'usage: npm run train:kinds -- --data FOLDER [--folds-only]';
const target = new URL(
  '../../../../packages/engine/src/text/classification/contract-likeness.generated.json',
  import.meta.url,
);
/** The documents that `npm run evaluate:kinds` judges by. They are not learned from. */
const labelsFile = new URL('../../../evaluation/kinds/labels.json', import.meta.url);

const foldCount = 4;
/** So many of the sentences that were written for concepts are learned from. */
const exampleCount = 20_000;
/** How much one of them counts beside a sentence of another document: there are more of them. */
const exampleWeight = 0.3;
const sentencesOfDocument = 400;
const fewestWords = 5;

const { values } = parseArgs({
  options: { data: { type: 'string' }, 'folds-only': { type: 'boolean', default: false } },
});
if (values.data === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await train(values.data, values['folds-only']);
}

async function train(data: string, isOnlyFolds: boolean): Promise<void> {
  const labels: readonly { readonly path: string }[] = JSON.parse(readFileSync(labelsFile, 'utf8'));
  const judged = new Set(labels.map(({ path }) => path));
  const examples = chooseExamples();
  const others = await readOtherDocuments(data, (name) => judged.has(name));
  console.log(`${examples.length} sentences of contracts, ${others.length} other documents`);
  const folds = Array.from({ length: foldCount }, (_, fold) => {
    const isKept = (index: number) => index % foldCount === fold;
    const trained = fit(
      examples,
      others.filter((_document, index) => !isKept(index)),
    );
    return others
      .filter((_document, index) => isKept(index))
      .map(({ name, sentences }) => ({ name, score: scoreLikeness(sentences, trained) }));
  });
  print('documents that are no contracts, each kept aside once', folds.flat());
  const trained = fit(examples, others);
  const written = readWrittenContracts().map(({ group, kind, text }) => ({
    name: `${group}, ${kind}`,
    score: scoreLikeness(listSentences(text), trained),
  }));
  print('contracts written whole, none of them learned from', written);
  if (!isOnlyFolds) writeFileSync(target, `${JSON.stringify(packWords(trained))}\n`);
}

function chooseExamples(): readonly WordRow[] {
  const examples = readWrittenExamples();
  const random = createRandom(3);
  return examples
    .filter(() => random() < exampleCount / examples.length)
    .map(({ text }) => ({
      features: listWordFeatures(text),
      isRight: true,
      weight: exampleWeight,
    }));
}

function fit(examples: readonly WordRow[], others: readonly OtherDocument[]): WordWeights {
  const rows = others.flatMap(({ sentences }) =>
    sentences
      .filter((sentence) => sentence.split(/\s+/).length >= fewestWords)
      .slice(0, sentencesOfDocument)
      .map((sentence) => ({
        features: listWordFeatures(sentence),
        isRight: false,
        weight: 1,
      })),
  );
  return fitWords([...examples, ...rows]);
}

function listSentences(text: string): readonly string[] {
  const { structure } = findStructure({ sourceText: toSourceText(text) });
  return structure.sentences.map(({ passage }) => passage.text);
}

interface Scored {
  readonly name: string;
  readonly score: number | undefined;
}

/** Prints the range of the scores, and the documents at its ends. */
function print(title: string, scored: readonly Scored[]): void {
  const known = scored
    .flatMap(({ name, score }) => (score === undefined ? [] : [{ name, score }]))
    .toSorted((a, b) => a.score - b.score);
  const at = (share: number) => known[Math.round(share * (known.length - 1))]?.score.toFixed(2);
  console.log(`${title}: ${known.length} of ${scored.length} long enough`);
  console.log(
    `  lowest ${at(0)}, 5 % ${at(0.05)}, median ${at(0.5)}, 95 % ${at(0.95)}, highest ${at(1)}`,
  );
  for (const { name, score } of [...known.slice(0, 3), ...known.slice(-6)]) {
    console.log(`  ${score.toFixed(2)}  ${name}`);
  }
}
