import type { TokenUsage } from '@clauselight/language-model';

/** The cost of asking a language model. */
export interface ModelSpending extends TokenUsage {
  /** Requests to the provider, including failed ones. */
  readonly calls: number;
  /** Millionths of a US dollar; absent if no prices are configured. */
  readonly microdollars?: number;
}

export const noSpending: ModelSpending = { calls: 0, inputTokens: 0, outputTokens: 0 };

/** The sum of both. */
export function addSpending(one: ModelSpending, other: ModelSpending): ModelSpending {
  const isPriced = one.microdollars !== undefined || other.microdollars !== undefined;
  return {
    calls: one.calls + other.calls,
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    ...(isPriced && { microdollars: (one.microdollars ?? 0) + (other.microdollars ?? 0) }),
  };
}
