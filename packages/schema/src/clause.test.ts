import { expect, it } from 'vitest';
import { createClauseReference } from './clause.ts';

it.each([
  [{ number: '4.2', heading: 'Payment' }],
  [{ number: '4.2' }],
  [{ heading: 'Payment' }],
  [{}],
])('a clause is named by %j and its id alone', (names) => {
  const clause = { id: 'c1', level: 2, parentId: 'c0', start: 3, end: 9, ...names };
  expect(createClauseReference(clause)).toStrictEqual({ id: 'c1', ...names });
});
