import { expect, it } from 'vitest';
import { createPortionReader, createWholeReader } from './answer-elements.ts';

const first = { finding: 'f1', text: 'One.' };
const second = { finding: 'f2', text: 'Two.' };

it('reads each element once, when another follows it or the list has ended', () => {
  const reader = createPortionReader();
  expect(reader.read({ explanations: [{ finding: 'f1' }] }, false)).toEqual([]);
  expect(reader.read({ explanations: [first, { finding: 'f' }] }, false)).toEqual([
    { list: 'explanations', index: 0, value: first },
  ]);
  expect(reader.read({ explanations: [first, second], findings: [] }, false)).toEqual([
    { list: 'explanations', index: 1, value: second },
  ]);
  const whole = { explanations: [first, second], findings: [], terms: [], notes: [] };
  expect(reader.read(whole, true)).toEqual([]);
});

it('recognizes elements by their content when an answer begins again', () => {
  const reader = createPortionReader();
  reader.read({ explanations: [first, second] }, false);
  const again = { explanations: [first, { finding: 'f3', text: 'Three.' }, second] };
  expect(reader.read(again, false)).toEqual([
    { list: 'explanations', index: 1, value: { finding: 'f3', text: 'Three.' } },
  ]);
});

it('leaves elements with a wrong shape for the end', () => {
  const reader = createPortionReader();
  expect(reader.read({ findings: [{ title: 3 }], terms: 'none', notes: null }, false)).toEqual([]);
  expect(reader.read('no object', true)).toEqual([]);
  expect(reader.read(null, true)).toEqual([]);
});

it('reads the opinion as one element once it is complete', () => {
  const reader = createWholeReader();
  const opinion = { score: 3, reason: 'So.', quotes: [] };
  expect(reader.read({ summary: [], recommendations: [], opinion }, false)).toEqual([]);
  expect(reader.read({ summary: [], recommendations: [], opinion }, true)).toEqual([
    { list: 'opinion', index: 0, value: opinion },
  ]);
});
