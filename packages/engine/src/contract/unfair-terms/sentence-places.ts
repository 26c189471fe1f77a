import type { Sentence } from '../../text/document-structure.ts';
import { findLeadIns } from './lead-ins.ts';

/** Where each sentence stands and what it looks like. */
export interface SentencePlaces {
  /** The sentence whose list it is an item of; -1 for none. */
  readonly leadIns: Int32Array;
  /** Sentences that follow one another in the same clause have the same number. */
  readonly clauses: Int32Array;
  readonly wordCounts: Int32Array;
  /** 1 where it is all in capitals. */
  readonly capitals: Uint8Array;
}

/** Locates the sentences of a document, given the words of each. */
export function locateSentences(
  sentences: readonly Sentence[],
  words: readonly (readonly string[])[],
): SentencePlaces {
  const clauses = new Int32Array(sentences.length);
  sentences.forEach(({ clauseId }, index) => {
    const before = clauses[index - 1] ?? 0;
    clauses[index] = clauseId === sentences[index - 1]?.clauseId ? before : before + 1;
  });
  return {
    leadIns: findLeadIns(sentences),
    clauses,
    wordCounts: Int32Array.from(words, (list) => list.length),
    capitals: Uint8Array.from(sentences, ({ passage: { text } }) =>
      text === text.toUpperCase() ? 1 : 0,
    ),
  };
}
