import * as z from 'zod/mini';
import { clauseReferenceSchema } from './clause.ts';
import { documentKindSchema } from './document-kind.ts';
import { riskCategorySchema, severitySchema } from './finding.ts';
import { riskLevelSchema } from './risk-level.ts';
import { evidenceSchema } from './span.ts';
import { termTypeSchema } from './term.ts';

/**
 * A run of words that both versions have, or one alone. Joined without deletions they are the later text; without insertions,
 * and with `before` for the text where there is one, the earlier.
 */
export const wordChangeSchema = z.object({
  kind: z.enum(['same', 'insertion', 'deletion']),
  text: z.string(),
  /**
   * Of `same` words alone: how the earlier version writes them where that is no other wording. White space, quotes and
   * hyphens of another kind, or a number that follows the new order of the clauses.
   */
  before: z.optional(z.string()),
});
export type WordChange = z.infer<typeof wordChangeSchema>;

/** Where a passage stands in one of the versions: exactly the text `[start, end)` of its source text. */
export const comparedPassageSchema = z.object({
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
  /** 1-based page, where the format has pages. */
  page: z.optional(z.int().check(z.positive())),
  /** The clause it belongs to. */
  clause: z.optional(clauseReferenceSchema),
  /** Depth of a heading or a numbered clause, as the blocks of the text have it. */
  level: z.optional(z.int().check(z.positive())),
  isHeading: z._default(z.boolean(), false),
});
export type ComparedPassage = z.infer<typeof comparedPassageSchema>;

/** A reference that leads to another clause than it did, whatever its words: a number that was not brought up to date for example. */
export const redirectedReferenceSchema = z.object({
  /** As the later version writes it. */
  quote: z.string(),
  /** Where it led. */
  before: z.optional(clauseReferenceSchema),
  /** Where it leads now. */
  after: z.optional(clauseReferenceSchema),
});
export type RedirectedReference = z.infer<typeof redirectedReferenceSchema>;

/**
 * A passage of the earlier version and the one that has become of it. Rows stand in the order of the later version; what was
 * removed stands where it stood.
 */
export const passageChangeSchema = z.object({
  id: z.string(),
  /** `changed`: other words than its number differ; `same` may still be moved or renumbered. */
  kind: z.enum(['same', 'changed', 'added', 'removed']),
  /** Stands in another order than its neighbours did. */
  isMoved: z._default(z.boolean(), false),
  /** Bears another number; references that follow the numbers are no changed words. */
  isRenumbered: z._default(z.boolean(), false),
  before: z.optional(comparedPassageSchema),
  after: z.optional(comparedPassageSchema),
  /** The paragraph was divided here, or joined with its neighbour; its words may be the same. */
  paragraphs: z.optional(z.enum(['split', 'merged'])),
  redirected: z._default(z.array(redirectedReferenceSchema), []),
  /** All words of both versions. */
  words: z.array(wordChangeSchema),
});
export type PassageChange = z.infer<typeof passageChangeSchema>;

/** What became of a risk from one version to the next. */
export const riskChangeSchema = z.object({
  kind: z.enum(['new', 'gone', 'raised', 'lowered', 'same']),
  ruleId: z.string(),
  category: riskCategorySchema,
  title: z.string(),
  severityBefore: z.optional(severitySchema),
  severityAfter: z.optional(severitySchema),
  findingIdBefore: z.optional(z.string()),
  findingIdAfter: z.optional(z.string()),
  /** What it does to the score: that of the later version less what it would be had this one stayed as it was. */
  scoreEffect: z.number(),
  /** What happened, in a sentence, with the values that changed where there are any. */
  description: z.string(),
  evidenceBefore: z.array(evidenceSchema),
  evidenceAfter: z.array(evidenceSchema),
  clauseBefore: z.optional(clauseReferenceSchema),
  clauseAfter: z.optional(clauseReferenceSchema),
});
export type RiskChange = z.infer<typeof riskChangeSchema>;

const comparedTermSchema = z.object({
  id: z.string(),
  display: z.string(),
  evidence: evidenceSchema,
  clause: z.optional(clauseReferenceSchema),
});

/** A term that one version alone states, or that says something else now. */
export const termChangeSchema = z.object({
  kind: z.enum(['new', 'gone', 'changed']),
  type: termTypeSchema,
  label: z.string(),
  /** For example `The liability cap fell from 24 months to 12 months.` */
  description: z.string(),
  before: z.optional(comparedTermSchema),
  after: z.optional(comparedTermSchema),
  /** What the risks that rest on it do to the score; absent where none does. */
  scoreEffect: z.optional(z.number()),
});
export type TermChange = z.infer<typeof termChangeSchema>;

const comparedDocumentSchema = z.object({
  analysisId: z.uuid(),
  documentId: z.uuid(),
  filename: z.string(),
  title: z.optional(z.string()),
  documentKind: documentKindSchema,
  kindLabel: z.string(),
  analyzedAt: z.iso.datetime(),
  score: z.number().check(z.minimum(0), z.maximum(10)),
  level: riskLevelSchema,
  scoreLabel: z.string(),
  engineVersion: z.string(),
  /** Whether steps of its analysis failed: what it lacks may only not have been looked for. */
  isIncomplete: z.boolean(),
  /** What the side is called here, where one was taken and this version has it. */
  side: z.optional(z.string()),
});
export type ComparedDocument = z.infer<typeof comparedDocumentSchema>;

/** Two versions of a document, passage by passage, and what that does to its risks, terms and score. */
export const comparisonSchema = z.object({
  before: comparedDocumentSchema,
  after: comparedDocumentSchema,
  /** Score of the later version less that of the earlier. */
  scoreChange: z.number(),
  passages: z.array(passageChangeSchema),
  risks: z.array(riskChangeSchema),
  terms: z.array(termChangeSchema),
  counts: z.object({
    same: z.int(),
    changed: z.int(),
    added: z.int(),
    removed: z.int(),
    moved: z.int(),
    renumbered: z.int(),
    insertedWords: z.int(),
    deletedWords: z.int(),
  }),
  /** 0-1: share of the words that both have; below `leastVersionLikeness` they are hardly versions of one document. */
  likeness: z.number().check(z.minimum(0), z.maximum(1)),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** Share of common words below which a reader is warned that two documents may not be versions of one. */
export const leastVersionLikeness = 0.5;
