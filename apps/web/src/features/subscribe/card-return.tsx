import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useToast } from '../../ui/toast-context.ts';
import { followSubscription } from './follow-subscription.ts';
import { t } from './messages.ts';
import { createPending, createSetupFailure, createUnpaid, createWelcome } from './notices.ts';

/** Shows the outcome of setting up a card to a person returning from their bank. `status` comes from the address. */
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
        ...createSetupFailure(t('subscribe.notice.cardRefused')),
        action: {
          label: t('subscribe.cardReturn.again'),
          description: t('subscribe.cardReturn.againText'),
          onSelect: () => navigate('/subscribe'),
        },
      });
      return;
    }
    // The address is not proof: the welcome waits until the subscription exists.
    void followSubscription(client).then((begun) => {
      if (begun === undefined) toast(createPending());
      else toast(begun === 'past_due' ? createUnpaid() : createWelcome(begun === 'trialing'));
    });
  }, [status, client, toast, navigate]);
  return null;
}
