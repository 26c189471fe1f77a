import { AppError } from '@clauselight/schema';

export interface WorkQueueOptions {
  /** How many run at the same time. */
  readonly atOnce: number;
  /** How many may wait. Further calls are rejected. */
  readonly waiting: number;
}

/** Limits how much work of one kind runs at the same time. */
export interface WorkQueue {
  /** Throws `rate_limited` if too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createWorkQueue({ atOnce, waiting }: WorkQueueOptions): WorkQueue {
  const queue: (() => void)[] = [];
  let active = 0;

  return {
    async run(work) {
      if (active >= atOnce) {
        if (queue.length >= waiting) throw new AppError('rate_limited');
        // The slot goes directly to the next in line, so that no new caller takes it in between.
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
