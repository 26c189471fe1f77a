import * as z from 'zod/mini';
import type { SubscriptionStatus } from './auth.ts';

/** The price of the Pro plan. */
export const plan = {
  /** US dollars per month. */
  priceUsd: 8.99,
  trialDays: 7,
} as const;

/** POST /api/create-subscription. `trial_period_days` is what the page showed. The server does not rely on it. */
export const subscriptionRequestSchema = z.object({
  email: z._default(z.string(), ''),
  phone: z._default(z.string(), ''),
  trial_period_days: z.optional(z.int()),
});
export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

/** A secret with which the browser sets up the card. */
export const subscriptionAnswerSchema = z.object({ clientSecret: z.string() });
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswerSchema>;

/** GET /api/entitlement: the visitor's allowance, and the terms of a subscription. */
export const entitlementSchema = z.object({
  /** The daily allowance; absent for subscribers and without billing, because analyses are not counted then. */
  allowance: z.optional(
    z.object({
      perDay: z.int().check(z.nonnegative()),
      used: z.int().check(z.nonnegative()),
      /** When the next day begins. */
      resetsAt: z.iso.datetime(),
    }),
  ),
  /** Whether a subscription would begin with a trial. Each person has one. */
  isTrialAvailable: z.boolean(),
});
export type Entitlement = z.infer<typeof entitlementSchema>;

/** POST /api/billing/portal: the provider's page for changing the card or canceling. The address works once. */
export const billingPortalSchema = z.object({ url: z.url() });
export type BillingPortal = z.infer<typeof billingPortalSchema>;

/**
 * Whether a subscription with this status removes the limits.
 *
 * @param status - A status of the payment provider; undefined for somebody who never subscribed.
 * @returns True for `active` and `trialing`.
 */
export function isSubscriber(status: SubscriptionStatus | undefined): boolean {
  return status === 'active' || status === 'trialing';
}

/** Longest e-mail address. Source: RFC 5321, 4.5.3.1.3, without the angle brackets. */
const maxEmailLength = 254;

/**
 * Whether it looks like an e-mail address: a name, an at-sign, a domain with a dot, no spaces inside.
 *
 * @param words - What somebody typed.
 * @returns Whether it has that form; whether it exists is not checked.
 */
export function isEmail(words: string): boolean {
  const email = words.trim();
  return email.length <= maxEmailLength && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}

/**
 * Whether it looks like a phone number: an optional plus, a digit other than zero, up to three more digits, then at
 * least seven digits, dashes or brackets. Spaces do not count.
 *
 * @param words - What somebody typed.
 * @returns Whether it has that form; whether it exists is not checked.
 */
export function isPhone(words: string): boolean {
  return /^\+?[1-9]\d{0,3}[\d()-]{7,}$/.test(words.replace(/\s/g, ''));
}
