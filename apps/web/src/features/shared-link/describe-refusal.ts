import { formatWait } from '../../lib/format.ts';
import { ApiError, describeFailure } from '../../lib/http.ts';
import { t } from './messages.ts';

/** Why a password was refused, with the time to wait if any; nothing without an error. */
export function describeRefusal(error: Error | null): string | undefined {
  if (error === null) return undefined;
  const words = describeFailure(error, t('shared-link.password.failed'));
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return seconds === undefined
    ? words
    : t('shared-link.password.failedWait', { reason: words, wait: formatWait(seconds) });
}
