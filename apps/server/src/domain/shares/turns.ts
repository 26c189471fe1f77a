import { AppError } from '@clauselight/schema';

export interface TurnsOptions {
  /** How many are worked on at a time. */
  readonly atOnce: number;
  /** How many may wait besides; whoever comes then is sent away. */
  readonly waiting: number;
}

/** Lets work of one kind be done a few at a time. */
export interface Turns {
  /** Throws rate_limited where too many wait already. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createTurns({ atOnce, waiting }: TurnsOptions): Turns {
  const queue: (() => void)[] = [];
  let active = 0;

  return {
    async take(work) {
      if (active >= atOnce) {
        if (queue.length >= waiting) throw new AppError('rate_limited');
        // Whoever ends passes the place on, so that nobody comes in between.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else {
        active += 1;
      }
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next === undefined) active -= 1;
        else next();
      }
    },
  };
}
