import type { AskAnswer } from '@clauselight/schema';
import { numberNotes } from '../../lib/number-notes.ts';
import { t } from './messages.ts';

interface Answered {
  question: string;
  answer: AskAnswer;
  /** What people call the model. */
  label: string;
}

/** A question and its answer as plain text with its quotes at the end; without an answer, the passages found. */
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
  return [
    question,
    t('questions.answer.text', { model: label, words: words.join(' ') }),
    quotes.join('\n'),
  ].join('\n\n');
}
