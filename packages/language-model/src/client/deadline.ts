/** The longest wait for the first word and between two words, as shares of the total time. */
const firstShare = 0.6;
const nextShare = 0.3;

/** Ends a request when its time is up, or when nothing arrives for too long. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** To be called when something has arrived. */
  restart(): void;
  /** Whether the time is up. */
  isOver(): boolean;
  /** Clears the timers. To be called in any case at the end. */
  clear(): void;
}

/** Starts the timers. The caller's signal ends the request too. */
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
    restart() {
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
