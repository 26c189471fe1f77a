import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useToast } from '../../ui/toast-context.ts';
import { followSubscription } from './follow-subscription.ts';
import { cardRefused, pending, setupFailure, unpaid, welcome } from './notices.ts';

/** Tells whoever comes back from their bank how setting up the card has ended. `status` is what the address said. */
export function CardReturn({ status }: { status: string }) {
  const client = useQueryClient();
  const toast = useToast();
  const [, navigate] = useLocation();
  const isTold = useRef(false);

  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    if (status !== 'succeeded' && status !== 'pending') {
      toast({
        ...setupFailure(cardRefused),
        action: {
          label: 'Try again',
          description: 'Open the page Subscribe',
          onSelect: () => navigate('/subscribe'),
        },
      });
      return;
    }
    // An address can say anything: the welcome waits for the subscription itself.
    void followSubscription(client).then((begun) => {
      if (begun === undefined) toast(pending);
      else toast(begun === 'past_due' ? unpaid : welcome(begun === 'trialing'));
    });
  }, [status, client, toast, navigate]);
  return null;
}
