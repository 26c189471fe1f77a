import type { Sentence } from '../../text/document-structure.ts';
import { combineHashes, hashWord } from '../../text/hashing/hashing.ts';
import { FeaturesBuilder, type SparseFeatures } from './features-builder.ts';
import { cueNames, findCues } from './find-cues.ts';
import { findProviderNames } from './provider-names.ts';
import { describeLayout, type SentenceLayout } from './sentence-layout.ts';
import { cutSuffix, listWords } from './words.ts';

/** The features of sentences for the model. */
export interface TermFeatures extends SparseFeatures {
  readonly layout: SentenceLayout;
}

/**
 * The purpose of a hash: equal words in different positions are different features. The weights depend on these
 * numbers.
 */
const seeds = {
  word: 1,
  pair: 2,
  triple: 3,
  apart: 4,
  before: 6,
  after: 7,
  leadWord: 8,
  leadPair: 9,
  cue: 11,
  leadCue: 12,
  shape: 13,
  cuePair: 15,
  cueWord: 16,
};
/** The length of the vector of a group's strengths. Set by hand, measured with `npm run evaluate:terms-of-service`. */
const weights = {
  word: 1,
  pair: 1,
  triple: 0.7,
  apart: 0.7,
  neighbour: 0.4,
  lead: 0.5,
  cueWord: 0.7,
};
/** The strengths of single features; the weights were trained with these values. */
const strengths = { cue: 0.8, leadCue: 0.48, cuePair: 0.25, bias: 0.3, length: 0.2 };
/** The weights were trained with this value. */
const longestMagnitude = 7;

const cueHashes = cueNames.map((name) => hashWord(name, seeds.cue));

/**
 * Describes every sentence for the model: stems of its words, pairs and triples of them, the words of the neighboring
 * sentences and of the sentence that introduces its list, and its cues, alone, in pairs and with every word.
 */
export function describeTerms(sentences: readonly Sentence[]): TermFeatures {
  const names = findProviderNames(sentences);
  const words = sentences.map(({ passage }) => listWords(passage.text, names));
  const hashes = words.map((list) => list.map((word) => hashWord(cutSuffix(word), seeds.word)));
  const cues = words.map((list) => findCues(list.join(' ')));
  const layout = describeLayout(sentences, words);
  const rows = new FeaturesBuilder();
  sentences.forEach((_, index) => {
    const own = hashes[index] ?? [];
    addRuns(rows, own);
    addWords(rows, hashes[index - 1] ?? [], { seed: seeds.before, weight: weights.neighbour });
    addWords(rows, hashes[index + 1] ?? [], { seed: seeds.after, weight: weights.neighbour });
    const lead = layout.leadIns[index] ?? -1;
    addLead(rows, hashes[lead] ?? [], cues[lead] ?? []);
    addCues(rows, cues[index] ?? []);
    addCuesWithWords(rows, cues[index] ?? [], own);
    addShape(rows, own.length);
    rows.endRow();
  });
  return { ...rows.build(), layout: layout };
}

function addRuns(rows: FeaturesBuilder, own: readonly number[]): void {
  for (const hash of own) rows.add(hash);
  rows.endGroup(weights.word);
  addPairs(rows, own, seeds.pair);
  rows.endGroup(weights.pair);
  for (let index = 2; index < own.length; index += 1) {
    const first = combineHashes(own[index - 2] ?? 0, own[index - 1] ?? 0, seeds.triple);
    rows.add(combineHashes(first, own[index] ?? 0, seeds.triple));
  }
  rows.endGroup(weights.triple);
  for (let index = 2; index < own.length; index += 1) {
    const hash = own[index] ?? 0;
    rows.add(combineHashes(own[index - 2] ?? 0, hash, seeds.apart));
    if (index > 2) rows.add(combineHashes(own[index - 3] ?? 0, hash, seeds.apart));
  }
  rows.endGroup(weights.apart);
}

function addPairs(rows: FeaturesBuilder, hashes: readonly number[], seed: number): void {
  for (let index = 1; index < hashes.length; index += 1) {
    rows.add(combineHashes(hashes[index - 1] ?? 0, hashes[index] ?? 0, seed));
  }
}

interface Group {
  readonly seed: number;
  readonly weight: number;
}

function addWords(rows: FeaturesBuilder, hashes: readonly number[], { seed, weight }: Group): void {
  for (const hash of hashes) rows.add(combineHashes(hash, 0, seed));
  rows.endGroup(weight);
}

function addLead(rows: FeaturesBuilder, hashes: readonly number[], cues: readonly number[]): void {
  addWords(rows, hashes, { seed: seeds.leadWord, weight: weights.lead });
  addPairs(rows, hashes, seeds.leadPair);
  rows.endGroup(weights.lead);
  for (const cue of cues) {
    rows.addAlone(combineHashes(cueHashes[cue] ?? 0, 0, seeds.leadCue), strengths.leadCue);
  }
}

function addCues(rows: FeaturesBuilder, cues: readonly number[]): void {
  cues.forEach((cue, place) => {
    const hash = cueHashes[cue] ?? 0;
    rows.addAlone(hash, strengths.cue);
    for (const other of cues.slice(place + 1)) {
      const pair = combineHashes(hash, cueHashes[other] ?? 0, seeds.cuePair);
      rows.addAlone(pair, strengths.cuePair);
    }
  });
}

function addCuesWithWords(
  rows: FeaturesBuilder,
  cues: readonly number[],
  own: readonly number[],
): void {
  for (const cue of cues) {
    const hash = cueHashes[cue] ?? 0;
    for (const word of own) rows.add(combineHashes(hash, word, seeds.cueWord));
  }
  rows.endGroup(weights.cueWord);
}

function addShape(rows: FeaturesBuilder, wordCount: number): void {
  const magnitude = Math.min(longestMagnitude, Math.floor(Math.log2(1 + wordCount)));
  rows.addAlone(hashWord('bias', seeds.shape), strengths.bias);
  rows.addAlone(hashWord(`length${magnitude}`, seeds.shape), strengths.length);
}
