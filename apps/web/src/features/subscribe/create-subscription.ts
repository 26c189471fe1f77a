import { plan, type SubscriptionRequest, subscriptionAnswerSchema } from '@clauselight/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshUser } from '../../lib/api/get-user.ts';
import { ApiError, sendFor } from '../../lib/http.ts';
import { writeJson } from '../../lib/json-request.ts';
import { useToast } from '../../ui/toast-context.ts';
import { type Contact, trimContact } from './contact.ts';

function createSubscription(contact: Contact) {
  const request: SubscriptionRequest = {
    ...trimContact(contact),
    trial_period_days: plan.trialDays,
  };
  return sendFor('/api/create-subscription', subscriptionAnswerSchema, writeJson('POST', request));
}

/** Asks the server for a subscription; the answer is a secret for setting up the card. */
export function useCreateSubscription(onCreated: (clientSecret: string) => void) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: createSubscription,
    onSuccess: ({ clientSecret }) => onCreated(clientSecret),
    onError: (error) => {
      toast({
        variant: 'destructive',
        title: 'Subscription Error',
        description: describeSubscriptionFailure(error),
      });
      // Another tab has subscribed or signed out: the page then shows what goes for them now.
      if (isOutdated(error)) void refreshUser(client).catch(() => undefined);
    },
  });
}

function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 'already_subscribed');
}

/** What the server says, else that it failed: a bare status would help nobody here. */
function describeSubscriptionFailure(error: unknown): string {
  const reason = error instanceof ApiError ? error.reason : undefined;
  return reason || 'Failed to create subscription. Please try again.';
}
