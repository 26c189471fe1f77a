import * as z from 'zod/mini';
import { clauseReferenceSchema } from './clause.ts';
import { documentKindSchema } from './document-kind.ts';
import { riskCategorySchema, severitySchema } from './finding.ts';
import { riskLevelSchema } from './risk-level.ts';
import { evidenceSchema } from './span.ts';
import { termTypeSchema } from './term.ts';

/**
 * A run of words of both versions or of one. Joined without deletions the runs give the later text; without
 * insertions, using `before` where present, the earlier one.
 */
export const wordChangeSchema = z.object({
  kind: z.enum(['same', 'insertion', 'deletion']),
  text: z.string(),
  /**
   * Only in `same` runs: the earlier version's spelling if it differs in white space, kinds of quotes and hyphens, or
   * automatic numbers.
   */
  before: z.optional(z.string()),
});
export type WordChange = z.infer<typeof wordChangeSchema>;

/** The position of a passage in one version: exactly the text `[start, end)` of its source text. */
export const comparedPassageSchema = z.object({
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
  /** 1-based page, if the format has pages. */
  page: z.optional(z.int().check(z.positive())),
  /** The clause it belongs to. */
  clause: z.optional(clauseReferenceSchema),
  /** Level of a heading or a numbered clause, as in the text's blocks. */
  level: z.optional(z.int().check(z.positive())),
  isHeading: z._default(z.boolean(), false),
});
export type ComparedPassage = z.infer<typeof comparedPassageSchema>;

/** A reference with a new target, whatever its words: for example a number that was not updated. */
export const redirectedReferenceSchema = z.object({
  /** The later version's words. */
  quote: z.string(),
  /** The earlier target. */
  before: z.optional(clauseReferenceSchema),
  /** The new target. */
  after: z.optional(clauseReferenceSchema),
});
export type RedirectedReference = z.infer<typeof redirectedReferenceSchema>;

/**
 * A passage of the earlier version and what it became. Rows are in the order of the later version; removed passages
 * keep their position.
 */
export const passageChangeSchema = z.object({
  id: z.string(),
  /** `changed`: words other than its number differ. A `same` passage may be moved or renumbered. */
  kind: z.enum(['same', 'changed', 'added', 'removed']),
  /** Whether its order among its neighbors changed. */
  isMoved: z._default(z.boolean(), false),
  /** Whether its number changed. References that follow the renumbering are not counted as changes. */
  isRenumbered: z._default(z.boolean(), false),
  before: z.optional(comparedPassageSchema),
  after: z.optional(comparedPassageSchema),
  /** The paragraph was divided here, or joined with its neighbor. Its words may be unchanged. */
  paragraphs: z.optional(z.enum(['split', 'merged'])),
  redirected: z._default(z.array(redirectedReferenceSchema), []),
  /** All words of both versions. */
  words: z.array(wordChangeSchema),
});
export type PassageChange = z.infer<typeof passageChangeSchema>;

/** What happened to a risk between the versions. */
export const riskChangeSchema = z.object({
  kind: z.enum(['new', 'gone', 'raised', 'lowered', 'same']),
  ruleId: z.string(),
  category: riskCategorySchema,
  title: z.string(),
  severityBefore: z.optional(severitySchema),
  severityAfter: z.optional(severitySchema),
  findingIdBefore: z.optional(z.string()),
  findingIdAfter: z.optional(z.string()),
  /** The effect on the score: the later version's score minus the score if this risk had stayed as it was. */
  scoreEffect: z.number(),
  /** Describes in a sentence what happened, including changed values. */
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

/** A term that only one version has, or whose value changed. */
export const termChangeSchema = z.object({
  kind: z.enum(['new', 'gone', 'changed']),
  type: termTypeSchema,
  label: z.string(),
  /** For example `The liability cap fell from 24 months to 12 months.` */
  description: z.string(),
  before: z.optional(comparedTermSchema),
  after: z.optional(comparedTermSchema),
  /** The effect on the score of the risks that rest on it; absent if there are none. */
  scoreEffect: z.optional(z.number()),
});
export type TermChange = z.infer<typeof termChangeSchema>;

/** What a change of words concerns. `exit`: the end, the renewal or the cancellation of the contract. */
export const changeTopicSchema = z.enum(['money', 'time', 'exit']);
export type ChangeTopic = z.infer<typeof changeTopicSchema>;

/** A changed sentence that concerns money, time or exit, whether or not a rule or a term noticed it. */
export const materialChangeSchema = z.object({
  /** The passage it is in. */
  passageId: z.string(),
  topics: z.array(changeTopicSchema),
  /** The changed words with words around them; absent if the passage is only in the other version. */
  before: z.optional(evidenceSchema),
  after: z.optional(evidenceSchema),
});
export type MaterialChange = z.infer<typeof materialChangeSchema>;

const comparedVerdictSchema = z.object({
  /** In words: `One-sided for Provider`. */
  verdict: z.string(),
  /** The words it rests on. */
  evidence: z.optional(evidenceSchema),
});

/** A clause of the checklist on which the verdict is another one than before. */
export const clauseChangeSchema = z.object({
  /** The clause's id in the catalogue. */
  clause: z.string(),
  name: z.string(),
  /** For whoever reads it: `open` if one of the verdicts says neither good nor bad. */
  direction: z.enum(['better', 'worse', 'open']),
  /** Why the later version gets its verdict; absent if it does not have the clause. */
  reason: z.optional(z.string()),
  /** Absent if the version has no such clause and needs none. */
  before: z.optional(comparedVerdictSchema),
  after: z.optional(comparedVerdictSchema),
});
export type ClauseChange = z.infer<typeof clauseChangeSchema>;

const comparedDocumentSchema = z.object({
  analysisId: z.uuid(),
  documentId: z.uuid(),
  filename: z.string(),
  title: z.optional(z.string()),
  documentKind: documentKindSchema,
  kindLabel: z.string(),
  analyzedAt: z.iso.datetime(),
  /** Score and level are absent if the version was not judged. */
  score: z.optional(z.number().check(z.minimum(0), z.maximum(10))),
  level: z.optional(riskLevelSchema),
  scoreLabel: z.string(),
  engineVersion: z.string(),
  /** Whether steps of its analysis failed. Something that seems to be missing may not have been searched. */
  isIncomplete: z.boolean(),
  /** The side's name in this version; absent if no side was taken. */
  side: z.optional(z.string()),
});
export type ComparedDocument = z.infer<typeof comparedDocumentSchema>;

/** Two versions of a document compared: passages, risks, terms and score. */
export const comparisonSchema = z.object({
  before: comparedDocumentSchema,
  after: comparedDocumentSchema,
  /** The later version's score minus the earlier one's; absent if one of them has none. */
  scoreChange: z.optional(z.number()),
  passages: z.array(passageChangeSchema),
  risks: z.array(riskChangeSchema),
  terms: z.array(termChangeSchema),
  /** What became worse first; only of contracts. */
  clauses: z._default(z.array(clauseChangeSchema), []),
  materialChanges: z._default(z.array(materialChangeSchema), []),
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
  /** Dice coefficient of the words, 0-1. Below `leastVersionLikeness` they are hardly versions of one document. */
  likeness: z.number().check(z.minimum(0), z.maximum(1)),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** Below this likeness a reader is warned that the documents may not be versions of each other. */
export const leastVersionLikeness = 0.5;
