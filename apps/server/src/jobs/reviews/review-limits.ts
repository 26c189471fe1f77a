import { overlaps } from '@clauselight/core';
import type { ReviewItem } from '@clauselight/schema';
import type { KeptItem } from '../../domain/reviews/review-store.ts';

/** Decides which verified items are shown: too many findings help nobody. */
export interface ReviewLimits {
  /** Whether one more item is shown. `place` is the portion it comes from; undefined for the whole document. */
  tryAdmit(item: ReviewItem, place?: number): boolean;
}

const most = {
  finding: { inPortion: 3, inDocument: 40 },
  term: { inPortion: 5, inDocument: 60 },
  summary: { inPortion: 8, inDocument: 8 },
  recommendation: { inPortion: 8, inDocument: 8 },
} as const;
type LimitedKind = keyof typeof most;

/** `kept` holds the items that an earlier attempt at the same review has shown. */
export function createReviewLimits(kept: readonly KeptItem[]): ReviewLimits {
  const shown = kept.map(({ item }) => item);
  const inPortion = new Map<string, number>();

  const countKind = (kind: LimitedKind) => shown.filter((item) => item.kind === kind).length;

  return {
    tryAdmit(item, place) {
      const { kind } = item;
      if (kind === 'explanation' || kind === 'opinion') return true;
      const name = `${kind} ${place}`;
      const there = inPortion.get(name) ?? 0;
      const isFull = there >= most[kind].inPortion || countKind(kind) >= most[kind].inDocument;
      if (isFull || shown.some((other) => isSameFinding(item, other))) return false;
      inPortion.set(name, there + 1);
      shown.push(item);
      return true;
    },
  };
}

function isSameFinding(item: ReviewItem, other: ReviewItem): boolean {
  if (item.kind !== 'finding' || other.kind !== 'finding') return false;
  if (item.category !== other.category) return false;
  return item.evidence.some((words) => other.evidence.some((known) => overlaps(words, known)));
}
