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

/** Sentences as they are shown: their words, the marked ones among them, and notes that lead to `getAddress`. */
export function noteSentences(
  sentences: readonly AnswerSentence[],
  getAddress: (evidence: Evidence) => string,
) {
  const notes = numberNotes(sentences);
  return sentences.map(({ text: { text, unsupported } }, index) => ({
    text,
    marks: unsupported,
    notes: (notes[index] ?? []).map(({ number, evidence }) => ({
      number,
      quote: evidence.quote,
      href: getAddress(evidence),
    })),
  }));
}
