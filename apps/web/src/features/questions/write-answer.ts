import type { AskAnswer } from '@clauselight/schema';
import { numberNotes } from '../../lib/number-notes.ts';

interface Answered {
  question: string;
  answer: AskAnswer;
  /** What people call the model. */
  label: string;
}

/** A question and its answer as plain text, the quotes it rests on at the end; the passages where nothing else answers. */
export function writeAnswer({ question, answer: { model, passages }, label }: Answered): string {
  const sentences = model?.sentences ?? [];
  if (sentences.length === 0) {
    return [question, ...passages.map(({ evidence }) => `“${evidence.quote}”`)].join('\n\n');
  }
  const notes = numberNotes(sentences);
  const words = sentences.map(({ text }, index) => {
    const numbers = (notes[index] ?? []).map(({ number }) => `[${number}]`).join('');
    return `${text.text} ${numbers}`;
  });
  const quotes = [...new Set(notes.flat())].map(
    ({ number, evidence }) => `[${number}] “${evidence.quote}”`,
  );
  return [question, `${label}: ${words.join(' ')}`, quotes.join('\n')].join('\n\n');
}
