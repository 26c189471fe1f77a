import type { SubscriptionStatus } from '@clauselight/schema';
import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '../../lib/api/get-user.ts';
import { refreshSubscription } from '../../lib/api/refresh-subscription.ts';
import { hasSubscription } from './standing.ts';

/** Milliseconds before each question; the last answer is left to the next visit. */
const waitsMs = [0, 2000, 5000, 15_000] as const;

/**
 * Requests the subscription until it has begun. Resolves with its status, or undefined if it had not begun at the last request
 * or the person has signed out. Never rejects.
 */
export async function followSubscription(
  client: QueryClient,
): Promise<SubscriptionStatus | undefined> {
  for (const ms of waitsMs) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await refreshSubscription(client).catch(() => undefined);
    const user = client.getQueryData(userQuery.queryKey);
    if (user === null) return undefined;
    if (hasSubscription(user?.subscriptionStatus)) return user?.subscriptionStatus;
  }
  return undefined;
}
