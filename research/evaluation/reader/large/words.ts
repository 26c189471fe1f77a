import { createRandom, type Random } from '../fuzzing/random.ts';

/** Words, sentences and bytes as a document has them: no two stretches alike, and the same on every run. */
export interface Words {
  readonly random: Random;
  /** One of some thousand sentences of 5 to 25 words, a few with characters beyond ASCII. */
  sentence(): string;
  /** One of some thousand words. */
  word(): string;
  /** Three sentences. */
  paragraph(): string;
  /** Bytes no compression makes smaller, as pictures in a document are. */
  noise(length: number): Uint8Array;
}

const syllables = 'ag re ment par ty de liv er term no tice li a bil ity con sent fee pay'.split(
  ' ',
);
const marks = ['', '', '', '', '', ' § 4', ' (“Fee”)', ' – €\u00a012'];
const vocabularySize = 4000;
const sentenceCount = 20_000;

/** Makes words of a seed. */
export function createWords(seed: string): Words {
  const random = createRandom(seed);
  const repeat = (least: number, most: number, make: () => string) =>
    Array.from({ length: least + random.below(most - least + 1) }, make);
  const vocabulary = Array.from({ length: vocabularySize }, () =>
    repeat(1, 4, () => random.pick(syllables)).join(''),
  );
  const word = () => random.pick(vocabulary);
  const sentences = Array.from(
    { length: sentenceCount },
    () => `${repeat(5, 25, word).join(' ')}${random.pick(marks)}.`,
  );
  const sentence = () => random.pick(sentences);
  return {
    random,
    word,
    sentence,
    paragraph: () => `${sentence()} ${sentence()} ${sentence()}`,
    noise(length) {
      const bytes = new Uint8Array(Math.max(0, length));
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = random.below(256);
      return bytes;
    },
  };
}

/** Pieces of text behind one another in UTF-8, as many as fit into this many bytes, between two others. */
export function fill(
  size: number,
  { next, before = '', after = '' }: { next: () => string; before?: string; after?: string },
): Buffer {
  const end = Buffer.from(after);
  const pieces = [Buffer.from(before)];
  let left = size - end.length - (pieces[0]?.length ?? 0);
  for (;;) {
    const piece = Buffer.from(next());
    left -= piece.length;
    if (left < 0) break;
    pieces.push(piece);
  }
  return Buffer.concat([...pieces, end]);
}
