import * as z from 'zod/mini';
import { usualRoles } from './roles.ts';

/** A person's settings; unset ones have their defaults. */
export const preferencesSchema = z.object({
  /** Analysis results and deadlines coming up, by e-mail. */
  emailNotifications: z._default(z.boolean(), true),
  /** Text messages on important alerts. */
  smsNotifications: z._default(z.boolean(), false),
  /** Whether the analysis of a document starts after its upload. */
  autoAnalysis: z._default(z.boolean(), true),
  /** The person's usual role in a deal. That side is taken in a new analysis if the document has it. */
  usualRole: z._default(z.nullable(z.enum(usualRoles)), null),
  /** Whether the server's language model may read the person's documents. */
  languageModel: z._default(z.boolean(), true),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The available retention times: days after the upload. */
export const retentionChoices = [7, 30, 90, 180, 365] as const;

/** Longest phone number, its signs and blanks included. */
const maxPhoneLength = 40;

/** GET and PUT /api/settings: what the server keeps for a signed-in person. */
export const settingsSchema = z.extend(preferencesSchema, {
  theme: z._default(z.enum(themeChoices), 'system'),
  /** Where text messages go; empty if none was given. */
  phone: z._default(z.string().check(z.trim(), z.maxLength(maxPhoneLength)), ''),
  /** One mail a day instead of one per analysis. */
  dailyDigest: z._default(z.boolean(), false),
  /** Days after its upload on which a document is deleted; null for never. */
  retentionDays: z._default(z.nullable(z.literal([...retentionChoices])), null),
});
export type Settings = z.infer<typeof settingsSchema>;
