import * as z from 'zod/mini';
import { clauseReferenceSchema } from './clause.ts';
import { evidenceSchema } from './span.ts';

/** What one side of a contract may do to the other, or without it. */
export const powerNameSchema = z.enum([
  'end-without-reason',
  'end-for-breach',
  'renew',
  'change-terms',
  'change-price',
  'change-delivery',
  'suspend',
  'transfer',
  'subcontract',
  'audit',
  'set-off',
  'enter',
  'use-name',
  'seek-injunction',
  'recover-costs',
]);
export type PowerName = z.infer<typeof powerNameSchema>;

/** A power, and which sides have it by the words of the contract. */
export const powerSchema = z.object({
  name: powerNameSchema,
  /** One entry for a side, with the first words that give it the power. A side without an entry may have it all the same. */
  holders: z.array(
    z.object({
      side: z.string(),
      evidence: evidenceSchema,
      clause: z.optional(clauseReferenceSchema),
    }),
  ),
});
export type Power = z.infer<typeof powerSchema>;
