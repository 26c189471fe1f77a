/** What is known of an expected failure. */
export interface ErrorFacts {
  /** HTTP status of an answer with this code. */
  readonly status: number;
  /** Whether the same request may succeed later. */
  readonly isRetryable: boolean;
  /** Shown to the user. */
  readonly message: string;
}
