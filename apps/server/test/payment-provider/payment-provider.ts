import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { ApiRequest } from './api.ts';
import { createCard } from './cards.ts';
import { type Clock, createClock } from './clock.ts';
import { createEventLog, type EventLog } from './events.ts';
import { createFaults, type Fault } from './faults.ts';
import { createIdempotencyKeys } from './idempotency.ts';
import { createPortalVisit, type PortalVisit } from './portal.ts';
import { createPrice, type PriceSettings } from './prices.ts';
import { serve } from './server.ts';
import { completeSetup, confirmSetup } from './setup-life.ts';
import { isLive } from './subscription-life.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';
import { createWorld, type World } from './world.ts';

export interface PaymentProviderOptions {
  /** The initial time of its clock in unix seconds; the real time by default. */
  readonly now?: number;
  readonly secretKey?: string;
  readonly publishableKey?: string;
  readonly webhookSecret?: string;
  /** The only price: 899 US cents a month by default. */
  readonly price?: PriceSettings;
  /**
   * Seconds from the start of a new period to the charge of its invoice; none by default. The real provider waits an
   * hour, during which the subscription is already active.
   */
  readonly invoiceDelay?: number;
}

/**
 * Stands in for Stripe: an HTTP API on this machine that the `stripe` package talks to, with a clock of its own.
 * Money moves by the provider's rules, by published test card numbers: 4242424242424242 works, 4000000000000002 is
 * declined, 4000002500003155 asks for authentication, 4000000000000341 can be set up but its charges fail,
 * 4000000000009995 likewise for lack of funds. Failed renewals are retried 3, 5 and 7 days after one another.
 */
export interface PaymentProvider extends PortalVisit {
  /** Where it answers; for the library: `{ host, port, protocol: 'http' }` of it. */
  readonly url: string;
  /** The server's configuration for it. */
  readonly settings: {
    readonly STRIPE_API_URL: string;
    readonly STRIPE_SECRET_KEY: string;
    readonly STRIPE_PUBLISHABLE_KEY: string;
    readonly STRIPE_WEBHOOK_SECRET: string;
    readonly STRIPE_PRICE_ID: string;
  };
  /** The time of its clock in unix seconds. Only `advance` moves it. */
  now(): number;
  /**
   * Moves the clock by whole seconds. Trials end, periods renew and charges are retried in order, each at its time;
   * the events of each are delivered before the next.
   */
  advance(seconds: number): Promise<void>;
  /** All that came to the API, oldest first. */
  readonly requests: readonly ApiRequest[];
  /** Makes requests to come fail. */
  failNext(fault: Fault): void;
  /** Makes no more requests fail. */
  endFaults(): void;

  /** Enters a card to confirm a setup intent. Throws the provider's error if it is declined. */
  enterCard(setupIntent: string, cardNumber: string): Stripe.SetupIntent['status'];
  /** Answers the bank's authentication of a setup intent. */
  completeAction(setupIntent: string, outcome?: 'authenticated' | 'failed'): void;

  /** All events, oldest first. */
  readonly events: readonly Stripe.Event[];
  /** Every delivery tried, in order, with the status it was answered with. */
  readonly deliveries: Webhooks['deliveries'];
  /** Events wait here while they are held. */
  readonly held: readonly Stripe.Event[];
  /** Has events delivered to this address from now on, at once and one after the other. */
  registerWebhook(address: string): void;
  /** Holds events back; `deliver` sends chosen ones, in any order and any number of times. */
  hold(): void;
  /** Delivers what was held, in order, and holds no more. */
  release(): Promise<void>;
  /** Delivers one event now, and returns the status, `null` when there was no answer. */
  deliver: Webhooks['deliver'];
  /** Delivers again what was last answered with no 2xx. */
  retryFailed: Webhooks['retryFailed'];
  /** Resolves when all events so far are delivered. */
  settled(): Promise<void>;

  /** What there is, for assertions. */
  counts(): Counts;
  /** The subscriptions of a customer that have not ended. */
  liveSubscriptions(customer: string): number;
  close(): Promise<void>;
}

export interface Counts {
  /** Without deleted ones. */
  readonly customers: number;
  readonly setupIntents: number;
  readonly subscriptions: number;
  /** Paid invoices, without the empty invoices of trials. */
  readonly paidInvoices: number;
}

export async function startPaymentProvider(
  options: PaymentProviderOptions = {},
): Promise<PaymentProvider> {
  const clock = createClock(options.now ?? Math.floor(Date.now() / 1000));
  const keys = {
    secretKey: options.secretKey ?? createSecret('sk_test'),
    publishableKey: options.publishableKey ?? createSecret('pk_test'),
  };
  const webhookSecret = options.webhookSecret ?? createSecret('whsec');
  const webhooks = createWebhooks(webhookSecret);
  const log = createEventLog({ now: clock.now, publish: webhooks.publish });
  const price = createPrice(clock.now(), options.price ?? {});
  const faults = createFaults();
  const requests: ApiRequest[] = [];
  const idempotency = createIdempotencyKeys(clock.now);
  const getWorld = () => world;
  const server = await serve({ keys, faults, idempotency, requests, getWorld });
  const { invoiceDelay = 0 } = options;
  const world = createWorld({ url: server.url, clock, log, price, invoiceDelay });
  return {
    url: server.url,
    settings: {
      STRIPE_API_URL: server.url,
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: price.id,
    },
    requests,
    failNext: faults.add,
    endFaults: faults.end,
    ...tellTime(clock, webhooks),
    ...createPortalVisit(world),
    ...enterDetails(world),
    ...showEvents(log, webhooks),
    ...count(world),
    async close() {
      webhooks.close();
      await webhooks.settled();
      await server.close();
    },
  };
}

function createSecret(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('hex')}`;
}

function tellTime(clock: Clock, webhooks: Webhooks) {
  return {
    now: clock.now,
    async advance(seconds: number) {
      await webhooks.settled();
      await clock.advance(seconds, webhooks.settled);
    },
  };
}

function enterDetails(world: World) {
  const getIntent = (id: string) => {
    const intent = world.setupIntents.get(id);
    if (!intent) throw new Error(`there is no setup intent ${id}`);
    return intent;
  };
  return {
    enterCard(id: string, number: string) {
      const intent = getIntent(id);
      confirmSetup(world, intent, { method: () => createCard(world, { number }) });
      return intent.status;
    },
    completeAction(id: string, outcome: 'authenticated' | 'failed' = 'authenticated') {
      completeSetup(world, getIntent(id), outcome);
    },
  };
}

function showEvents(log: EventLog, webhooks: Webhooks) {
  const { deliveries, held, hold, release, deliver, retryFailed, settled } = webhooks;
  const shown = { deliveries, held, hold, release, deliver, retryFailed, settled };
  return { events: log.events, registerWebhook: webhooks.register, ...shown };
}

function count({ customers, setupIntents, subscriptions, invoices }: World) {
  return {
    counts: () => ({
      customers: [...customers.values()].filter((customer) => !customer.deleted).length,
      setupIntents: setupIntents.size,
      subscriptions: subscriptions.size,
      paidInvoices: [...invoices.values()].filter((invoice) => invoice.amount_paid > 0).length,
    }),
    liveSubscriptions: (customer: string) =>
      [...subscriptions.values()].filter(
        (subscription) => subscription.customer === customer && isLive(subscription),
      ).length,
  };
}
