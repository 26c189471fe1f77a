import type { AnswerSentence } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { numberNotes } from './number-notes.ts';

const evidence = (start: number) => ({ start, end: start + 5, quote: 'words' });
const sentence = (...starts: number[]): AnswerSentence => ({
  text: { text: 'Words.', unsupported: [] },
  evidence: starts.map(evidence),
});

it('a passage has one number in all sentences, in the order in which they name it', () => {
  const notes = numberNotes([sentence(40), sentence(10, 40), sentence(70, 10, 70)]);
  expect(notes.map((list) => list.map(({ number }) => number))).toEqual([[1], [2, 1], [3, 2]]);
  expect(notes[1]?.[0]?.evidence).toEqual(evidence(10));
});

it('sentences that are added later change no number', () => {
  const first = [sentence(40), sentence(10)];
  const numbers = (sentences: AnswerSentence[]) =>
    numberNotes(sentences).map((list) => list.map(({ number }) => number));
  expect(numbers([...first, sentence(5)]).slice(0, 2)).toEqual(numbers(first));
});
