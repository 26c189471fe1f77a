import { changeText } from '@clauselight/core';
import { describe, expect, it } from 'vitest';
import { setTime } from './set-time.ts';

const cure = {
  do: 'set-time',
  near: 'cured?',
  to: { count: 30, unit: 'day' },
  if: 'shorter',
} as const;
const notice = {
  do: 'set-time',
  near: 'notice',
  to: { count: 30, unit: 'day' },
  if: 'longer',
} as const;

function change(sentence: string, step: Parameters<typeof setTime>[1]): string | undefined {
  const edits = setTime(sentence, step);
  return edits && changeText(sentence, edits);
}

describe('a length of time', () => {
  it.each([
    [
      'if it is not cured within 10 days of notice',
      cure,
      'if it is not cured within 30 days of notice',
    ],
    ['not cured within ten (10) days', cure, 'not cured within thirty (30) days'],
    ['not cured within ten business days', cure, 'not cured within thirty business days'],
    ['not cured within one week', cure, 'not cured within thirty days'],
    ['upon six (6) months’ notice', notice, 'upon thirty (30) days’ notice'],
    ['at least 90 days’ notice before the end', notice, 'at least 30 days’ notice before the end'],
  ])('is set in its own manner: %s', (sentence, step, expected) => {
    expect(change(sentence, step)).toBe(expected);
  });

  it.each([
    ['is long enough already', 'not cured within 45 days', cure],
    ['is short enough already', 'on 30 days’ notice', notice],
    [
      'stands far from what it is about',
      `notice ${'of the kind described '.repeat(6)} 90 days`,
      notice,
    ],
    [
      'is the length of a term',
      'renews for successive one-year terms unless notice is given',
      notice,
    ],
  ])('is left alone where it %s', (_, sentence, step) => {
    expect(change(sentence, step)).toBeUndefined();
  });
});
