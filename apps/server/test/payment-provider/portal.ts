import type Stripe from 'stripe';
import { z } from 'zod';
import { createCard, getBehavior, toCardError } from './cards.ts';
import { getCustomer } from './customers.ts';
import { createId, idOf } from './ids.ts';
import { expand, type Shape } from './parameters.ts';
import { attach, detach } from './payment-methods.ts';
import { route } from './routes.ts';
import { cancel, describeEnd, isLive } from './subscription-life.ts';
import { getSubscription } from './subscriptions.ts';
import type { World } from './world.ts';

/** What a person does on the provider's own pages for customers. */
export interface PortalVisit {
  /**
   * Enters a card, makes it the customer's default and that of their subscriptions which have one of their own.
   * A card that asks for authentication is taken as authenticated. @throws when the card is declined
   */
  changeCard(customer: string, cardNumber: string): Stripe.PaymentMethod;
  /** Removes the customer's default card. @throws when there is none */
  removeCard(customer: string): void;
  /**
   * Cancels for the end of the period: sets `cancel_at` and leaves `cancel_at_period_end` false, as the provider's
   * pages do for subscriptions of its current (flexible) billing mode.
   */
  cancelAtPeriodEnd(subscription: string): void;
  /** Takes back a cancellation for the end of the period. */
  keepSubscription(subscription: string): void;
  cancelNow(subscription: string): void;
}

export const portalRoutes = [
  route(
    'POST /v1/billing_portal/sessions',
    z.strictObject({
      customer: z.string(),
      expand,
      return_url: z.url().optional(),
    } satisfies Shape<Stripe.BillingPortal.SessionCreateParams>),
    (world, { parameters: { customer, return_url } }) =>
      createSession(world, getCustomer(world, customer, 'customer').id, return_url ?? null),
  ),
];

export function createPortalVisit(world: World): PortalVisit {
  return {
    changeCard(customer, number) {
      const method = createCard(world, { number });
      const { setup, decline } = getBehavior(world, method.id);
      if (setup === 'declined' && decline) throw new Error(toCardError(decline).message);
      setDefault(world, getCustomer(world, customer), method);
      return method;
    },
    removeCard(customer) {
      const id = idOf(getCustomer(world, customer).invoice_settings.default_payment_method);
      const method = world.paymentMethods.get(id ?? '');
      if (!method) throw new Error(`${customer} has no default card`);
      detach(world, method);
    },
    cancelAtPeriodEnd(id) {
      const subscription = getLive(world, id);
      const end = describeEnd(world, subscription, true);
      world.log.change('customer.subscription.updated', subscription, end);
    },
    keepSubscription(id) {
      const subscription = getLive(world, id);
      const end = describeEnd(world, subscription, false);
      world.log.change('customer.subscription.updated', subscription, {
        ...end,
        cancel_at_period_end: false,
      });
    },
    cancelNow: (id) => cancel(world, getLive(world, id)),
  };
}

function createSession(
  world: World,
  customer: string,
  returnUrl: string | null,
): Stripe.BillingPortal.Session {
  const id = createId('bps');
  const session: Stripe.BillingPortal.Session = {
    id,
    object: 'billing_portal.session',
    configuration: createId('bpc'),
    created: world.clock.now(),
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${world.url}/portal/${id}`,
  };
  world.portalSessions.set(id, session);
  return session;
}

function setDefault(world: World, customer: Stripe.Customer, method: Stripe.PaymentMethod): void {
  attach(world, method, customer.id);
  world.log.change('customer.updated', customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  });
  for (const subscription of world.subscriptions.values())
    if (subscription.customer === customer.id && isLive(subscription))
      if (subscription.default_payment_method !== null)
        world.log.change('customer.subscription.updated', subscription, {
          default_payment_method: method.id,
        });
}

function getLive(world: World, id: string): Stripe.Subscription {
  const subscription = getSubscription(world, id);
  if (!isLive(subscription)) throw new Error(`${id} has ended`);
  return subscription;
}
