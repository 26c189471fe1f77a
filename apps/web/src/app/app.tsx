import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useServerFacts } from '../lib/api/get-server.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Entrance } from './entrance.tsx';
import { t } from './messages.ts';

const BillingPart = lazyComponent(() =>
  import('./billing-part.tsx').then((part) => part.BillingPart),
);

interface AppProps {
  client: QueryClient;
  /** Outcome of setting up a card on a bank's site; set if the bank redirected to this page. */
  cardReturn: string | undefined;
}

/** The providers and notices around every screen. */
export function App({ client, cardReturn }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <ConnectionBanner />
        <ErrorBoundary message={t('app.page.appFailed')}>
          <Entrance />
        </ErrorBoundary>
        <Billing cardReturn={cardReturn} />
      </ToastProvider>
    </QueryClientProvider>
  );
}

function Billing({ cardReturn }: Pick<AppProps, 'cardReturn'>) {
  const { data: server, isError } = useServerFacts();
  // If the server's facts cannot be loaded, billing may still be on.
  if (!isError && !server?.isBillingConfigured) return null;
  return (
    <Suspense>
      <BillingPart cardReturn={cardReturn} />
    </Suspense>
  );
}
