import type { ModelPart } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { describeSpending, listModelNotes } from './model-notes.ts';

const part = (change: Partial<ModelPart> = {}): ModelPart => ({
  model: 'gpt-4.1-mini',
  sentences: [],
  rejected: { quotes: 0, statements: 0 },
  usage: { calls: 1, cachedCalls: 0, inputTokens: 10, outputTokens: 5 },
  isNotInDocument: false,
  ...change,
});

describe('beside the words of a model stands', () => {
  it('nothing where all of them stood', () => {
    expect(listModelNotes(part(), 'GPT-4')).toEqual([]);
  });

  it('that the document does not say', () => {
    expect(listModelNotes(part({ isNotInDocument: true }), 'GPT-4')).toEqual([
      'GPT-4 finds no answer in the document.',
    ]);
  });

  it('why there are none, which is no word about the document', () => {
    const notes = listModelNotes(part({ failure: 'key-refused', isNotInDocument: true }), 'GPT-4');
    expect(notes).toEqual([
      'GPT-4 could not answer to the end. The provider refuses the key of this server.',
    ]);
  });

  it.each([
    [1, 0, ['1 sentence was left out: its quote is not in the document.']],
    [2, 0, ['2 sentences were left out: their quotes are not in the document.']],
    [
      0,
      1,
      [
        '1 sentence was left out for a number, a date, a name or a link that is not in the document.',
      ],
    ],
  ])('what was left out: %i quotes, %i statements', (quotes, statements, told) => {
    expect(listModelNotes(part({ rejected: { quotes, statements } }), 'GPT-4')).toEqual(told);
  });
});

it.each([
  [{}, '15 tokens'],
  [{ inputTokens: 1200, outputTokens: 40, dollars: 0.021 }, '1,240 tokens, $0.02'],
  [{ calls: 0, cachedCalls: 1 }, 'kept from before, nothing spent'],
  [{ calls: 0 }, undefined],
])('what an answer took is said in a line: %j', (change, words) => {
  expect(describeSpending({ ...part().usage, ...change })).toBe(words);
});
