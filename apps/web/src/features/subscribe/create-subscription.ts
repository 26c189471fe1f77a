import { plan, type SubscriptionRequest, subscriptionAnswerSchema } from '@clauselight/schema';
import { useMutation } from '@tanstack/react-query';
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
  const toast = useToast();
  return useMutation({
    mutationFn: createSubscription,
    onSuccess: ({ clientSecret }) => onCreated(clientSecret),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Subscription Error',
        description: describeSubscriptionFailure(error),
      }),
  });
}

/** What the server says, else that it failed: a bare status would help nobody here. */
function describeSubscriptionFailure(error: unknown): string {
  const reason = error instanceof ApiError ? error.reason : undefined;
  return reason || 'Failed to create subscription. Please try again.';
}
