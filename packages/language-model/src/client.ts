import type * as z from 'zod/mini';

/** What is asked of a language model. The same task gives the same key, whoever asks. */
export interface ModelTask<Answer> {
  /** Name and version of the prompt, for example `review-portion/1`: a prompt that is changed gets a new version. */
  readonly id: string;
  readonly system: string;
  readonly prompt: string;
  readonly answer: z.ZodMiniType<Answer>;
  /** Longest answer, in tokens; never more than the settings allow. */
  readonly outputTokens: number;
  /** Whether an answer says nothing; where it is absent, one without words does. */
  isEmpty?(answer: Answer): boolean;
}

/** Tokens as the provider counts them. */
export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface AskOptions {
  /** An aborted signal ends the request, so that nothing more is spent, and throws its reason. */
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /**
   * Called with the answer as far as it has come, unchecked but for being JSON: fields may be missing and the last string cut
   * off. An element of a list is complete once another follows it.
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
   * Asks once, without retries. Throws a ModelError where there is no answer that can be used; its usage is what was spent
   * all the same.
   */
  ask<Answer>(task: ModelTask<Answer>, options: AskOptions): Promise<ModelAnswer<Answer>>;
}
