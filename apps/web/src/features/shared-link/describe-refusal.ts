import { formatWait } from '../../lib/format.ts';
import { ApiError, describeFailure } from '../../lib/http.ts';

/** Why a password was not taken, with the time to wait where there is one; nothing where nothing went wrong. */
export function describeRefusal(error: Error | null): string | undefined {
  if (error === null) return undefined;
  const words = describeFailure(error, 'The server could not be reached. Please try again.');
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return seconds === undefined ? words : `${words} You can try again in ${formatWait(seconds)}.`;
}
