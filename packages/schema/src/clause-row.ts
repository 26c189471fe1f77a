import * as z from 'zod/mini';
import { clauseReferenceSchema } from './clause.ts';
import { evidenceSchema } from './span.ts';
import { usualSchema } from './usual.ts';

/** How much a contract of its kind needs a clause. */
export const clauseImportanceSchema = z.enum(['must', 'should', 'could']);
export type ClauseImportance = z.infer<typeof clauseImportanceSchema>;

/**
 * Whether a contract has a clause. `missing`: it has none, and the engine is sure of that. `not-found`: nothing of it was
 * recognized, which proves nothing. `not-checked`: nobody looked.
 */
export const clausePresenceSchema = z.enum(['present', 'missing', 'not-found', 'not-checked']);
export type ClausePresence = z.infer<typeof clausePresenceSchema>;

/** A clause that a contract of its kind should have, or that it has: what was found of it, whoever reads it. */
export const clauseRowSchema = z.object({
  /** The clause's id in the catalogue, for example `liability-limits`. */
  id: z.string(),
  /** `Limit of liability`. */
  name: z.string(),
  /** What the clause answers: `How much can each side be made to pay?` */
  question: z.string(),
  /** Absent if contracts of the kind do without it. */
  importance: z.optional(clauseImportanceSchema),
  /** Ids of the sides to which it matters more than most of the list. */
  firstFor: z.array(z.string()),
  presence: clausePresenceSchema,
  /** Why nobody looked, in a sentence; only with `not-checked`. */
  whyNotChecked: z.optional(z.string()),
  /** Whether another document that was not analyzed also applies, so that it may have the clause. */
  mayBeElsewhere: z.optional(z.boolean()),
  /** The passages, the most telling first; empty unless it is present. */
  evidence: z.array(evidenceSchema),
  clause: z.optional(clauseReferenceSchema),
  /** Findings about it, in text order. */
  findingIds: z.array(z.string()),
  /** Terms that it states. */
  termIds: z.array(z.string()),
  /** Figures that it states, such as a length, a sum or a share, the most telling first. */
  facts: z._default(z.array(z.object({ text: z.string(), evidence: evidenceSchema })), []),
  /** Why it is acceptable or settled as it stands, with the words that show it; absent if nothing shows it. */
  balance: z.optional(
    z.object({
      reason: z.string(),
      evidence: evidenceSchema,
      /**
       * Why it is no approval: it only states what one asks of it, such as a price, or it holds for both sides alike and can
       * still be too little for one of them.
       */
      only: z.optional(z.enum(['stated', 'mutual'])),
    }),
  ),
  /** Whether a passage of it may hold a risk that the engine is not sure of. */
  isWorthALook: z.boolean(),
  /** Whether a contract does well without it: if it is missing, nothing has to be asked for. */
  isOptional: z.optional(z.boolean()),
  /** Whether it collects defects of the text. */
  isOfDefects: z.optional(z.boolean()),
  /** What to ask for if it is missing. */
  requestIfMissing: z.string(),
  /** What real contracts have of it; absent if not known. */
  usual: z.optional(usualSchema),
});
export type ClauseRow = z.infer<typeof clauseRowSchema>;

/**
 * What a clause is to a reader. `one-sided`: for one of the sides; `both-bear`: it weighs on both; `off-market`: it is grave
 * and unusual; `unclear`: its words are defective. `stated` and
 * `mutual`: it says what one asks of it, or holds for both sides alike; whether that is enough is the reader's to say. `none`: the contract has none, and does well without. None is legal advice.
 */
export const clauseVerdictNameSchema = z.enum([
  'off-market',
  'missing',
  'one-sided',
  'both-bear',
  'unclear',
  'not-in-this-kind',
  'none',
  'better-than-usual',
  'acceptable',
  'stated',
  'mutual',
  'not-judged',
]);
export type ClauseVerdictName = z.infer<typeof clauseVerdictNameSchema>;

/** The verdict on a clause, for the side taken or for nobody in particular. */
export const clauseVerdictSchema = z.object({
  id: z.string(),
  verdict: clauseVerdictNameSchema,
  /** Why, in a sentence. */
  reason: z.string(),
  /** Ids of the sides that it favors; only of `one-sided`, if that is known. */
  favors: z.optional(z.array(z.string())),
  /** Whom it weighs on, as the check says it: `whoever pays`; only of `one-sided`, if the side is not known. */
  weighsOn: z.optional(z.string()),
  /** What to ask for; absent if nothing has to be. */
  request: z.optional(z.string()),
  /** The finding on which the verdict rests. */
  findingId: z.optional(z.string()),
});
export type ClauseVerdict = z.infer<typeof clauseVerdictSchema>;
