import type Stripe from 'stripe';
import type { Clock } from './clock.ts';
import type { EventLog } from './events.ts';
import type { TestCard } from './test-cards.ts';

/** All objects of the stand-in. They reference each other by id. Later entries of a map are newer. */
export interface World {
  /** The stand-in's base URL, for the addresses of its pages. */
  readonly url: string;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly price: Stripe.Price;
  /** How long an invoice of a new period waits before it is charged, in seconds. */
  readonly invoiceDelay: number;
  readonly customers: Map<string, Stripe.Customer | Stripe.DeletedCustomer>;
  readonly paymentMethods: Map<string, Stripe.PaymentMethod>;
  /** The card of each payment method. */
  readonly cards: Map<string, TestCard>;
  readonly setupIntents: Map<string, Stripe.SetupIntent>;
  readonly subscriptions: Map<string, Stripe.Subscription>;
  readonly invoices: Map<string, Stripe.Invoice>;
  readonly portalSessions: Map<string, Stripe.BillingPortal.Session>;
}

export function createWorld(
  options: Pick<World, 'url' | 'clock' | 'log' | 'price' | 'invoiceDelay'>,
): World {
  return {
    ...options,
    customers: new Map(),
    paymentMethods: new Map(),
    cards: new Map(),
    setupIntents: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    portalSessions: new Map(),
  };
}
