import type Stripe from 'stripe';
import { z } from 'zod';
import { boolean, expand, integer, metadata, removable, type Shape } from './parameters.ts';

const paymentSettings = z.strictObject({
  payment_method_types: z.tuple([z.literal('card')]).optional(),
  save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
} satisfies Shape<Stripe.SubscriptionCreateParams.PaymentSettings>);

export const newSubscriptionSchema = z.strictObject({
  customer: z.string(),
  default_payment_method: z.string().optional(),
  description: z.string().optional(),
  expand,
  items: z.tuple([
    z.strictObject({
      price: z.string(),
      quantity: z.literal('1').optional(),
    } satisfies Shape<Stripe.SubscriptionCreateParams.Item>),
  ]),
  metadata: metadata.optional(),
  off_session: boolean.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).optional(),
  payment_settings: paymentSettings.optional(),
  trial_period_days: integer.pipe(z.number().min(0).max(730)).optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({
        missing_payment_method: z.enum(['cancel', 'create_invoice']),
      } satisfies Shape<Stripe.SubscriptionCreateParams.TrialSettings.EndBehavior>),
    } satisfies Shape<Stripe.SubscriptionCreateParams.TrialSettings>)
    .optional(),
} satisfies Shape<Stripe.SubscriptionCreateParams>);

export const subscriptionUpdateSchema = z.strictObject({
  /** Only to take a date back. */
  cancel_at: z.literal('').optional(),
  cancel_at_period_end: boolean.optional(),
  default_payment_method: removable.optional(),
  description: removable.optional(),
  expand,
  metadata: metadata.optional(),
} satisfies Shape<Stripe.SubscriptionUpdateParams>);

/** The parameters of a new subscription. */
export type NewSubscription = z.output<typeof newSubscriptionSchema>;

export type SubscriptionUpdate = z.output<typeof subscriptionUpdateSchema>;
