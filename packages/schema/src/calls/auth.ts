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
  /** When a canceled subscription ends or ended. */
  subscriptionEndsAt: z.optional(z.iso.datetime()),
  /** The payment provider's id of the person. */
  stripeCustomerId: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/** GET /api/server: the server's configuration as far as the web app needs it. */
export const serverFactsSchema = z.object({
  /** Shown in the badge of the landing page. */
  analysisBackend: z.enum(['engine', 'language-model']),
  /** The configured language model; absent if only the built-in engine is used. */
  languageModel: z.optional(
    z.object({
      /** The displayed name, for example `GPT-4`. */
      label: z.string(),
      /** Host of the model, to which documents are sent. */
      host: z.string(),
      /** Whether the model runs on the server's own machine. */
      isLocal: z.boolean(),
    }),
  ),
  isSignInConfigured: z.boolean(),
  /** Whether the built-in identity provider for development is active. */
  isDevelopmentSignIn: z._default(z.boolean(), false),
  /** Without a payment provider all features are unlimited. */
  isBillingConfigured: z.boolean(),
  /** The publishable key for the payment provider's script; not secret. Absent without billing. */
  paymentKey: z.optional(z.string()),
  /** Analyses a day without a subscription; absent without billing. */
  freeAnalysesPerDay: z.optional(z.int().check(z.nonnegative())),
  isEmailConfigured: z.boolean(),
  isSmsConfigured: z.boolean(),
  /** Hours after which a guest's work is removed. */
  guestHours: z.number().check(z.positive()),
});
export type ServerFacts = z.infer<typeof serverFactsSchema>;

/** GET /api/auth/debug: the configuration of sign-in, without secrets. */
export const signInSetupSchema = z.object({
  /** Host and port of the product. */
  domain: z.string(),
  /** The redirect address to register with the provider. */
  callbackURL: z.string(),
  hasGoogleCredentials: z.boolean(),
});
export type SignInSetup = z.infer<typeof signInSetupSchema>;
