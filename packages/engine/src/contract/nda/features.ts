import { combineHashes, hashWord } from '../../text/hashing/hashing.ts';
import { cues } from './cues.ts';
import type { Segment } from './segments.ts';

/** The features of a segment: the number of each feature, without repetition. */
export interface SegmentFeatures {
  /** Hashes of 32 bits of words, pairs, triples, the lead-in, headings. */
  readonly hashes: Uint32Array;
  /** The cues of the segment and its sentence, one bit each in the order of `cues`, the segment's first. */
  readonly cues: Uint8Array;
}

/** How many words of a segment and of its lead-in count; the weights were trained with these values. */
const mostWords = 300;
const mostLeadWords = 40;
const seeds = {
  word: 1,
  pair: 2,
  skip: 3,
  three: 4,
  heading: 5,
  lead: 6,
  leadPair: 7,
  definition: 8,
};

export const cueFeatureCount = 2 * cues.length;

/** Creates a function that returns the features of a document's segments, called in their order. */
export function createSegmentDescriber(): (segment: Segment) => SegmentFeatures {
  const known: WordHashes = new Map();
  const hashLead = rememberLast((lead) => listLeadHashes(lead, known));
  const hashSentence = rememberLast((sentence) => cues.map((cue) => cue.test(sentence)));
  return (segment) => {
    const { text, lead, sentence } = segment;
    const there = hashSentence(sentence);
    const own =
      text === sentence ? there : cues.map((cue, i) => there[i] === true && cue.test(text));
    const hashes = new Set(hashLead(lead));
    addOwnHashes(hashes, segment, known);
    return {
      hashes: Uint32Array.from(hashes),
      cues: Uint8Array.from([...own, ...there], Number),
    };
  };
}

/** Hashes of known words: the same few thousand are repeated. */
type WordHashes = Map<string, number>;

/** Segments of one sentence follow one another and share much, which is computed once. */
function rememberLast<T>(work: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly result: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: work(text) };
    return last.result;
  };
}

function listLeadHashes(lead: string, known: WordHashes): readonly number[] {
  const words = hashWords(lead, known).slice(0, mostWords).slice(-mostLeadWords);
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    const alone = combineHashes(word, 0, seeds.lead);
    return next === undefined ? [alone] : [alone, combineHashes(word, next, seeds.leadPair)];
  });
}

function addOwnHashes(hashes: Set<number>, segment: Segment, known: WordHashes): void {
  addRuns(hashes, hashWords(segment.text, known).slice(0, mostWords));
  for (const word of hashWords(segment.heading, known).slice(0, mostLeadWords)) {
    hashes.add(combineHashes(word, 0, seeds.heading));
  }
  if (segment.isDefinition) hashes.add(combineHashes(0, 0, seeds.definition));
}

/** Adds words, pairs, pairs around a word, and triples. */
function addRuns(hashes: Set<number>, words: readonly number[]): void {
  words.forEach((first, index) => {
    hashes.add(combineHashes(first, 0, seeds.word));
    const second = words[index + 1];
    if (second === undefined) return;
    const pair = combineHashes(first, second, seeds.pair);
    hashes.add(pair);
    const third = words[index + 2];
    if (third === undefined) return;
    hashes.add(combineHashes(first, third, seeds.skip));
    hashes.add(combineHashes(pair, third, seeds.three));
  });
}

function hashWords(text: string, known: WordHashes): readonly number[] {
  return (text.match(/[a-z0-9'\u00c0-\uffff]+|[;:]/g) ?? []).map((word) => {
    const hash = known.get(word) ?? hashWord(stem(word), seeds.word);
    known.set(word, hash);
    return hash;
  });
}

/** Cuts off endings, so that `discloses`, `disclosed` and `disclosing` are one word. All numbers are one word. */
function stem(word: string): string {
  if (/^\d/.test(word)) return '#';
  if (word.length <= 3) return word;
  if (word.length === 4) return word.replace(/s$/, '');
  return word
    .replace(/(?:'s|s')$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?:ing|ed|es|s)$/, '')
    .replace(/e$/, '');
}
