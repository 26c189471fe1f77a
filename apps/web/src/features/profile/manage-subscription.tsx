import { CreditCard } from 'lucide-react';
import { useBillingPortal } from '../../lib/api/open-billing-portal.ts';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { t } from './messages.ts';

/** Leads to the payment provider, where the card is changed and the subscription cancelled. */
export function ManageSubscription() {
  const toast = useToast();
  const portal = useBillingPortal();

  function open() {
    portal.mutate(undefined, {
      onError: (error) =>
        toast(createFailureNotice(error, { title: t('profile.subscription.notOpened') })),
    });
  }

  return (
    <Button disabled={portal.isPending} onClick={open}>
      <CreditCard aria-hidden="true" size={16} />
      {t('profile.subscription.manage')}
    </Button>
  );
}
