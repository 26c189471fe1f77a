import { z } from 'zod';

/** What a person has chosen in the settings; what they have not chosen yet is at its default. */
export const preferencesSchema = z.object({
  /** Analysis results by e-mail. */
  emailNotifications: z.boolean().default(true),
  /** Text messages on important alerts. */
  smsNotifications: z.boolean().default(false),
  /** Whether the analysis of a document starts after its upload. */
  autoAnalysis: z.boolean().default(true),
});
export type Preferences = z.infer<typeof preferencesSchema>;
