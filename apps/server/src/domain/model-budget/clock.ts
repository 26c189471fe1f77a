import { setTimeout as delay } from 'node:timers/promises';

/** The time and randomness that retries and days depend on; replaceable in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** An aborted signal ends the wait and throws its reason. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** At least 0 and below 1. */
  random(): number;
}

export const realClock: Clock = {
  now: Date.now,
  random: Math.random,
  async wait(ms, signal) {
    await delay(ms, undefined, { signal, ref: false }).catch(() => signal.throwIfAborted());
  },
};
