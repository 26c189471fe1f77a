import { z } from 'zod';
import { clauseReferenceSchema, clauseSchema } from './clause.ts';
import { checkSchema, findingSchema, riskCategorySchema, severitySchema } from './finding.ts';
import { provisionSchema } from './provision.ts';
import { riskLevelSchema } from './risk-level.ts';
import { evidenceSchema } from './span.ts';
import {
  amendmentSchema,
  attachmentSchema,
  crossReferenceSchema,
  definitionSchema,
  signatureBlockSchema,
} from './structure.ts';
import { termSchema } from './term.ts';

export const documentKindSchema = z.enum([
  'saas',
  'services',
  'supply',
  'licence',
  'nda',
  'dpa',
  'employment',
  'severance',
  'lease',
  'loan',
  'consumer',
  'contract',
  'other',
]);
export type DocumentKind = z.infer<typeof documentKindSchema>;

/**
 * The score and everything needed to recompute it by hand:
 * `value = round1(10 * (1 - exp(-R / scale)))`, `R = sum of categories`,
 * `category = largest points + rest * (sum of the other points)`.
 */
export const scoreSchema = z.object({
  /** 0-10 with one decimal. */
  value: z.number().min(0).max(10),
  level: riskLevelSchema,
  r: z.number().nonnegative(),
  scale: z.number().positive(),
  rest: z.number().min(0).max(1),
  categories: z.array(z.object({ category: riskCategorySchema, points: z.number().nonnegative() })),
});
export type Score = z.infer<typeof scoreSchema>;

export const recommendationSchema = z.object({
  id: z.string(),
  findingId: z.string(),
  severity: severitySchema,
  title: z.string(),
  text: z.string(),
  /** Points of score that following it would take away. */
  scoreReduction: z.number().nonnegative(),
  evidence: evidenceSchema,
  clause: clauseReferenceSchema.optional(),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

/** A sentence of the summary and the passages it rests on; none only where it speaks of the whole document. */
export const summarySentenceSchema = z.object({
  text: z.string(),
  evidence: z.array(evidenceSchema),
});
export type SummarySentence = z.infer<typeof summarySentenceSchema>;

/** What the engine makes of a SourceText. The same text and version give the same analysis, byte for byte. */
export const analysisSchema = z.object({
  engineVersion: z.string(),
  ruleBookVersion: z.string(),
  documentKind: z.object({
    kind: documentKindSchema,
    label: z.string(),
    evidence: evidenceSchema.optional(),
  }),
  wordCount: z.int().nonnegative(),
  clauses: z.array(clauseSchema),
  definitions: z.array(definitionSchema).default([]),
  crossReferences: z.array(crossReferenceSchema).default([]),
  signatureBlocks: z.array(signatureBlockSchema).default([]),
  attachments: z.array(attachmentSchema).default([]),
  amendments: z.array(amendmentSchema).default([]),
  /** In document order. */
  provisions: z.array(provisionSchema).default([]),
  terms: z.array(termSchema),
  findings: z.array(findingSchema),
  checks: z.array(checkSchema),
  score: scoreSchema,
  /** In the order in which to follow them: what takes most off the score first. */
  recommendations: z.array(recommendationSchema),
  summary: z.array(summarySentenceSchema),
});
export type Analysis = z.infer<typeof analysisSchema>;
