import Stripe from 'stripe';
import { z } from 'zod';
import { missing } from './errors.ts';
import { createId } from './ids.ts';
import { expand, type Shape } from './parameters.ts';
import { route } from './routes.ts';
import type { World } from './world.ts';

/** The settings of the only price. */
export interface PriceSettings {
  readonly id?: string;
  /** In the currency's smallest unit. */
  readonly amount?: number;
  readonly currency?: string;
}

export const priceRoutes = [
  route(
    'GET /v1/prices/:id',
    z.strictObject({ expand } satisfies Shape<Stripe.PriceRetrieveParams>),
    (world, { id }) => {
      if (id !== world.price.id) throw missing('price', id);
      return world.price;
    },
  ),
];

/** A monthly price. */
export function createPrice(created: number, settings: PriceSettings): Stripe.Price {
  const { id = createId('price'), amount = 899, currency = 'usd' } = settings;
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: createId('prod'),
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: Stripe.Decimal.from(amount),
  };
}

/** The amount of one period. */
export function getAmount({ price }: Pick<World, 'price'>): number {
  return price.unit_amount ?? 0;
}

/** The price in the older form that subscription items still carry beside it. */
export function toPlan(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: 'month',
    interval_count: 1,
    livemode: price.livemode,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
