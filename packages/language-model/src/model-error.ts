import type { ModelFailure } from '@clauselight/schema';
import type { TokenUsage } from './client.ts';

export interface ModelErrorOptions {
  /** What the provider counted before it failed; it is paid for. */
  readonly usage?: TokenUsage;
  /** Milliseconds after which the provider wants to be asked again. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** A language model gave no answer that can be used. */
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
