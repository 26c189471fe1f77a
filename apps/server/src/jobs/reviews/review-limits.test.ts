import type { ReviewItem } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { buildExplanation } from '../../../test/reviews.ts';
import { createReviewLimits } from './review-limits.ts';

const words = (text: string) => ({ text, unsupported: [] });

/** A risk in words of its own. */
function buildClaim(place: number): ReviewItem {
  return {
    kind: 'finding',
    id: `claim-${place}`,
    title: words('A risk'),
    category: 'payment',
    severity: 3,
    why: words('It is one.'),
    evidence: [{ start: place * 10, end: place * 10 + 5, quote: 'words' }],
  };
}

it('accepts three risks from a portion and forty from a document', () => {
  const limits = createReviewLimits([]);
  const admitted = Array.from({ length: 60 }, (_, index) =>
    limits.tryAdmit(buildClaim(index), Math.floor(index / 4)),
  );
  expect(admitted.slice(0, 5)).toEqual([true, true, true, false, true]);
  expect(admitted.filter(Boolean)).toHaveLength(40);
});

it('accepts the same risk in the same words once, also after a restart', () => {
  const limits = createReviewLimits([{ key: 'a', item: buildClaim(1) }]);
  expect(
    limits.tryAdmit({ ...buildClaim(1), title: words('Said otherwise') } as ReviewItem, 0),
  ).toBe(false);
  expect(limits.tryAdmit({ ...buildClaim(1), category: 'disputes' } as ReviewItem, 0)).toBe(true);
});

it('accepts every explanation', () => {
  const limits = createReviewLimits([]);
  const some = Array.from({ length: 300 }, () => limits.tryAdmit(buildExplanation('So.'), 0));
  expect(some.every(Boolean)).toBe(true);
});
