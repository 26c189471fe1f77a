import type { AskAnswer } from '@clauselight/schema';

/** A question and what came of it. */
export interface Turn {
  readonly id: number;
  readonly question: string;
  /** As far as it has come; absent before anything has. */
  readonly answer?: AskAnswer;
  readonly state: 'asking' | 'answered' | 'stopped' | 'failed';
  /** Why it failed. */
  readonly error?: unknown;
}
