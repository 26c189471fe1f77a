export interface TurnOptions {
  /** An aborted signal ends the wait and throws its reason; it does not end the work. */
  readonly signal: AbortSignal;
  /** Whether somebody sits before the answer: those go first. */
  readonly isUrgent: boolean;
}

export interface Turns {
  /** Does the work when it is its turn. */
  take<Result>(work: () => Promise<Result>, options: TurnOptions): Promise<Result>;
}

/** Lets so many do their work at a time; the others wait, the first come first. */
export function createTurns(atATime: number): Turns {
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;

  const enter = async ({ signal, isUrgent }: TurnOptions): Promise<void> => {
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
  // The place goes straight to whoever is next, so that nobody slips in between.
  const handOn = () => {
    const next = urgent.shift() ?? others.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return {
    async take(work, options) {
      await enter(options);
      try {
        return await work();
      } finally {
        handOn();
      }
    },
  };
}
