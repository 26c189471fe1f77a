import * as z from 'zod/mini';
import type { SubscriptionStatus } from './auth.ts';

/** The price of the Pro plan. */
export const plan = {
  /** US dollars a month. */
  priceUsd: 8.99,
  trialDays: 7,
} as const;

/** POST /api/create-subscription. `trial_period_days` is what the page showed; the server decides by itself. */
export const subscriptionRequestSchema = z.object({
  email: z._default(z.string(), ''),
  phone: z._default(z.string(), ''),
  trial_period_days: z.optional(z.int()),
});
export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

/** A secret for setting up the card in the browser. */
export const subscriptionAnswerSchema = z.object({ clientSecret: z.string() });
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswerSchema>;

/** GET /api/entitlement: how much the visitor may have analyzed, and on what terms they can subscribe. */
export const entitlementSchema = z.object({
  /** The analyses of a day; absent where they are not counted: for subscribers, and on a server without billing. */
  allowance: z.optional(
    z.object({
      perDay: z.int().check(z.nonnegative()),
      used: z.int().check(z.nonnegative()),
      /** When the next day begins. */
      resetsAt: z.iso.datetime(),
    }),
  ),
  /** Whether a subscription would begin with a trial: each person has one. */
  isTrialAvailable: z.boolean(),
});
export type Entitlement = z.infer<typeof entitlementSchema>;

/** POST /api/billing/portal: the address where the provider lets a person change the card or cancel; it opens once. */
export const billingPortalSchema = z.object({ url: z.url() });
export type BillingPortal = z.infer<typeof billingPortalSchema>;

/** Whether a subscription lifts the limits. */
export function isSubscriber(status: SubscriptionStatus | undefined): boolean {
  return status === 'active' || status === 'trialing';
}

/** Longest address that mail takes. Source: RFC 5321, 4.5.3.1.3, less the angle brackets. */
const maxEmailLength = 254;

/** Whether it looks like an e-mail address, blanks around it aside: a name, an at-sign, a domain with a dot, no spaces. */
export function isEmail(words: string): boolean {
  const email = words.trim();
  return email.length <= maxEmailLength && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}

/**
 * Whether it looks like a phone number: an optional plus, a digit other than zero, up to three more, then at least seven
 * digits, dashes or brackets; spaces do not count.
 */
export function isPhone(words: string): boolean {
  return /^\+?[1-9]\d{0,3}[\d()-]{7,}$/.test(words.replace(/\s/g, ''));
}
