import type * as z from 'zod/mini';

/** A request to a language model. Equal tasks have equal keys, whoever asks. */
export interface ModelTask<Answer> {
  /** Name and version of the prompt, for example `review-portion/1`. A changed prompt gets a new version. */
  readonly id: string;
  readonly system: string;
  readonly prompt: string;
  readonly answer: z.ZodMiniType<Answer>;
  /** Longest answer, in tokens; limited further by the settings. */
  readonly outputTokens: number;
  /** Whether an answer is empty. Without this function, an answer without words is. */
  isEmpty?(answer: Answer): boolean;
}

/** Tokens as the provider counts them. */
export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface AskOptions {
  /** When it aborts, the request ends, so that nothing more is spent, and its reason is thrown. */
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /**
   * Called with the answer so far. It is parsed JSON but not validated: fields may be missing, and the last string
   * may be cut off. An element of a list is complete when another follows it.
   */
  onPartial?(partial: unknown): void;
}

export interface ModelAnswer<Answer> {
  readonly answer: Answer;
  readonly usage: TokenUsage;
}

/** One configured language model. */
export interface LanguageModelClient {
  readonly provider: string;
  readonly name: string;
  /**
   * Makes one request, without retries. Throws a ModelError if there is no usable answer; its `usage` has been spent
   * anyway.
   */
  ask<Answer>(task: ModelTask<Answer>, options: AskOptions): Promise<ModelAnswer<Answer>>;
}
