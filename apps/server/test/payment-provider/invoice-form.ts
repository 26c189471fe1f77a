import Stripe from 'stripe';
import { createId, idOf } from './ids.ts';
import { getAmount } from './prices.ts';
import type { World } from './world.ts';

interface InvoicedPeriod {
  readonly reason: 'subscription_create' | 'subscription_cycle';
  /** The start of the period that ends with this invoice; of the first one, its own. */
  readonly since: number;
  readonly start: number;
  readonly end: number;
  readonly isTrial: boolean;
}

/** A draft of the invoice for one period of a subscription; a trial's is of nothing. */
export function draftInvoice(
  world: World,
  subscription: Stripe.Subscription,
  period: InvoicedPeriod,
): Stripe.Invoice {
  const amount = period.isTrial ? 0 : getAmount(world);
  const id = createId('in');
  return {
    ...describeNothing(),
    ...describeCustomer(world, subscription),
    id,
    object: 'invoice',
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: world.clock.now() + world.invoiceDelay,
    billing_reason: period.reason,
    collection_method: 'charge_automatically',
    created: world.clock.now(),
    currency: subscription.currency,
    default_tax_rates: [],
    discounts: [],
    issuer: { type: 'self' },
    lines: {
      object: 'list',
      data: [draftLine(world, subscription, { invoice: id, amount, ...period })],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: period.start,
    period_start: period.since,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
  };
}

function draftLine(
  world: World,
  subscription: Stripe.Subscription,
  line: InvoicedPeriod & { readonly invoice: string; readonly amount: number },
): Stripe.InvoiceLineItem {
  const { price } = world;
  return {
    id: createId('il'),
    object: 'line_item',
    amount: line.amount,
    currency: price.currency,
    description: line.isTrial ? 'Free trial' : '1 × subscription',
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: line.invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period: { start: line.start, end: line.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: idOf(price.product) ?? '' },
      type: 'price_details',
      unit_amount_decimal: Stripe.Decimal.from(line.amount),
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    subscription: subscription.id,
    subtotal: line.amount,
    taxes: [],
  };
}

function describeCustomer(world: World, { customer: reference }: Stripe.Subscription) {
  const id = idOf(reference);
  const customer = world.customers.get(id ?? '');
  const known = customer && !customer.deleted ? customer : undefined;
  return {
    customer: id,
    customer_account: null,
    customer_address: null,
    customer_email: known?.email ?? null,
    customer_name: known?.name ?? null,
    customer_phone: known?.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
  } satisfies Partial<Stripe.Invoice>;
}

/** What an invoice of ours never has. */
function describeNothing() {
  return {
    account_country: 'US',
    account_name: null,
    account_tax_ids: null,
    application: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    custom_fields: null,
    default_payment_method: null,
    default_source: null,
    description: null,
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    last_finalization_error: null,
    latest_revision: null,
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    test_clock: null,
    webhooks_delivered_at: null,
  } satisfies Partial<Stripe.Invoice>;
}
