import type { TokenUsage } from './client.ts';
import type { ModelPrices } from './settings.ts';

/**
 * Computes the price of tokens.
 *
 * @param usage - The tokens of prompt and answer.
 * @param prices - US dollars per million tokens. That equals microdollars per token.
 * @returns Millionths of a US dollar, rounded up to an integer.
 */
export function computeMicrodollars(usage: TokenUsage, prices: ModelPrices): number {
  const exact = usage.inputTokens * prices.input + usage.outputTokens * prices.output;
  // Products such as 3 * 0.1 are slightly too large.
  return Math.ceil(Number(exact.toPrecision(12)));
}
