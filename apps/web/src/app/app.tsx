import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Entrance } from './entrance.tsx';
import { SubscribePrompt } from './subscribe-prompt.tsx';

const CardReturn = lazyPart(() =>
  import('../features/subscribe/card-return.tsx').then((part) => part.CardReturn),
);

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
        <SubscribePrompt />
        {cardReturn !== undefined && (
          <Suspense>
            <CardReturn status={cardReturn} />
          </Suspense>
        )}
      </ToastProvider>
    </QueryClientProvider>
  );
}
