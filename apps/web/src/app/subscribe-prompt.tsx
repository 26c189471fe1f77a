import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { isPaymentRequired } from '../lib/http.ts';
import { lazyComponent } from '../lib/lazy-component.ts';

const SubscribeModal = lazyComponent(() =>
  import('../features/subscribe/subscribe-modal.tsx').then((part) => part.SubscribeModal),
);

/** Opens the offer when any request of the page is answered with 402. */
export function SubscribePrompt() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  // A limit may have been met before this part was here.
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>(() =>
    hasMetLimitBefore(client) ? 'open' : 'unasked',
  );

  useEffect(() => {
    const offer = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (hasMetLimit(event)) setState('open');
    };
    const leaveReads = client.getQueryCache().subscribe(offer);
    const leaveWrites = client.getMutationCache().subscribe(offer);
    return () => {
      leaveReads();
      leaveWrites();
    };
  }, [client]);

  function subscribe() {
    setState('closed');
    navigate('/subscribe');
  }

  if (state === 'unasked') return null;
  return (
    <Suspense>
      <SubscribeModal
        isOpen={state === 'open'}
        onClose={() => setState('closed')}
        onSubscribe={subscribe}
      />
    </Suspense>
  );
}

function hasMetLimit(event: QueryCacheNotifyEvent | MutationCacheNotifyEvent): boolean {
  return (
    event.type === 'updated' &&
    event.action.type === 'error' &&
    isPaymentRequired(event.action.error)
  );
}

function hasMetLimitBefore(client: QueryClient): boolean {
  const mutations = client.getMutationCache().getAll();
  return mutations.some(({ state }) => isPaymentRequired(state.error));
}
