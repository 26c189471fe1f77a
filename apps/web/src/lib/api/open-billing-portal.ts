import { billingPortalSchema } from '@clauselight/schema';
import { useMutation } from '@tanstack/react-query';
import { sendFor } from '../http.ts';
import { notePortalVisit } from '../portal-visit.ts';

/** Takes the person to the payment provider's own pages, where the card is changed and the subscription cancelled. */
export function useBillingPortal() {
  return useMutation({
    mutationFn: () => sendFor('/api/billing/portal', billingPortalSchema, { method: 'POST' }),
    onSuccess: ({ url }) => {
      notePortalVisit();
      window.location.assign(url);
    },
  });
}
