/** What the Pro plan includes, as its page lists it. */
export const includedFeatures = [
  'subscribe.included.unlimited',
  'subscribe.included.risks',
  'subscribe.included.formats',
  'subscribe.included.insights',
  'subscribe.included.terms',
  'subscribe.included.scoring',
] as const;

/** What the plan includes, as the offer at a limit lists it. */
export const modalFeatures = [
  'subscribe.offer.unlimited',
  'subscribe.offer.risks',
  'subscribe.offer.terms',
  'subscribe.offer.formats',
  'subscribe.offer.history',
] as const;

export type Feature = (typeof includedFeatures)[number] | (typeof modalFeatures)[number];

/** The ways to pay, as the page lists them. */
export const paymentOptions = [
  'subscribe.payWith.visa',
  'subscribe.payWith.debit',
  'subscribe.payWith.amex',
  'subscribe.payWith.applePay',
  'subscribe.payWith.googlePay',
] as const;
