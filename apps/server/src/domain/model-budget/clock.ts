import { setTimeout as delay } from 'node:timers/promises';

/** Time and chance, as far as retries and days depend on them. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** An aborted signal ends the wait and throws its reason. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** From 0 to below 1. */
  random(): number;
}

export const realClock: Clock = {
  now: Date.now,
  random: Math.random,
  async wait(ms, signal) {
    await delay(ms, undefined, { signal, ref: false }).catch(() => signal.throwIfAborted());
  },
};
