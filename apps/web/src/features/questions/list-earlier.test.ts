import { askRequestSchema } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { listEarlier } from './list-earlier.ts';
import { buildAnswer, buildModelPart, buildPassage, buildSentence } from './test/build-answer.ts';
import type { Turn } from './turn.ts';

const turn = (id: number, change: Partial<Turn> = {}): Turn => ({
  id,
  question: `Question ${id}?`,
  state: 'answered',
  answer: buildAnswer({
    model: buildModelPart({ sentences: [buildSentence(`Answer ${id}.`), buildSentence('More.')] }),
  }),
  ...change,
});

it('the last four answers are sent along, the oldest first', () => {
  const earlier = listEarlier([1, 2, 3, 4, 5].map((id) => turn(id)));
  expect(earlier).toEqual(
    [2, 3, 4, 5].map((id) => ({ question: `Question ${id}?`, answer: `Answer ${id}. More.` })),
  );
});

it('what no model answered is not', () => {
  const passages = [buildPassage('Words.')];
  expect(
    listEarlier([
      turn(1, { answer: buildAnswer({ passages }) }),
      { id: 2, question: 'Question 2?', state: 'asking' },
      turn(3, { answer: buildAnswer({ model: buildModelPart({ failure: 'dropped' }) }) }),
    ]),
  ).toEqual([]);
});

it('that the document does not say is an answer as well', () => {
  const answer = buildAnswer({ model: buildModelPart({ isNotInDocument: true }) });
  expect(listEarlier([turn(1, { answer })])).toEqual([
    { question: 'Question 1?', answer: 'The document does not say.' },
  ]);
});

it('an answer of any length is cut to what the server takes', () => {
  const sentences = Array.from({ length: 300 }, () => buildSentence('A'.repeat(100)));
  const earlier = listEarlier([
    turn(1, { answer: buildAnswer({ model: buildModelPart({ sentences }) }) }),
  ]);
  expect(askRequestSchema.safeParse({ question: 'And?', earlier }).success).toBe(true);
});
