import * as z from 'zod/mini';

export const subscriptionStatusSchema = z.enum(['active', 'trialing', 'past_due', 'canceled']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** GET /api/auth/user. */
export const userSchema = z.object({
  email: z.email(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  profileImageUrl: z.optional(z.url()),
  provider: z.string(),
  subscriptionStatus: z.optional(subscriptionStatusSchema),
  trialEndsAt: z.optional(z.iso.datetime()),
  /** When a subscription that was cancelled ends, or has ended. */
  subscriptionEndsAt: z.optional(z.iso.datetime()),
  /** The person's id with the payment provider. */
  stripeCustomerId: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/** GET /api/server: what this server is configured to do, for honest labels. */
export const serverFactsSchema = z.object({
  /** Shown in the badge of the landing page. */
  analysisBackend: z.enum(['engine', 'language-model']),
  /** The language model that is configured; absent with the built-in engine alone. */
  languageModel: z.optional(
    z.object({
      /** What people read, for example `GPT-4`. */
      label: z.string(),
      /** Host that it is asked at; people's documents go there. */
      host: z.string(),
      /** Whether that is this very machine. */
      isLocal: z.boolean(),
    }),
  ),
  isSignInConfigured: z.boolean(),
  /** Whether the built-in identity provider for development stands in for a configured one. */
  isDevelopmentSignIn: z._default(z.boolean(), false),
  /** Without a payment provider every feature is free of limits. */
  isBillingConfigured: z.boolean(),
  /** Names this server to the payment provider's script in the browser; no secret. Absent without billing. */
  paymentKey: z.optional(z.string()),
  /** Analyses a day without a subscription; absent without billing. */
  freeAnalysesPerDay: z.optional(z.int().check(z.nonnegative())),
  isEmailConfigured: z.boolean(),
  isSmsConfigured: z.boolean(),
  /** Hours after which a guest's work is removed. */
  guestHours: z.number().check(z.positive()),
});
export type ServerFacts = z.infer<typeof serverFactsSchema>;

/** GET /api/auth/debug: how sign-in is set up, without secrets. */
export const signInSetupSchema = z.object({
  /** Host name and port under which the product is reached. */
  domain: z.string(),
  /** The redirect address to register with the provider. */
  callbackURL: z.string(),
  hasGoogleCredentials: z.boolean(),
});
export type SignInSetup = z.infer<typeof signInSetupSchema>;
