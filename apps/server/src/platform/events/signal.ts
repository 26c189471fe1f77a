export interface Signal {
  raise(): void;
  /** Resolves when the signal was raised since the last wait. Only one wait at a time. */
  wait(): Promise<void>;
}

/**
 * A flag that is raised from outside and cleared by waiting for it, so that no raise is lost in between. `abort`
 * raises it too, so that nobody waits forever.
 */
export function createSignal(abort: AbortSignal): Signal {
  let isRaised = false;
  let proceed: (() => void) | undefined;
  const raise = () => {
    isRaised = true;
    proceed?.();
  };
  abort.addEventListener('abort', raise, { once: true });
  return {
    raise,
    async wait(): Promise<void> {
      if (!isRaised) {
        await new Promise<void>((resolve) => {
          proceed = resolve;
        });
      }
      isRaised = false;
    },
  };
}
