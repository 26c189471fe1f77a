import type { WrittenExample } from '@clauselight/datasets';
import {
  bearerClasses,
  createTokenReader,
  listConceptFeatures,
} from '@clauselight/engine/research';
import { createRandom } from '../fit/random.ts';
import type { ConceptRow } from './network-state.ts';
import type { RealSentence } from './real-sentences.ts';
import type { WordVectors } from './word-vectors.ts';

/** Tokens that are no words of a language; their vectors are learned. */
const specialTokens: readonly string[] = [
  ...['@0', '@1', '@2', '@both', '@other', '#year', '$', '%'],
  ...Array.from({ length: 100 }, (_, number) => `#${number}`),
];
const specialSpread = 0.4;

/** The words that have a vector, and the vectors to begin with. */
export interface Vocabulary {
  readonly words: readonly string[];
  readonly dimensions: number;
  readonly vectors: Float32Array;
  /** The vectors from this row on are learned. */
  readonly firstTrainable: number;
  readonly rows: ReadonlyMap<string, number>;
}

/** Adds the special tokens to the words of a language. */
export function createVocabulary({ words, dimensions, vectors }: WordVectors): Vocabulary {
  const all = [...words, ...specialTokens];
  const random = createRandom(7);
  const extended = new Float32Array(all.length * dimensions);
  extended.set(vectors);
  for (let place = vectors.length; place < extended.length; place += 1) {
    extended[place] = (random() - 0.5) * specialSpread;
  }
  return {
    words: all,
    dimensions,
    vectors: extended,
    firstTrainable: words.length,
    rows: new Map(all.map((word, row) => [word, row])),
  };
}

/**
 * How much a sentence counts for a concept. Chosen on written sentences of one style, learned from the others, and on
 * real sentences that were kept aside.
 */
const weights = {
  /** The concept for which a sentence was written. */
  written: 1,
  /** Another concept that its author named. Authors overlook some. */
  also: 0.7,
  /** All other concepts of a written sentence. */
  writtenOthers: 0.5,
  /** A concept that a reader was asked about, or named. */
  read: 1.5,
  /** All other concepts of a sentence that was read. */
  readOthers: 0.3,
  /** All concepts of a sentence that nobody read: most hold none. */
  unread: 0.05,
};

const unknownBearer = bearerClasses.indexOf('unknown');
const everyone = bearerClasses.indexOf('everyone');
const lastParty = bearerClasses.indexOf('third');

/** Creates the functions that turn sentences into rows of the network. */
export function createEncoder(vocabulary: Vocabulary, concepts: readonly string[]) {
  const indices = new Map(concepts.map((concept, index) => [concept, index]));
  const getIndex = (concept: string) => {
    const index = indices.get(concept);
    if (index === undefined) throw new Error(`there is no concept ${concept}`);
    return index;
  };
  const encodeWords = (words: readonly string[]) => ({
    words: Int32Array.from(words, (word) => vocabulary.rows.get(word) ?? -1),
    features: listConceptFeatures(words),
  });
  return {
    encodeWritten: (example: WrittenExample): ConceptRow => {
      const { tokens, bearer } = readWritten(example);
      const own = getIndex(example.concept);
      const others = example.also.map(getIndex).filter((index) => index !== own);
      return {
        ...encodeWords(tokens.words),
        targets: [
          [own, example.holds ? 1 : 0, weights.written],
          ...others.map((index): [number, number, number] => [index, 1, weights.also]),
        ],
        otherWeight: weights.writtenOthers,
        bearer,
        bearerConcept: own,
      };
    },
    encodeReal: ({ tokens, label }: RealSentence): ConceptRow => {
      const yes = Object.entries(label?.yes ?? {});
      const told = yes.find(([, bearer]) => bearer !== '-');
      return {
        ...encodeWords(tokens.words),
        targets: [
          ...yes.map(([concept]): [number, number, number] => [getIndex(concept), 1, weights.read]),
          ...(label?.no ?? []).map((concept): [number, number, number] => [
            getIndex(concept),
            0,
            weights.read,
          ]),
        ],
        otherWeight: label === undefined ? weights.unread : weights.readOthers,
        bearer: told && toBearerClass(told[1]),
        bearerConcept: told === undefined ? 0 : getIndex(told[0]),
      };
    },
  };
}

/** The index in `bearerClasses` of what a reader said; undefined if it is not known which party was meant. */
export function toBearerClass(bearer: string): number | undefined {
  if (bearer === '-') return undefined;
  if (bearer === 'both') return everyone;
  return bearer === '?' ? unknownBearer : Number(bearer);
}

function readWritten({ text, bearer, holds }: WrittenExample) {
  const isNamed = bearer !== undefined && bearer !== 'both';
  const name = isNamed ? bearer.toLowerCase().replace(/^the /, '') : '';
  const reader = createTokenReader(new Map(isNamed ? [[name, name]] : []));
  const tokens = reader.read(text);
  if (!holds) return { tokens, bearer: undefined };
  if (!isNamed) return { tokens, bearer: bearer === undefined ? unknownBearer : everyone };
  const place = tokens.parties.indexOf(reader.identify(bearer));
  return { tokens, bearer: place < 0 ? undefined : Math.min(lastParty, place) };
}
