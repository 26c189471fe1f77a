import type { StripePaymentElementOptions } from '@stripe/stripe-js';

/** What the card form offers and asks for: e-mail and phone were asked for before. */
export const elementOptions: StripePaymentElementOptions = {
  wallets: { applePay: 'auto', googlePay: 'auto' },
  paymentMethodOrder: ['card', 'apple_pay', 'google_pay'],
  fields: { billingDetails: { name: 'auto', address: 'auto', email: 'never', phone: 'never' } },
};
