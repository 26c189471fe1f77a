import * as z from 'zod/mini';
import { clauseReferenceSchema } from './clause.ts';
import { evidenceSchema } from './span.ts';
import { usualSchema } from './usual.ts';

/**
 * What a passage of a contract is about. The first 41 are the categories of the Contract Understanding Atticus
 * Dataset (CUAD, https://www.atticusprojectai.org/cuad); the others are what reviewers look for besides.
 */
export const clauseCategorySchema = z.enum([
  'document-name',
  'parties',
  'agreement-date',
  'effective-date',
  'expiration-date',
  'renewal-term',
  'notice-period-to-terminate-renewal',
  'governing-law',
  'most-favored-nation',
  'non-compete',
  'exclusivity',
  'no-solicit-of-customers',
  'competitive-restriction-exception',
  'no-solicit-of-employees',
  'non-disparagement',
  'termination-for-convenience',
  'right-of-first-refusal',
  'change-of-control',
  'anti-assignment',
  'revenue-or-profit-sharing',
  'price-restrictions',
  'minimum-commitment',
  'volume-restriction',
  'ip-ownership-assignment',
  'joint-ip-ownership',
  'license-grant',
  'non-transferable-license',
  'affiliate-license-licensor',
  'affiliate-license-licensee',
  'unlimited-license',
  'irrevocable-or-perpetual-license',
  'source-code-escrow',
  'post-termination-services',
  'audit-rights',
  'uncapped-liability',
  'cap-on-liability',
  'liquidated-damages',
  'warranty-duration',
  'insurance',
  'covenant-not-to-sue',
  'third-party-beneficiary',
  'confidentiality',
  'indemnification',
  'force-majeure',
  'payment',
  'late-payment',
  'notices',
  'severability',
  'entire-agreement',
  'amendment',
  'dispute-resolution',
  'data-protection',
  'non-waiver',
  'survival',
  'export',
  'warranties',
  'term',
  'termination-for-cause',
  'service-levels',
  'taxes',
]);
export type ClauseCategory = z.infer<typeof clauseCategorySchema>;

/** A passage that deals with one clause category. A passage that deals with several is several provisions. */
export const provisionSchema = z.object({
  category: clauseCategorySchema,
  /** The displayed name of the category, for example `Cap on liability`. */
  label: z.string(),
  /** How often passages with this estimate are correct, 0-1, measured on contracts outside the training data. */
  probability: z.number().check(z.minimum(0), z.maximum(1)),
  evidence: evidenceSchema,
  clause: z.optional(clauseReferenceSchema),
  /** What real contracts have of its category; only the first provision of a category has it, if it is known. */
  usual: z.optional(usualSchema),
});
export type Provision = z.infer<typeof provisionSchema>;
