import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';
import { normalizeWord } from './words.ts';

describe('forms of a word', () => {
  it.each([
    ['terminate terminates terminated terminating termination'],
    ['renew renews renewal renewed renewing'],
    ['indemnify indemnifies indemnification indemnity indemnities'],
    ['assign assigns assigned assignment assignments'],
    ['pay pays paid paying payment payments'],
    ['confidential confidentiality'],
    ['liable liability liabilities'],
    ['license licence licences licensed licensing'],
    ['cancel cancels canceled cancelled cancelling'],
    ['party parties'],
    ['tax taxes'],
    ['compete competes competing'],
  ])('are one: %s', (forms) => {
    expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
  });

  it.each([
    ['term terminate'],
    ['employ deploy'],
    ['sector section'],
    ['noted notice'],
    ['law lawn'],
  ])('are not: %s', (words) => {
    expect(new Set(words.split(' ').map(stem)).size).toBe(2);
  });

  it('of any word leave something', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (word) => {
        expect(stem(word)).not.toBe('');
      }),
    );
  });
});

it.each([
  ['$120,000.00'.slice(1), '120000'],
  ['1.5', '1.5'],
  ['Customer’s', 'custom'],
  ["Customer's", 'custom'],
  ['RÉSUMÉ', 'resum'],
  ['sus\u00ADpend', 'suspend'],
  ['The', ''],
  ['constructor', 'constructor'],
])('%s is compared as %s', (spelling, word) => {
  expect(normalizeWord(spelling)).toBe(word);
});
