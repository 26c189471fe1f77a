import * as z from 'zod/mini';
import { clauseReferenceSchema } from './clause.ts';
import { riskCategorySchema } from './finding.ts';
import { evidenceSchema } from './span.ts';

/**
 * What the engine makes of a passage that may hold a concept: a `finding` quotes it; it is only `worth-a-look`, because
 * the engine is not sure; or it is `noted`: the concept is there, and no finding is made of it.
 */
export const conceptUseSchema = z.enum(['finding', 'worth-a-look', 'noted']);
export type ConceptUse = z.infer<typeof conceptUseSchema>;

/** A passage of a contract that holds a concept, or may hold it. It counts nothing in the score. */
export const conceptPassageSchema = z.object({
  /** The concept's id in the catalogue, for example `acceleration`. */
  concept: z.string(),
  /** The risk, for example `Everything falls due after one default`. */
  title: z.string(),
  /** What it is about, without judgment: `Early due date`. */
  subject: z.string(),
  /** What the risk is, in a sentence. */
  detail: z.string(),
  category: riskCategorySchema,
  use: conceptUseSchema,
  /** 0-1, calibrated: how often such passages hold the concept. */
  probability: z.number().check(z.minimum(0), z.maximum(1)),
  evidence: evidenceSchema,
  clause: z.optional(clauseReferenceSchema),
});
export type ConceptPassage = z.infer<typeof conceptPassageSchema>;
