/** Whether the server can be reached, and if not, which of the two ends is missing. */
export type ConnectionState = 'connected' | 'offline' | 'server-down';

export interface ConnectionOptions {
  /** Whether the machine has a network at all. */
  isOnline: () => boolean;
  /** Whether the server answers now. */
  checkServer: () => Promise<boolean>;
}

/** Milliseconds between two questions whether the server is back. */
const firstWaitMs = 1000;
const longestWaitMs = 10_000;
/** Milliseconds after which a server that has not answered counts as one that does not. */
const longestAnswerMs = 5000;

/**
 * Follows the connection without requests of its own while all is well: other requests report losses, and only
 * then asks the server, at growing intervals, until it answers.
 */
export function createConnection({ isOnline, checkServer }: ConnectionOptions) {
  let state: ConnectionState = isOnline() ? 'connected' : 'offline';
  let waitMs = firstWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function change(next: ConnectionState) {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function ask() {
    clearTimeout(timer);
    const isUp = await checkServer();
    if (!isOnline()) return change('offline');
    change(isUp ? 'connected' : 'server-down');
    if (!isUp) {
      timer = setTimeout(() => void check(), waitMs);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    }
  }

  /** Asks whether the server is there, once at a time, and answers with the state that follows. */
  async function check(): Promise<ConnectionState> {
    if (!isOnline()) {
      clearTimeout(timer);
      change('offline');
      return state;
    }
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    await asking;
    return state;
  }

  return {
    check,
    getState: () => state,
    /** Calls `listener` after each change of the state; answers with the way to stop. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A request got no answer from the server. */
    reportLoss() {
      if (state === 'server-down') return;
      waitMs = firstWaitMs;
      void check();
    },
    /** Asks now: the network came or went, or the person does not want to wait. */
    checkNow() {
      waitMs = firstWaitMs;
      void check();
    },
  };
}

async function checkServer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(longestAnswerMs);
    return (await fetch('/healthz', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** The connection of this page. */
export const connection = createConnection({
  isOnline: () => globalThis.navigator?.onLine !== false,
  checkServer,
});
