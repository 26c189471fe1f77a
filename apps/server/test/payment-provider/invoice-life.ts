import type Stripe from 'stripe';
import { type ChargeFailure, charge, findPayer } from './charges.ts';
import { day } from './clock.ts';
import { idOf } from './ids.ts';
import type { World } from './world.ts';

/** Days from a failed attempt to the next one; after the last the subscription ends. */
const retryDays = [3, 5, 7];

/** Makes an invoice payable. */
export function finalize(world: World, invoice: Stripe.Invoice): void {
  const customer = world.customers.get(idOf(invoice.customer) ?? '');
  const now = world.clock.now();
  if (customer && !customer.deleted) {
    const sequence = customer.next_invoice_sequence ?? 1;
    customer.next_invoice_sequence = sequence + 1;
    invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
  }
  invoice.status = 'open';
  invoice.automatically_finalizes_at = null;
  invoice.effective_at = now;
  invoice.status_transitions.finalized_at = now;
  world.log.emit('invoice.finalized', invoice);
}

/**
 * Charges an open invoice to `payer`, by default the payer of the subscription. A manual attempt after the first does
 * not count in the schedule of retries.
 */
export function attempt(
  world: World,
  invoice: Stripe.Invoice,
  options: { readonly payer?: string | undefined; readonly isAutomatic: boolean },
): ChargeFailure {
  const isCounted = options.isAutomatic || invoice.attempt_count === 0;
  const subscription = findSubscription(world, invoice);
  const payer = options.payer ?? (subscription ? findPayer(world, subscription) : null);
  const failure = invoice.amount_due === 0 ? null : charge(world, payer);
  invoice.attempted = true;
  if (isCounted && invoice.amount_due > 0) invoice.attempt_count += 1;
  if (failure === null) settle(world, invoice);
  else {
    if (isCounted) invoice.next_payment_attempt = getNextAttempt(world, invoice);
    world.log.emit('invoice.payment_failed', invoice);
  }
  setDelinquent(world, invoice, failure !== null);
  return failure;
}

/** Stops the retries of what is still open. */
export function stopCollecting(invoice: Stripe.Invoice): void {
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
}

export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
  stopCollecting(invoice);
  invoice.status = 'void';
  invoice.status_transitions.voided_at = world.clock.now();
  world.log.emit('invoice.voided', invoice);
}

/** The subscription that an invoice is for. */
export function findSubscription(
  world: World,
  invoice: Stripe.Invoice,
): Stripe.Subscription | undefined {
  const id = idOf(invoice.parent?.subscription_details?.subscription ?? null);
  return id === null ? undefined : world.subscriptions.get(id);
}

function settle(world: World, invoice: Stripe.Invoice): void {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = world.clock.now();
  world.log.emit('invoice.paid', invoice);
  world.log.emit('invoice.payment_succeeded', invoice);
}

/** The first invoice of a subscription is never retried: the person is still there to try again. */
function getNextAttempt(world: World, invoice: Stripe.Invoice): number | null {
  const days = retryDays[invoice.attempt_count - 1];
  if (days === undefined || invoice.billing_reason === 'subscription_create') return null;
  return world.clock.now() + days * day;
}

function setDelinquent(world: World, invoice: Stripe.Invoice, delinquent: boolean): void {
  const customer = world.customers.get(idOf(invoice.customer) ?? '');
  if (customer && !customer.deleted) world.log.change('customer.updated', customer, { delinquent });
}
