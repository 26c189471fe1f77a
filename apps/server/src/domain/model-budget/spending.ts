import type { TokenUsage } from '@clauselight/language-model';

/** What it cost to ask a language model. */
export interface ModelSpending extends TokenUsage {
  /** Requests to the provider, those that failed included. */
  readonly calls: number;
  /** Millionths of a US dollar; absent where no prices are configured. */
  readonly microdollars?: number;
}

export const noSpending: ModelSpending = { calls: 0, inputTokens: 0, outputTokens: 0 };

/** Both together. */
export function addSpending(one: ModelSpending, other: ModelSpending): ModelSpending {
  const isPriced = one.microdollars !== undefined || other.microdollars !== undefined;
  return {
    calls: one.calls + other.calls,
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    ...(isPriced && { microdollars: (one.microdollars ?? 0) + (other.microdollars ?? 0) }),
  };
}
