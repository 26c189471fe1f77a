import type { ModelFailure, Rejected } from '@clauselight/schema';
import type { ModelSpending } from '../model-budget/spending.ts';

/** The counters of a review as stored in its row. */
export interface ReviewCounts {
  readonly portionsTotal: number;
  readonly portionsDone: number;
  readonly portionsFailed: number;
  readonly rejectedQuotes: number;
  readonly rejectedStatements: number;
  readonly calls: number;
  readonly cachedCalls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Null if no prices are configured. */
  readonly microdollars: number | null;
  /** The distinct failures, in order of occurrence. */
  readonly failures: ModelFailure[];
  readonly isOpinionWithheld: boolean;
}

/** What earlier attempts at the same review have spent. */
export type EarlierSpending = Pick<
  ReviewCounts,
  'calls' | 'cachedCalls' | 'inputTokens' | 'outputTokens' | 'microdollars'
>;

/** Counts the events of a review. */
export interface ReviewCounter {
  get(): ReviewCounts;
  plan(portions: number, isOpinionWithheld: boolean): void;
  endPortion(failure?: ModelFailure): void;
  failRemainingPortions(): void;
  fail(failure: ModelFailure): void;
  reject(rejected: Rejected): void;
  addSpending(spending: ModelSpending): void;
  countCacheHit(): void;
}

export function createReviewCounter(spentBefore: EarlierSpending): ReviewCounter {
  let counts: ReviewCounts = {
    portionsTotal: 0,
    portionsDone: 0,
    portionsFailed: 0,
    rejectedQuotes: 0,
    rejectedStatements: 0,
    failures: [],
    isOpinionWithheld: false,
    ...spentBefore,
  };
  const change = (changed: Partial<ReviewCounts>) => {
    counts = { ...counts, ...changed };
  };
  const fail = (failure: ModelFailure) => {
    if (!counts.failures.includes(failure)) change({ failures: [...counts.failures, failure] });
  };

  return {
    get: () => counts,
    plan: (portionsTotal, isOpinionWithheld) => change({ portionsTotal, isOpinionWithheld }),
    endPortion(failure) {
      if (failure === undefined) return change({ portionsDone: counts.portionsDone + 1 });
      change({ portionsFailed: counts.portionsFailed + 1 });
      fail(failure);
    },
    failRemainingPortions: () =>
      change({ portionsFailed: counts.portionsTotal - counts.portionsDone }),
    fail,
    reject: ({ quotes, statements }) =>
      change({
        rejectedQuotes: counts.rejectedQuotes + quotes,
        rejectedStatements: counts.rejectedStatements + statements,
      }),
    addSpending: ({ calls, inputTokens, outputTokens, microdollars }) =>
      change({
        calls: counts.calls + calls,
        inputTokens: counts.inputTokens + inputTokens,
        outputTokens: counts.outputTokens + outputTokens,
        microdollars:
          microdollars === undefined
            ? counts.microdollars
            : (counts.microdollars ?? 0) + microdollars,
      }),
    countCacheHit: () => change({ cachedCalls: counts.cachedCalls + 1 }),
  };
}
