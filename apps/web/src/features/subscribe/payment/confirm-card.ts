import type { SetupIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { Notice } from '../../../ui/toast-context.ts';
import type { Contact } from '../contact.ts';
import { t } from '../messages.ts';
import { createSetupFailure } from '../notices.ts';

interface ConfirmOptions {
  stripe: Pick<Stripe, 'confirmSetup'>;
  elements: StripeElements;
  /** The contact from the step before. */
  contact: Contact;
}

/** Sets up the entered card; returns nothing on success, else the notice to show. */
export async function confirmCard(options: ConfirmOptions): Promise<Notice | undefined> {
  const { stripe, elements, contact } = options;
  try {
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      confirmParams: {
        return_url: `${location.origin}/`,
        payment_method_data: { billing_details: { ...contact } },
      },
      redirect: 'if_required',
    });
    if (!error) {
      return isSetUp(setupIntent)
        ? undefined
        : createSetupFailure(t('subscribe.payment.unexpected'));
    }
    return isSetUp(error.setup_intent) ? undefined : createSetupFailure(describeError(error));
  } catch {
    return {
      variant: 'destructive',
      title: t('subscribe.payment.error'),
      description: t('subscribe.payment.errorText'),
    };
  }
}

/** Whether a card is set up. An attempt also fails if another tab has already done it. */
export function isSetUp(intent: Pick<SetupIntent, 'status'> | undefined): boolean {
  return intent?.status === 'succeeded' || intent?.status === 'processing';
}

function describeError({ type, message }: StripeError): string {
  if (type === 'card_error') return t('subscribe.notice.cardRefused');
  if (type === 'validation_error') return t('subscribe.payment.incomplete');
  return message || t('subscribe.payment.unexpected');
}
