import type { SetupIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { Notice } from '../../../ui/toast-context.ts';
import type { Contact } from '../contact.ts';
import { cardRefused, setupFailure } from '../notices.ts';

interface ConfirmOptions {
  stripe: Pick<Stripe, 'confirmSetup'>;
  elements: StripeElements;
  /** Who pays, as they said in the step before. */
  contact: Contact;
}

/** Sets the card up as it was entered: nothing where that went well, else what to tell the person. */
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
    if (!error) return isSetUp(setupIntent) ? undefined : setupFailure(unexpected);
    return isSetUp(error.setup_intent) ? undefined : setupFailure(describeError(error));
  } catch {
    return {
      variant: 'destructive',
      title: 'Payment Error',
      description: 'Failed to set up payment method. Please try again.',
    };
  }
}

const unexpected = 'An unexpected error occurred';

/** Whether a card is set up. An attempt fails too where another tab has done it already. */
export function isSetUp(intent: Pick<SetupIntent, 'status'> | undefined): boolean {
  return intent?.status === 'succeeded' || intent?.status === 'processing';
}

function describeError({ type, message }: StripeError): string {
  if (type === 'card_error') return cardRefused;
  if (type === 'validation_error') return 'Please fill in all required payment information.';
  return message || unexpected;
}
