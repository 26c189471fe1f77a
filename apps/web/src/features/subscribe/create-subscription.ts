import { plan, type SubscriptionRequest, subscriptionAnswerSchema } from '@clauselight/schema';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { entitlementQuery } from '../../lib/api/get-entitlement.ts';
import { refreshUser } from '../../lib/api/get-user.ts';
import { ApiError, sendFor } from '../../lib/http.ts';
import { writeJson } from '../../lib/json-request.ts';
import { useToast } from '../../ui/toast-context.ts';
import { type Contact, trimContact } from './contact.ts';
import { t } from './messages.ts';

interface CreateOptions {
  /** Whether the page offers a trial. */
  isTrialAvailable: boolean;
  onCreated: (clientSecret: string) => void;
}

function createSubscription(contact: Contact, isTrialAvailable: boolean) {
  const request: SubscriptionRequest = {
    ...trimContact(contact),
    trial_period_days: isTrialAvailable ? plan.trialDays : 0,
  };
  return sendFor('/api/create-subscription', subscriptionAnswerSchema, writeJson('POST', request));
}

/** Creates a subscription; the answer is a client secret for setting up the card. */
export function useCreateSubscription({ isTrialAvailable, onCreated }: CreateOptions) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (contact: Contact) => createSubscription(contact, isTrialAvailable),
    onSuccess: ({ clientSecret }) => onCreated(clientSecret),
    onError: (error) => {
      toast({
        variant: 'destructive',
        title: t('subscribe.failure.title'),
        description: describeSubscriptionFailure(error),
      });
      if (isOutdated(error)) void rereadPerson(client).catch(() => undefined);
    },
  });
}

/** Whether another tab has subscribed or signed out, so that this page must reload the person. */
function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 409);
}

async function rereadPerson(client: QueryClient): Promise<void> {
  await refreshUser(client);
  await client.invalidateQueries({ queryKey: entitlementQuery.queryKey });
}

/** The server's reason, else a general sentence: a bare status would not help. */
function describeSubscriptionFailure(error: unknown): string {
  const reason = error instanceof ApiError ? error.reason : undefined;
  return reason || t('subscribe.failure.text');
}
