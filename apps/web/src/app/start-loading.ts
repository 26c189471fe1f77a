import type { QueryClient } from '@tanstack/react-query';
import { analysesQuery } from '../lib/api/get-analyses.ts';
import { documentsQuery } from '../lib/api/get-documents.ts';
import { serverQuery } from '../lib/api/get-server.ts';
import { userQuery } from '../lib/api/get-user.ts';
import { isSharedPage } from '../lib/passed-through.ts';
import { DashboardPage } from './dashboard-part.ts';
import { hasChosenGuestAccess } from './guest-choice.ts';

/** Asks for all that the first screen is made of at once, where each part would wait for the one before it. */
export function startLoading(client: QueryClient): void {
  void client.prefetchQuery(serverQuery);
  // A shared link is the same for everybody.
  if (isSharedPage(location.pathname)) return;
  void client.prefetchQuery(userQuery);
  if (!hasChosenGuestAccess()) return;
  // Whoever shows it asks again and tells of a failure.
  DashboardPage.preload().catch(() => undefined);
  void client.prefetchQuery(analysesQuery);
  void client.prefetchQuery(documentsQuery);
}
