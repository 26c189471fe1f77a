export interface SlotOptions {
  /** An aborted signal ends the wait and throws its reason. It does not end the work. */
  readonly signal: AbortSignal;
  /** Whether a person is waiting. Urgent work goes first. */
  readonly isUrgent: boolean;
}

export interface ConcurrencyLimit {
  /** Runs the work when a slot is free. */
  run<Result>(work: () => Promise<Result>, options: SlotOptions): Promise<Result>;
}

/** Limits how many pieces of work run at the same time. The others wait in order of arrival. */
export function createConcurrencyLimit(atATime: number): ConcurrencyLimit {
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;

  const enter = async ({ signal, isUrgent }: SlotOptions): Promise<void> => {
    signal.throwIfAborted();
    if (running < atATime) {
      running += 1;
      return;
    }
    const queue = isUrgent ? urgent : others;
    await new Promise<void>((resolve, reject) => {
      const proceed = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(proceed), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.push(proceed);
    });
  };
  // The slot goes directly to the next in line, so that no new caller takes it in between.
  const passSlotOn = () => {
    const next = urgent.shift() ?? others.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return {
    async run(work, options) {
      await enter(options);
      try {
        return await work();
      } finally {
        passSlotOn();
      }
    },
  };
}
