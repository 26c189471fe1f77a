import * as z from 'zod/mini';
import { clauseReferenceSchema } from './clause.ts';
import { riskCategorySchema } from './finding.ts';
import { evidenceSchema } from './span.ts';
import { usualSchema } from './usual.ts';

/**
 * What a check resulted in: `found` a risk; its subject is `present` and no risk was recognized in it; `not-found`:
 * nothing of the kind is anywhere in the document; or `not-checked`.
 */
export const checkOutcomeSchema = z.enum(['found', 'present', 'not-found', 'not-checked']);
export type CheckOutcome = z.infer<typeof checkOutcomeSchema>;

const currentCheckSchema = z
  .object({
    ruleId: z.string(),
    category: riskCategorySchema,
    /** The risk that it looks for, for example `Slow payment`. */
    title: z.string(),
    /** What it is about, without judgment: `Time allowed for payment`. It names the check unless a risk was found. */
    subject: z.string(),
    outcome: checkOutcomeSchema,
    /** Why it was not made, in a sentence; exactly with `not-checked`. */
    reason: z.optional(z.string()),
    /** The passage that shows that its subject is present; empty for all other outcomes. */
    evidence: z.array(evidenceSchema),
    clause: z.optional(clauseReferenceSchema),
    /** What real contracts have of its subject; absent if not known. */
    usual: z.optional(usualSchema),
  })
  .check(
    z.refine(
      ({ outcome, reason }) => (outcome === 'not-checked') === (reason !== undefined),
      'a check has a reason exactly if it was not made',
    ),
    z.refine(
      ({ outcome, evidence }) => (outcome === 'present') === evidence.length > 0,
      'a check has a passage exactly if its subject is present',
    ),
  );
export type Check = z.infer<typeof currentCheckSchema>;

/** Why a check of an earlier version counts as not made: that a rule matched nothing had been taken for a good sign. */
export const earlierCheckReason =
  'An earlier version made this check and did not verify that there is nothing of the kind. Analyze the document again.';

const earlierOutcomes: Readonly<Record<string, Pick<Check, 'outcome' | 'reason'>>> = {
  found: { outcome: 'found' },
  'not-found': { outcome: 'not-checked', reason: earlierCheckReason },
  'not-applicable': {
    outcome: 'not-checked',
    reason: 'An earlier version did not make this check for this kind of document.',
  },
  failed: { outcome: 'not-checked', reason: 'This check failed.' },
};

/** Converts a check as earlier versions stored it, without a subject; returns everything else unchanged. */
function convertEarlierCheck(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'subject' in value) return value;
  const { outcome, title } = value as { readonly outcome?: unknown; readonly title?: unknown };
  return {
    ...value,
    subject: title,
    evidence: [],
    ...(typeof outcome === 'string' && earlierOutcomes[outcome]),
  };
}

/** A check with its outcome. It also reads checks of earlier versions, none of whose silences it trusts. */
export const checkSchema = z.pipe(z.transform(convertEarlierCheck), currentCheckSchema);
