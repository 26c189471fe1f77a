import type { Sentence } from '../../text/document-structure.ts';
import { findLeadIns } from '../../text/lead-ins.ts';

/** The position and shape of each sentence. */
export interface SentenceLayout {
  /** The sentence that introduces its list; -1 for none. */
  readonly leadIns: Int32Array;
  /** Consecutive sentences of one clause have the same number. */
  readonly clauses: Int32Array;
  readonly wordCounts: Int32Array;
  /** 1 when it is all capitals. */
  readonly capitals: Uint8Array;
}

/** Describes the positions of sentences, given the words of each. */
export function describeLayout(
  sentences: readonly Sentence[],
  words: readonly (readonly string[])[],
): SentenceLayout {
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
