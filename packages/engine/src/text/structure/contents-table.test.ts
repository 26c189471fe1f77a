import { describe, expect, it } from 'vitest';
import { findContentsTables } from './contents-table.ts';

function leftOf(text: string): string {
  return findContentsTables(text)
    .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    .trim();
}

describe('a table of contents', () => {
  it.each([
    ['TABLE OF CONTENTS\n\n1. Rent ........ 2\n\n2. Term ........ 3\n\nThe parties agree.'],
    ['Table of Contents Page 1. Rent 1 2. Term 2 2.1 Renewal 2 3. Law 4\n\nThe parties agree.'],
    [
      'TABLE OF CONTENTS\n\nARTICLE I RENT   1\n\nARTICLE II TERM   4\n\nSection 2.1 Renewal   4\n\nARTICLE III LAW   9\n\nThe parties agree.',
    ],
    [
      'CONTENTS\n\n1\n\nRent\n\n2\n\n2\n\nTerm\n\n3\n\n3\n\nLaw\n\n4\n\n4\n\nEnd\n\n6\n\nThe parties agree.',
    ],
  ])('is found to its end: %s', (text) => {
    expect(leftOf(text)).toBe('The parties agree.');
  });

  it.each([
    'The contents of the report are secret. It has 3 parts.',
    'By: ........................\nName: .....................',
    'The fee is 5 and the term is 6. Rent is 7. It ends on May 8.',
  ])('is not %s', (text) => {
    expect(findContentsTables(text)).toEqual([]);
  });
});
