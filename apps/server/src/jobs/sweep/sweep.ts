import type { OwnerStores } from '../../domain/accounts/delete-owners.ts';

/** What the steps of a sweep share. */
export interface Sweep extends OwnerStores {
  /** Milliseconds since 1970, by the clock of the database. */
  readonly now: number;
  /** Aborts when the process stops. What is left is done by the next sweep. */
  readonly signal: AbortSignal;
}

/**
 * Rows or folders that one statement or step works on: few enough that none runs into the time limit of statements,
 * whatever is deleted with them. The protocol of PostgreSQL ends at 65,535 values.
 */
export const portionSize = 500;

/** Repeats a step that removes at most a portion until it removes less; returns the sum. */
export async function repeat(
  { signal }: Pick<Sweep, 'signal'>,
  removePortion: () => Promise<number>,
): Promise<number> {
  for (let sum = 0; ; ) {
    signal.throwIfAborted();
    const removed = await removePortion();
    sum += removed;
    if (removed < portionSize) return sum;
  }
}

/** Cuts a sequence of any length into portions. */
export async function* toPortions<T>(
  { signal }: Pick<Sweep, 'signal'>,
  items: AsyncIterable<T>,
): AsyncGenerator<readonly T[]> {
  let portion: T[] = [];
  for await (const item of items) {
    signal.throwIfAborted();
    portion.push(item);
    if (portion.length < portionSize) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
