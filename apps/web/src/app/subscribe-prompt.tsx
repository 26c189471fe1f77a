import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../lib/http.ts';
import { lazyPart } from '../lib/lazy-part.ts';

const SubscribeModal = lazyPart(() =>
  import('../features/subscribe/subscribe-modal.tsx').then((part) => part.SubscribeModal),
);

/** Opens the offer when any request of the page is answered with 402. */
export function SubscribePrompt() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');

  useEffect(() => {
    const offer = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (isPaymentRequired(event)) setState('open');
    };
    const leaveReads = client.getQueryCache().subscribe(offer);
    const leaveWrites = client.getMutationCache().subscribe(offer);
    return () => {
      leaveReads();
      leaveWrites();
    };
  }, [client]);

  function startTrial() {
    setState('closed');
    navigate('/subscribe');
  }

  if (state === 'unasked') return null;
  return (
    <Suspense>
      <SubscribeModal
        isOpen={state === 'open'}
        onClose={() => setState('closed')}
        onStartTrial={startTrial}
      />
    </Suspense>
  );
}

function isPaymentRequired(event: QueryCacheNotifyEvent | MutationCacheNotifyEvent): boolean {
  if (event.type !== 'updated' || event.action.type !== 'error') return false;
  const { error } = event.action;
  return error instanceof ApiError && error.status === 402;
}
