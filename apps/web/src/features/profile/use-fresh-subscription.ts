import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshUser } from '../../lib/api/get-user.ts';
import { refreshSubscription } from '../../lib/api/refresh-subscription.ts';
import { takePortalVisit } from '../../lib/portal-visit.ts';

/**
 * Brings onto the page what was changed at the payment provider: after a visit to its pages, and where the browser goes
 * back to this page as it was left.
 */
export function useFreshSubscription(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (takePortalVisit()) void rereadSubscription(client);
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      void (takePortalVisit() ? rereadSubscription(client) : rereadUser(client));
    };
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, [client]);
}

/** Where the provider does not answer, the server may know already. */
function rereadSubscription(client: QueryClient): Promise<void> {
  return refreshSubscription(client).catch(() => rereadUser(client));
}

/** What is known stays where there is no answer. */
function rereadUser(client: QueryClient): Promise<void> {
  return refreshUser(client).catch(() => undefined);
}
