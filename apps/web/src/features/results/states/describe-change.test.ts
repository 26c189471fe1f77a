import { describe, expect, it } from 'vitest';
import { describeChange } from './describe-change.ts';

describe('a decision about a finding', () => {
  it.each([
    ['Accepted', 4.7, 3.9, 'Accepted: “No cap”. The score goes from 4.7 to 3.9.'],
    ['Open', 3.9, 4.7, 'Open: “No cap”. The score goes from 3.9 to 4.7.'],
    ['To negotiate', 4.7, 4.7, 'To negotiate: “No cap”. The score stays 4.7.'],
    ['Done', undefined, undefined, 'Done: “No cap”.'],
  ])('%s, with a score of %s and then %s, is told as %s', (state, before, after, text) => {
    expect(describeChange('No cap', { state, before, after })).toBe(text);
  });
});
