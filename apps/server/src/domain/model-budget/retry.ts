import { ModelError, type ModelTask } from '@clauselight/language-model';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import {
  createMeteredCalls,
  type MeteredCallOptions,
  type MeteredCallParts,
} from './metered-calls.ts';
import { findRetryDelay } from './retry-delay.ts';
import { addSpending, type ModelSpending, noSpending } from './spending.ts';

export interface PatientCallOptions extends MeteredCallOptions {
  readonly isUrgent: boolean;
}

export interface PaidAnswer<Answer> {
  readonly answer: Answer;
  /** The total cost, including failed calls. */
  readonly usage: ModelSpending;
}

/** Calls to the language model that queue for a slot and are retried where this can help and time is left. */
export function createPatientCalls(parts: MeteredCallParts) {
  const { platform, clock } = parts;
  const calls = createMeteredCalls(parts);
  const limit = createConcurrencyLimit(platform.config.MODEL_CONCURRENCY);

  return {
    /** Throws what the last call threw. */
    async ask<Answer>(
      task: ModelTask<Answer>,
      options: PatientCallOptions,
    ): Promise<PaidAnswer<Answer>> {
      const { signal, deadline, isUrgent } = options;
      let usage = noSpending;
      const onSpent = (spending: ModelSpending) => {
        usage = addSpending(usage, spending);
        options.onSpent(spending);
      };
      const call = () => calls.ask(task, { ...options, onSpent });
      for (let failedBefore = 0; ; failedBefore += 1) {
        try {
          const answer = await limit.run(call, { signal, isUrgent });
          return { answer, usage };
        } catch (error) {
          signal.throwIfAborted();
          if (!(error instanceof ModelError)) throw error;
          const remainingMs = deadline - clock.now();
          const state = { failedBefore, remainingMs, random: clock.random() };
          const delayMs = findRetryDelay(error, state);
          if (delayMs === undefined) throw error;
          await clock.wait(delayMs, signal);
        }
      }
    },
  };
}
