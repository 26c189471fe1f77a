export interface Signal {
  raise(): void;
  /** Settles once it was raised since the last wait; a wait at a time. */
  wait(): Promise<void>;
}

/**
 * A flag that is raised from outside and lowered by waiting for it; nothing raised in between is lost. `abort` raises it
 * too, so that nobody waits for ever.
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
