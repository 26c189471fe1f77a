import type { Clause } from '@clauselight/schema';
import type { DocumentStructure, Sentence } from '../../../text/document-structure.ts';
import { combineHashes, hashWord } from '../../../text/hashing/hashing.ts';
import { type FeatureRows, FeatureRowsBuilder } from './feature-rows.ts';
import { listTokens } from './tokens.ts';

/** The number of different features; a power of two. */
export const featureCount = 1 << 16;

/**
 * The purpose of a hash: equal words in different positions are different features. The weights depend on these
 * numbers.
 */
const seeds = {
  word: 1,
  pair: 2,
  before: 11,
  after: 12,
  heading: 13,
  headingPair: 14,
  title: 15,
  around: 16,
  position: 40,
};
/** The length of the vector of a group. The weights of the network were trained with these values. */
const weights = {
  words: 1,
  neighbor: 0.35,
  around: 0.2,
  heading: 0.5,
  title: 0.2,
  characters: 1,
  position: 0.2,
  bias: 0.3,
};
/** The origin of a group of features. */
export const groupKinds = {
  words: 0,
  neighbor: 1,
  around: 2,
  heading: 3,
  title: 4,
  characters: 5,
  position: 6,
  bias: 7,
};
/** How many headings above a sentence count; the weights were trained with this value. */
const headingsUpwards = 3;
/** The weights were trained with this value. */
const characterRun = 5;

/**
 * Describes every sentence for the model: its words and pairs of words, runs of five characters, the words of the
 * neighboring sentences, the headings above it, the title of the document, its position and its length.
 */
export function describeSentences(text: string, structure: DocumentStructure): FeatureRows {
  const builder = new FeatureRowsBuilder(featureCount);
  const { sentences } = structure;
  const tokens = sentences.map(({ passage }) => listTokens(passage.text));
  const hashes = tokens.map((words) => words.map((word) => hashWord(word, seeds.word)));
  const title = hashTitle(text, structure);
  const addHeadings = createHeadingFeatures(structure.clauses, builder);
  sentences.forEach((sentence, index) => {
    addWords(builder, hashes[index] ?? []);
    addNeighbor(builder, hashes[index - 1] ?? [], seeds.before);
    addNeighbor(builder, hashes[index + 1] ?? [], seeds.after);
    addAround(builder, hashes, index);
    addHeadings(sentence);
    addTitle(builder, title);
    addCharacters(builder, tokens[index] ?? []);
    addPosition(builder, { index, count: sentences.length, length: tokens[index]?.length ?? 0 });
    builder.endRow();
  });
  return builder.build();
}

function addWords(builder: FeatureRowsBuilder, hashes: readonly number[]): void {
  for (let index = 0; index < hashes.length; index += 1) {
    const hash = hashes[index] ?? 0;
    builder.add(hash);
    if (index > 0) builder.add(combineHashes(hashes[index - 1] ?? 0, hash, seeds.pair));
  }
  endGroup(builder, 'words');
}

function addNeighbor(builder: FeatureRowsBuilder, hashes: readonly number[], seed: number): void {
  for (const hash of hashes) builder.add(combineHashes(hash, 0, seed));
  endGroup(builder, 'neighbor');
}

/** Adds the words of the sentences at a distance of two and three, in both directions. */
function addAround(
  builder: FeatureRowsBuilder,
  hashes: readonly (readonly number[])[],
  index: number,
): void {
  for (const distance of [-3, -2, 2, 3]) {
    for (const hash of hashes[index + distance] ?? []) {
      builder.add(combineHashes(hash, 0, seeds.around));
    }
  }
  endGroup(builder, 'around');
}

function hashTitle(text: string, { title }: DocumentStructure): readonly number[] {
  if (title === undefined) return [];
  const words = listTokens(text.slice(title.start, title.end));
  return words.map((word) => combineHashes(hashWord(word, seeds.word), 0, seeds.title));
}

function addTitle(builder: FeatureRowsBuilder, title: readonly number[]): void {
  for (const hash of title) builder.add(hash);
  endGroup(builder, 'title');
}

function createHeadingFeatures(
  clauses: readonly Clause[],
  builder: FeatureRowsBuilder,
): (sentence: Sentence) => void {
  const byId = new Map(clauses.map((clause) => [clause.id, clause]));
  return ({ clauseId }) => {
    let clause = clauseId === undefined ? undefined : byId.get(clauseId);
    for (let step = 0; step < headingsUpwards && clause !== undefined; step += 1) {
      if (clause.heading !== undefined) addHeading(builder, clause.heading);
      clause = clause.parentId === undefined ? undefined : byId.get(clause.parentId);
    }
    endGroup(builder, 'heading');
  };
}

function addHeading(builder: FeatureRowsBuilder, heading: string): void {
  const hashes = listTokens(heading).map((word) => hashWord(word, seeds.word));
  hashes.forEach((hash, index) => {
    builder.add(combineHashes(hash, 0, seeds.heading));
    const next = hashes[index + 1];
    if (next !== undefined) builder.add(combineHashes(hash, next, seeds.headingPair));
  });
}

/** Runs of characters recognize the stems and endings of unknown words. */
function addCharacters(builder: FeatureRowsBuilder, tokens: readonly string[]): void {
  const text = ` ${tokens.join(' ')} `;
  for (let start = 0; start + characterRun <= text.length; start += 1) {
    let hash = 0;
    for (let index = start; index < start + characterRun; index += 1) {
      hash = Math.imul(hash, 0x01000193) ^ text.charCodeAt(index);
    }
    builder.add(combineHashes(hash, 0, characterRun));
  }
  endGroup(builder, 'characters');
}

function endGroup(builder: FeatureRowsBuilder, kind: keyof typeof groupKinds): void {
  builder.endGroup(groupKinds[kind], weights[kind]);
}

interface SentencePosition {
  readonly index: number;
  readonly count: number;
  /** In words. */
  readonly length: number;
}

function addPosition(
  builder: FeatureRowsBuilder,
  { index, count, length }: SentencePosition,
): void {
  const tenth = Math.floor((10 * index) / count);
  const magnitude = Math.min(7, Math.floor(Math.log2(1 + length)));
  for (const name of [`tenth${tenth}`, `length${magnitude}`, `first${Math.min(index, 6)}`]) {
    builder.add(hashWord(name, seeds.position));
  }
  endGroup(builder, 'position');
  builder.add(hashWord('bias', seeds.position));
  endGroup(builder, 'bias');
}
