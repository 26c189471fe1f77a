import { expect, it } from 'vitest';
import { changeText, getInsertedWords, sortEdits } from './changed-text.ts';

const text = 'The fee is due.';

it('edits replace, insert and delete at their places, whatever their order', () => {
  const edits = [
    { start: 15, end: 15, text: ' Pay it.' },
    { start: 4, end: 7, text: 'price' },
    { start: 7, end: 10, text: '' },
  ];
  expect(changeText(text, sortEdits(edits))).toBe('The price due. Pay it.');
});

it('a new paragraph has its number and heading before its words', () => {
  const paragraph = { number: '3.', heading: 'Law', model: 0 };
  expect(getInsertedWords({ start: 15, end: 15, text: 'All of it.', paragraph })).toBe(
    '\n3. Law. All of it.',
  );
});
