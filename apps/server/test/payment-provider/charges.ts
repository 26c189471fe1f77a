import type Stripe from 'stripe';
import { getBehavior } from './cards.ts';
import { idOf } from './ids.ts';
import type { Decline } from './test-cards.ts';
import type { World } from './world.ts';

/** The result of a charge: `null` if it succeeds, otherwise the reason. */
export type ChargeFailure = Decline | 'no payment method' | null;

/** The payment method that an invoice of the subscription is charged to: its own, else the customer's default. */
export function findPayer(
  world: World,
  subscription: Pick<Stripe.Subscription, 'customer' | 'default_payment_method'>,
): string | null {
  const own = idOf(subscription.default_payment_method);
  if (own !== null) return own;
  const customer = world.customers.get(idOf(subscription.customer) ?? '');
  if (!customer || customer.deleted) return null;
  return idOf(customer.invoice_settings.default_payment_method);
}

export function charge(world: World, payer: string | null): ChargeFailure {
  return payer === null ? 'no payment method' : getBehavior(world, payer).decline;
}
