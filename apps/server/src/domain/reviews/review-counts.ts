import type { ModelFailure, Rejected } from '@clauselight/schema';
import type { ModelSpending } from '../model-budget/spending.ts';

/** How a review stands, as its row says it. */
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
  /** Null where no prices are configured. */
  readonly microdollars: number | null;
  /** Each kind once, in the order in which they came. */
  readonly failures: ModelFailure[];
  readonly isOpinionWithheld: boolean;
}

/** What an earlier try at the same review has spent already. */
export type SpentBefore = Pick<
  ReviewCounts,
  'calls' | 'cachedCalls' | 'inputTokens' | 'outputTokens' | 'microdollars'
>;

/** Counts what happens in a review. */
export interface ReviewCounter {
  get(): ReviewCounts;
  plan(portions: number, isOpinionWithheld: boolean): void;
  endPortion(failure?: ModelFailure): void;
  giveUpPortions(): void;
  fail(failure: ModelFailure): void;
  reject(rejected: Rejected): void;
  spend(spending: ModelSpending): void;
  takeFromCache(): void;
}

export function createReviewCounter(spentBefore: SpentBefore): ReviewCounter {
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
    giveUpPortions: () => change({ portionsFailed: counts.portionsTotal - counts.portionsDone }),
    fail,
    reject: ({ quotes, statements }) =>
      change({
        rejectedQuotes: counts.rejectedQuotes + quotes,
        rejectedStatements: counts.rejectedStatements + statements,
      }),
    spend: ({ calls, inputTokens, outputTokens, microdollars }) =>
      change({
        calls: counts.calls + calls,
        inputTokens: counts.inputTokens + inputTokens,
        outputTokens: counts.outputTokens + outputTokens,
        microdollars:
          microdollars === undefined
            ? counts.microdollars
            : (counts.microdollars ?? 0) + microdollars,
      }),
    takeFromCache: () => change({ cachedCalls: counts.cachedCalls + 1 }),
  };
}
