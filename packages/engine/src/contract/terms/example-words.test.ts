import { describe, expect, it } from 'vitest';
import { isInExample } from './example-words.ts';

describe('the words of an example', () => {
  it.each([
    'For example, if a claim amounts to @, we pay less.',
    'The pay and its period, eg "£1 per year" or "@ per month".',
    'The fee (e.g. a retainer of @) is agreed.',
    'By way of example, a delay of @ is long.',
    'Example: sales of @ give a royalty.',
  ])('%s', (words) => {
    expect(isInExample(words, words.indexOf('@'))).toBe(true);
  });

  it.each([
    'The fee is @, for example for advice.',
    'The Supplier (e.g. a carrier) is paid @.',
    'Costs, e.g. of travel; and a fee of @.',
    'Eggs cost @.',
  ])('not in: %s', (words) => {
    expect(isInExample(words, words.indexOf('@'))).toBe(false);
  });
});
