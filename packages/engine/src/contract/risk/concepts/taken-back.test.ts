import { describe, expect, it } from 'vitest';
import { concepts } from '../../catalogue/concepts.ts';
import { isOfBoth, isTakenBack } from './taken-back.ts';

describe('a concept is taken back', () => {
  it.each([
    ['service-changed-one-sided', 'The Provider may not change the services during the term.'],
    ['auto-renewal', 'This Agreement does not renew automatically.'],
    ['data-for-training', 'The Provider shall under no circumstances train models with it.'],
    ['rent-increase', 'The rent will not be increased in the first year.'],
    ['no-refund', 'The deposit is not non-refundable.'],
    ['termination-without-notice', 'Neither party may end the contract without notice.'],
  ])('by words that forbid it: %s, %s', (concept, words) => {
    expect(isTakenBack(concept, words)).toBe(true);
  });

  it.each([
    ['service-changed-one-sided', 'The Provider may change the services.'],
    ['auto-renewal', 'It renews unless a party does not want it to.'],
    ['landlord-entry', 'The Landlord shall not enter except to show the flat.'],
    ['suspension-at-will', 'If you do not pay, we may suspend the service.'],
    ['no-refund', 'Fees will not be refunded.'],
  ])('but not by an exception or other words: %s, %s', (concept, words) => {
    expect(isTakenBack(concept, words)).toBe(false);
  });
});

describe('a power', () => {
  it.each([
    ['Either Employee or Company may end the employment at any time.', true],
    ['Each party may suspend its duties.', true],
    ['The Company may end the employment at any time.', false],
  ])('is of both sides: %s', (words, expected) => {
    expect(isOfBoth('termination-without-notice', words)).toBe(expected);
  });
});

it('every concept that may be taken back is in the catalogue', () => {
  const words = 'The Provider may not do so.';
  const taken = concepts.filter(({ id }) => isTakenBack(id, words));
  expect(taken).toHaveLength(20);
});
