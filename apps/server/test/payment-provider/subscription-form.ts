import type Stripe from 'stripe';
import { addMonths, day } from './clock.ts';
import { createId } from './ids.ts';
import { mergeMetadata } from './parameters.ts';
import { toPlan } from './prices.ts';
import type { NewSubscription } from './subscription-parameters.ts';
import type { World } from './world.ts';

/** A subscription as it is when it begins: on trial, active, or incomplete when its first charge failed. */
export function createSubscription(
  world: World,
  given: NewSubscription,
  first: { readonly isPaid: boolean; readonly payer: string | null },
): Stripe.Subscription {
  const now = world.clock.now();
  const days = given.trial_period_days ?? 0;
  const trialEnd = days > 0 ? now + days * day : null;
  const id = createId('sub');
  const isSaved = given.payment_settings?.save_default_payment_method === 'on_subscription';
  const saved = isSaved && trialEnd === null && first.isPaid ? first.payer : null;
  return {
    ...describeNothing(),
    id,
    object: 'subscription',
    billing_cycle_anchor: trialEnd ?? now,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    collection_method: 'charge_automatically',
    created: now,
    currency: world.price.currency,
    customer: given.customer,
    default_payment_method: given.default_payment_method ?? saved,
    description: given.description ?? null,
    items: {
      object: 'list',
      data: [createItem(world, id, { start: now, end: trialEnd ?? addMonths(now, 1) })],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: mergeMetadata({}, given.metadata),
    payment_settings: {
      payment_method_options: null,
      payment_method_types: given.payment_settings?.payment_method_types ?? null,
      save_default_payment_method: given.payment_settings?.save_default_payment_method ?? 'off',
    },
    start_date: now,
    status: trialEnd === null ? (first.isPaid ? 'active' : 'incomplete') : 'trialing',
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method:
          given.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
      },
    },
    trial_start: trialEnd === null ? null : now,
  };
}

function createItem(
  world: World,
  subscription: string,
  period: { readonly start: number; readonly end: number },
): Stripe.SubscriptionItem {
  return {
    id: createId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: period.start,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: toPlan(world.price),
    price: world.price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

/** What a subscription of ours has not, or not yet. */
function describeNothing() {
  return {
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor_config: null,
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    customer_account: null,
    days_until_due: null,
    default_source: null,
    default_tax_rates: [],
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    test_clock: null,
    transfer_data: null,
  } satisfies Partial<Stripe.Subscription>;
}
