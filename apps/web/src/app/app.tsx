import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../lib/query-client.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Entrance } from './entrance.tsx';
import { SubscribePrompt } from './subscribe-prompt.tsx';

/** What every screen stands in. */
export function App() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <ConnectionBanner />
        <ErrorBoundary message="The page could not be shown.">
          <Entrance />
        </ErrorBoundary>
        <SubscribePrompt />
      </ToastProvider>
    </QueryClientProvider>
  );
}
