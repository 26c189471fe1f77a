import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useServerFacts } from '../lib/api/get-server.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Entrance } from './entrance.tsx';

const BillingPart = lazyPart(() => import('./billing-part.tsx').then((part) => part.BillingPart));

interface AppProps {
  client: QueryClient;
  /** How setting up a card on another site has ended, where the page was opened by coming back from there. */
  cardReturn: string | undefined;
}

/** What every screen stands in. */
export function App({ client, cardReturn }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <ConnectionBanner />
        <ErrorBoundary message="The page could not be shown.">
          <Entrance />
        </ErrorBoundary>
        <Billing cardReturn={cardReturn} />
      </ToastProvider>
    </QueryClientProvider>
  );
}

function Billing({ cardReturn }: Pick<AppProps, 'cardReturn'>) {
  const { data: server, isError } = useServerFacts();
  // A server that does not say so may take money all the same.
  if (!isError && !server?.isBillingConfigured) return null;
  return (
    <Suspense>
      <BillingPart cardReturn={cardReturn} />
    </Suspense>
  );
}
