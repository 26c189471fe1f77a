import * as z from 'zod/mini';

/** What a person has chosen in the settings; what they have not chosen yet is at its default. */
export const preferencesSchema = z.object({
  /** Analysis results by e-mail. */
  emailNotifications: z._default(z.boolean(), true),
  /** Text messages on important alerts. */
  smsNotifications: z._default(z.boolean(), false),
  /** Whether the analysis of a document starts after its upload. */
  autoAnalysis: z._default(z.boolean(), true),
});
export type Preferences = z.infer<typeof preferencesSchema>;
