import type { TokenUsage } from './client.ts';
import type { ModelPrices } from './settings.ts';

/** What tokens cost in millionths of a US dollar, rounded up to a whole one. A price for a million tokens is one for each. */
export function computeMicrodollars(usage: TokenUsage, prices: ModelPrices): number {
  const exact = usage.inputTokens * prices.input + usage.outputTokens * prices.output;
  // Products such as 3 * 0.1 are a hair more than they should be.
  return Math.ceil(Number(exact.toPrecision(12)));
}
