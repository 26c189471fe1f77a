import type { QueryClient } from '@tanstack/react-query';
import { send } from '../http.ts';
import { entitlementQuery } from './get-entitlement.ts';
import { refreshUser } from './get-user.ts';

/**
 * Has the server ask the payment provider how the person's subscription stands, and reads anew what follows from it.
 * Rejects where the server or the provider does not answer; what is known then stays.
 */
export async function refreshSubscription(client: QueryClient): Promise<void> {
  await send('/api/billing/refresh', { method: 'POST' });
  await refreshUser(client);
  await client.invalidateQueries({ queryKey: entitlementQuery.queryKey });
}
