import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useToast } from '../../ui/toast-context.ts';
import { followSubscription } from './follow-subscription.ts';
import { createUnpaid, createWelcome } from './notices.ts';

/** Milliseconds that the welcome is shown before the page is left. */
const readingMs = 1000;

/** Runs after a card is set up: shows a welcome, opens the dashboard and loads the new subscription. */
export function useSetUp() {
  const client = useQueryClient();
  const toast = useToast();
  const [path, navigate] = useLocation();
  const [done, setDone] = useState<{ hasTrial: boolean }>();

  function finish(hasTrial: boolean) {
    setDone({ hasTrial });
    toast(createWelcome(hasTrial));
    void followSubscription(client).then((status) => {
      if (status === 'past_due') toast(createUnpaid());
    });
    setTimeout(() => {
      // A person who has already left the page stays where they are.
      if (window.location.pathname === path) navigate('/');
    }, readingMs);
  }

  return { done, finish };
}
