import { AppError, plan } from '@clauselight/schema';
import type Stripe from 'stripe';
import type { Logger } from '../../platform/log.ts';
import type { PaymentClient } from './payment-client.ts';

/** How long a validated price is trusted, in milliseconds. */
const knownMs = 3_600_000;

/**
 * Creates a check that throws `payment_misconfigured` if the configured price is not the price that people are shown.
 */
export function createPriceCheck(
  { stripe, ask }: PaymentClient,
  price: string,
  log: Pick<Logger, 'error'>,
): () => Promise<void> {
  let foundAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - foundAt < knownMs) return;
    if (!isAsAnnounced(await ask(stripe.prices.retrieve(price)))) {
      log.error({ price }, `STRIPE_PRICE_ID is no active price of $${plan.priceUsd} a month`);
      throw new AppError('payment_misconfigured');
    }
    foundAt = performance.now();
  };
}

function isAsAnnounced(price: Stripe.Price): boolean {
  return (
    price.active &&
    price.currency === 'usd' &&
    price.unit_amount === Math.round(plan.priceUsd * 100) &&
    price.recurring?.interval === 'month' &&
    price.recurring.interval_count === 1
  );
}
