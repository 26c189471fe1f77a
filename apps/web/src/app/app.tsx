import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Entrance } from './entrance.tsx';
import { SubscribePrompt } from './subscribe-prompt.tsx';

/** What every screen stands in. */
export function App({ client }: { client: QueryClient }) {
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
