import { describeFailure } from '../../lib/http.ts';

/** Why something was not done, in words; that the browser has no network is said first. */
export function describeNetworkFailure(error: unknown, fallback: string): string {
  if (!navigator.onLine) return `You are offline. ${fallback}`;
  return describeFailure(error, fallback);
}
