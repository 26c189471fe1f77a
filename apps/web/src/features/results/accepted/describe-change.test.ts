import { describe, expect, it } from 'vitest';
import { describeChange } from './describe-change.ts';

describe('a change of what is accepted', () => {
  it.each([
    [true, 4.7, 3.9, 'Accepted: “No cap”. The score goes from 4.7 to 3.9.'],
    [false, 3.9, 4.7, 'Counts again: “No cap”. The score goes from 3.9 to 4.7.'],
    [true, 4.7, 4.7, 'Accepted: “No cap”. The score stays 4.7.'],
  ])('accepted %s, from %s to %s, is told as %s', (isAccepted, before, after, text) => {
    expect(describeChange('No cap', { isAccepted, before, after })).toBe(text);
  });
});
