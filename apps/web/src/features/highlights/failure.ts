import { describeFailure } from '../../lib/http.ts';
import { t } from './messages.ts';

/** Why a request failed, in words; if the browser is offline, that comes first. */
export function describeNetworkFailure(error: unknown, fallback: string): string {
  if (!navigator.onLine) return t('highlights.notice.offline', { consequence: fallback });
  return describeFailure(error, fallback);
}
