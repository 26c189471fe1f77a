const usualWaitMs = 2000;
const shortestWaitMs = 500;
const longestWaitMs = 30_000;

/** Milliseconds to wait before asking again: the seconds of `Retry-After`, within bounds; two where it names none. */
export function readPace({ headers }: Pick<Response, 'headers'>): number {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (!/^\d+$/.test(text)) return usualWaitMs;
  return Math.min(Math.max(Number(text) * 1000, shortestWaitMs), longestWaitMs);
}
