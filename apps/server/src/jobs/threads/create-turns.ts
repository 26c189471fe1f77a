type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A thread does one thing at a time anyhow: work waits until the work before it has ended, so each has its whole time. */
export function createTurns(): TakeTurn {
  let tail: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = tail.then(work);
    tail = result.catch(() => undefined);
    return result;
  };
}
