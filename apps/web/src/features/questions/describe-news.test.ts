import { expect, it } from 'vitest';
import { describeNews } from './describe-news.ts';
import { buildAnswer, buildModelPart, buildPassage, buildSentence } from './test/build-answer.ts';

const turn = { id: 1, question: 'What?' };
const passages = [buildPassage('One.')];
const model = buildModelPart({ sentences: [buildSentence('Yes.')] });

it.each([
  [{ ...turn, state: 'asking' as const }, 'Searching the document.'],
  [
    { ...turn, state: 'asking' as const, answer: buildAnswer({ model, isFinal: false }) },
    'GPT-4 is answering.',
  ],
  [
    { ...turn, state: 'answered' as const, answer: buildAnswer({ model, passages }) },
    'Answered: 1 sentence, 1 passage.',
  ],
  [{ ...turn, state: 'answered' as const, answer: buildAnswer() }, 'Answered: 0 passages.'],
  [{ ...turn, state: 'stopped' as const }, 'The answer was stopped.'],
])('%o is told as “%s”', (given, told) => {
  expect(describeNews(given, 'GPT-4')).toBe(told);
});
