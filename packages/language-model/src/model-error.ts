import type { ModelFailure } from '@clauselight/schema';
import type { TokenUsage } from './client.ts';

export interface ModelErrorOptions {
  /** What the provider counted before the failure; it is charged. */
  readonly usage?: TokenUsage;
  /** Milliseconds after which the provider accepts the next request. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** Thrown if a language model gave no usable answer. */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  readonly usage: TokenUsage | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(failure: ModelFailure, options: ModelErrorOptions = {}) {
    super(`the language model failed: ${failure}`, { cause: options.cause });
    this.name = 'ModelError';
    this.failure = failure;
    this.usage = options.usage;
    this.retryAfterMs = options.retryAfterMs;
  }
}
