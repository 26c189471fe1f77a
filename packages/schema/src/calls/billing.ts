import { z } from 'zod';

/** The price of the Pro plan. */
export const plan = {
  /** US dollars a month. */
  priceUsd: 8.99,
  trialDays: 7,
} as const;

/** POST /api/create-subscription. `trial_period_days` is what the page showed; the server decides by itself. */
export const subscriptionRequestSchema = z.object({
  email: z.string(),
  phone: z.string(),
  trial_period_days: z.int().optional(),
});
export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

/** A secret for setting up the card in the browser. */
export const subscriptionAnswerSchema = z.object({ clientSecret: z.string() });
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswerSchema>;
