import type { AnswerSentence, Evidence } from '@clauselight/schema';

/** A passage that an answer rests on, with the number by which its sentences name it. */
export interface Note {
  number: number;
  evidence: Evidence;
}

/** The notes of each sentence: a passage has the same number wherever it is named. */
export function numberNotes(sentences: readonly AnswerSentence[]): Note[][] {
  const known = new Map<string, Note>();
  return sentences.map(({ evidence }) => {
    const notes = evidence.map((one) => {
      const key = `${one.start}-${one.end}`;
      const note = known.get(key) ?? { number: known.size + 1, evidence: one };
      known.set(key, note);
      return note;
    });
    return [...new Set(notes)];
  });
}
