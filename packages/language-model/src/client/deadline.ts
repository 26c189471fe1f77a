/** The longest wait for the first word, and between two, as shares of the whole time. */
const firstShare = 0.6;
const nextShare = 0.3;

/** Ends a request when its time is over, or when nothing is heard for too long. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Something was heard. */
  hear(): void;
  /** Whether the time was over. */
  isOver(): boolean;
  /** To be called in any case, once nothing is waited for. */
  clear(): void;
}

/** Starts the clock; the signal of the asker ends the request too. */
export function startDeadline(timeoutMs: number, asker: AbortSignal): Deadline {
  const own = new AbortController();
  let isOver = false;
  const end = () => {
    isOver = true;
    own.abort();
  };
  const whole = setTimeout(end, timeoutMs);
  let silence = setTimeout(end, timeoutMs * firstShare);
  return {
    signal: AbortSignal.any([asker, own.signal]),
    hear() {
      clearTimeout(silence);
      silence = setTimeout(end, timeoutMs * nextShare);
    },
    isOver: () => isOver,
    clear() {
      clearTimeout(whole);
      clearTimeout(silence);
    },
  };
}
