import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useToast } from '../../ui/toast-context.ts';
import { followSubscription } from './follow-subscription.ts';
import { unpaid, welcome } from './notices.ts';

/** Milliseconds in which the welcome can be read before the page is left. */
const readingMs = 1000;

/** What follows when a card is set up: a welcome, the way to the dashboard, and the subscription as it begins. */
export function useSetUp() {
  const client = useQueryClient();
  const toast = useToast();
  const [path, navigate] = useLocation();
  const [done, setDone] = useState<{ hasTrial: boolean }>();

  function finish(hasTrial: boolean) {
    setDone({ hasTrial });
    toast(welcome(hasTrial));
    void followSubscription(client).then((status) => {
      if (status === 'past_due') toast(unpaid);
    });
    setTimeout(() => {
      // Whoever has gone elsewhere meanwhile stays there.
      if (window.location.pathname === path) navigate('/');
    }, readingMs);
  }

  return { done, finish };
}
