import * as z from 'zod/mini';
import { clauseReferenceSchema } from './clause.ts';
import { evidenceSchema } from './span.ts';

/** A new clause: a paragraph of its own behind the block that ends at the edit. */
export const newParagraphSchema = z.object({
  /** `13.`; not written where the document numbers its paragraphs by itself. */
  number: z.string(),
  heading: z.string(),
  /** Start of the block that begins the clause before it, whose look it takes. */
  model: z.int().check(z.nonnegative()),
});
export type NewParagraph = z.infer<typeof newParagraphSchema>;

/** Words that a change deletes and inserts at one place of the source text. An empty span is an insertion. */
export const changeEditSchema = z.object({
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
  /** The inserted words; empty for a deletion. Those of a new paragraph are without number and heading. */
  text: z.string(),
  paragraph: z.optional(newParagraphSchema),
});
export type ChangeEdit = z.infer<typeof changeEditSchema>;

/** A change of the document's words that answers findings, and was proven by analyzing the changed text. */
export const proposedChangeSchema = z.object({
  id: z.string(),
  /** The findings that it answers, the gravest first. */
  findingIds: z.array(z.string()),
  /** What it does, as an instruction: `Make the right mutual`. */
  title: z.string(),
  clause: z.optional(clauseReferenceSchema),
  /** The sentences that are changed, or the end of the paragraph behind which a new one goes. */
  passage: evidenceSchema,
  /** In the order of the text, without overlaps. */
  edits: z.array(changeEditSchema),
  /** What the engine finds in the changed text: the risk no more, or a lower one. */
  effect: z.enum(['cured', 'lowered']),
});
export type ProposedChange = z.infer<typeof proposedChangeSchema>;

/** The score of one side before and after all changes. */
export const changedScoreSchema = z.object({
  /** Id of the side; absent for the score without a side. */
  side: z.optional(z.string()),
  before: z.number(),
  after: z.number(),
});
export type ChangedScore = z.infer<typeof changedScoreSchema>;

/** The changes that are proposed for a document. They were proven together: the engine analyzed the text with all of them. */
export const redlineSchema = z.object({
  /** In the order of the text. */
  changes: z.array(proposedChangeSchema),
  /** Empty if no change is proposed. */
  scores: z.array(changedScoreSchema),
  /** Ids of findings for which a change was tried and not proven, so it is not proposed. */
  unproven: z.array(z.string()),
});
export type Redline = z.infer<typeof redlineSchema>;
