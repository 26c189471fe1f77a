import { describe, expect, it } from 'vitest';
import { listProseSentences } from './prose-sentences.ts';

describe('a line of prose', () => {
  it.each([
    [
      'The fee is due. It rises! Does it? Yes.',
      ['The fee is due.', 'It rises!', 'Does it?', 'Yes.'],
    ],
    ['Halden Systems, Inc. Delaware sells it.', ['Halden Systems, Inc. Delaware sells it.']],
    [
      'It is sold by Halden Systems, Inc. The fee is due.',
      ['It is sold by Halden Systems, Inc.', 'The fee is due.'],
    ],
    [
      'See No. 5 of the list. Is it fair? No. The fee is high.',
      ['See No. 5 of the list.', 'Is it fair?', 'No.', 'The fee is high.'],
    ],
    [
      'Clause 4.2 applies, and clause 4. It is short.',
      ['Clause 4.2 applies, and clause 4.', 'It is short.'],
    ],
    [
      'Dr. J. Smith of the U.S. Treasury, e.g. Section 9, pays $5.50.',
      ['Dr. J. Smith of the U.S. Treasury, e.g. Section 9, pays $5.50.'],
    ],
    [
      '“The fee is due.” It says so (in part.) Pay.',
      ['“The fee is due.”', 'It says so (in part.)', 'Pay.'],
    ],
    ['It ends at 5 p.m. on Friday', ['It ends at 5 p.m. on Friday']],
    ['', []],
  ])('%j is cut where its sentences end', (line, expected) => {
    expect(listProseSentences(line)).toEqual(expected);
  });
});
