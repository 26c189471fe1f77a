import { plan } from '@clauselight/schema';
import { product } from '../../lib/product.ts';
import type { Notice } from '../../ui/toast-context.ts';

/** Told when a card is set up: with or without a trial to begin with. */
export function welcome(hasTrial: boolean): Notice {
  return {
    title: `Welcome to ${product.name} Pro!`,
    description: hasTrial
      ? `Your ${plan.trialDays}-day free trial has started with payment method secured. Enjoy unlimited document analysis!`
      : 'Your payment method is secured. Enjoy unlimited document analysis!',
  };
}

/** Told when a card is set up, but the subscription takes its time. */
export const pending: Notice = {
  title: 'Your Card Is Being Confirmed',
  description:
    'Your profile shows the subscription as soon as the payment provider has confirmed it.',
};

/** What to say of a card that its bank refused, in the form or on a page of its own. */
export const cardRefused =
  'There was an issue with your card. Please check your card details and try again.';

/** Told when a card could not be set up. */
export function setupFailure(description: string): Notice {
  return { variant: 'destructive', title: 'Payment Setup Failed', description };
}

/** Told where a card is set up, but what was due at once could not be charged to it. */
export const unpaid: Notice = {
  variant: 'destructive',
  title: 'Payment Not Completed',
  description:
    'Your card was saved, but the payment did not go through. Please change the card on your profile.',
};
