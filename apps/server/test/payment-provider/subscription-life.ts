import type Stripe from 'stripe';
import { findPayer } from './charges.ts';
import { addMonths, day, hour } from './clock.ts';
import { draftInvoice } from './invoice-form.ts';
import {
  attempt,
  finalize,
  findSubscription,
  stopCollecting,
  voidInvoice,
} from './invoice-life.ts';
import type { World } from './world.ts';

/** Whether a subscription can still bring invoices. */
export function isLive({ status }: Stripe.Subscription): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired';
}

/** Begins the life of a subscription just made: its first invoice, and what falls due later. */
export function begin(world: World, subscription: Stripe.Subscription): void {
  const { current_period_start: start, current_period_end: end } = getPeriod(subscription);
  const isTrial = subscription.status === 'trialing';
  const invoice = draftInvoice(world, subscription, {
    reason: 'subscription_create',
    ...{ since: start, start, end, isTrial },
  });
  subscription.latest_invoice = invoice.id;
  world.subscriptions.set(subscription.id, subscription);
  world.invoices.set(invoice.id, invoice);
  world.log.emit('customer.subscription.created', subscription);
  world.log.emit('invoice.created', invoice);
  finalize(world, invoice);
  attempt(world, invoice, { isAutomatic: true });
  schedulePeriodEnd(world, subscription);
  if (isTrial) scheduleReminder(world, subscription, end);
  if (subscription.status === 'incomplete')
    world.clock.schedule(world.clock.now() + 23 * hour, () => expire(world, subscription, invoice));
}

/** Ends a subscription now. */
export function cancel(
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails['reason'] = 'cancellation_requested',
): void {
  const now = world.clock.now();
  subscription.status = 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.cancellation_details = describeCancellation(reason);
  for (const invoice of world.invoices.values())
    if (invoice.status !== 'paid' && findSubscription(world, invoice) === subscription)
      stopCollecting(invoice);
  world.log.emit('customer.subscription.deleted', subscription);
}

/** What an end asked for at the end of the period changes, or what taking that back does. */
export function describeEnd(
  world: World,
  subscription: Stripe.Subscription,
  isEnding: boolean,
): Partial<Stripe.Subscription> {
  return {
    cancel_at: isEnding ? getPeriod(subscription).current_period_end : null,
    canceled_at: isEnding ? world.clock.now() : null,
    cancellation_details: describeCancellation(isEnding ? 'cancellation_requested' : null),
  };
}

/** The one item of a subscription, which carries the current period. */
export function getPeriod(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

/** Pays an open invoice, and lets the subscription feel how it went; answers why the money did not come. */
export function collect(
  world: World,
  invoice: Stripe.Invoice,
  options: Parameters<typeof attempt>[2],
): ReturnType<typeof attempt> {
  const failure = attempt(world, invoice, options);
  const subscription = findSubscription(world, invoice);
  if (!subscription || !isLive(subscription)) return failure;
  if (failure === null) recover(world, subscription, invoice);
  else if (options.isAutomatic) fallBehind(world, subscription, invoice);
  return failure;
}

export function describeCancellation(
  reason: Stripe.Subscription.CancellationDetails['reason'],
): Stripe.Subscription.CancellationDetails {
  return { comment: null, feedback: null, feedback_option: null, reason };
}

function schedulePeriodEnd(world: World, subscription: Stripe.Subscription): void {
  const end = getPeriod(subscription).current_period_end;
  world.clock.schedule(end, () => {
    if (isLive(subscription)) endPeriod(world, subscription, end);
  });
}

/** Three days before the end of a trial, at once when it is shorter. */
function scheduleReminder(world: World, subscription: Stripe.Subscription, end: number): void {
  const remind = () => {
    if (subscription.status === 'trialing')
      world.log.emit('customer.subscription.trial_will_end', subscription);
  };
  const at = end - 3 * day;
  if (at <= world.clock.now()) remind();
  else world.clock.schedule(at, remind);
}

function expire(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  if (subscription.status !== 'incomplete') return;
  voidInvoice(world, invoice);
  world.log.change('customer.subscription.updated', subscription, {
    ended_at: world.clock.now(),
    status: 'incomplete_expired',
  });
}

function endPeriod(world: World, subscription: Stripe.Subscription, now: number): void {
  if (subscription.cancel_at !== null && subscription.cancel_at <= now) {
    cancel(world, subscription);
    return;
  }
  const isTrialEnd = subscription.status === 'trialing';
  const behavior = subscription.trial_settings?.end_behavior.missing_payment_method;
  if (isTrialEnd && behavior === 'cancel' && findPayer(world, subscription) === null) {
    cancel(world, subscription, null);
    return;
  }
  renew(world, subscription, now);
}

/** Starts the next period and makes its invoice. */
function renew(world: World, subscription: Stripe.Subscription, start: number): void {
  const end = findNextEnd(subscription.billing_cycle_anchor, start);
  const invoice = draftInvoice(world, subscription, {
    reason: 'subscription_cycle',
    since: getPeriod(subscription).current_period_start,
    ...{ start, end, isTrial: false },
  });
  world.invoices.set(invoice.id, invoice);
  const item = { ...getPeriod(subscription), current_period_start: start, current_period_end: end };
  world.log.emit('invoice.created', invoice);
  world.log.change('customer.subscription.updated', subscription, {
    items: { ...subscription.items, data: [item] },
    latest_invoice: invoice.id,
    ...(subscription.status === 'trialing' && { status: 'active' }),
  });
  schedulePeriodEnd(world, subscription);
  world.clock.schedule(start + world.invoiceDelay, () => {
    if (!isLive(subscription)) return;
    finalize(world, invoice);
    collect(world, invoice, { isAutomatic: true });
  });
}

/** Periods are counted from the anchor, so that a short month does not shift those after it. */
function findNextEnd(anchor: number, start: number): number {
  for (let months = 1; ; months += 1) {
    const end = addMonths(anchor, months);
    if (end > start) return end;
  }
}

function recover(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const isBehind = subscription.status === 'past_due' || subscription.status === 'incomplete';
  if (isBehind && subscription.latest_invoice === invoice.id)
    world.log.change('customer.subscription.updated', subscription, { status: 'active' });
}

/** The first invoice leaves its subscription incomplete; later ones make it past due, until the last retry. */
function fallBehind(
  world: World,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): void {
  const next = invoice.next_payment_attempt;
  if (next === null) {
    cancel(world, subscription, 'payment_failed');
    return;
  }
  world.log.change('customer.subscription.updated', subscription, { status: 'past_due' });
  world.clock.schedule(next, () => {
    if (invoice.status === 'open' && invoice.next_payment_attempt === next)
      collect(world, invoice, { isAutomatic: true });
  });
}
