import * as z from 'zod/mini';
import { checkSchema } from './check.ts';
import { clauseReferenceSchema, clauseSchema } from './clause.ts';
import { clauseRowSchema } from './clause-row.ts';
import { conceptPassageSchema } from './concept-passage.ts';
import { detailsSchema } from './details.ts';
import { documentKindSchema } from './document-kind.ts';
import { findingSchema, severitySchema } from './finding.ts';
import { gistSchema } from './gist.ts';
import { lawNoteSchema } from './law-note.ts';
import { ndaCheckSchema } from './nda-check.ts';
import { notJudgedSchema } from './not-judged.ts';
import { powerSchema } from './power.ts';
import { provisionSchema } from './provision.ts';
import { scoreSchema } from './score.ts';
import { evidenceSchema } from './span.ts';
import {
  amendmentSchema,
  attachmentSchema,
  crossReferenceSchema,
  definitionSchema,
  signatureBlockSchema,
} from './structure.ts';
import { termSchema } from './term.ts';

/** A party for whom the document can be analyzed. */
export const sideSchema = z.object({
  id: z.string(),
  /** The document's name for it, for example `Customer (Lindqvist Furniture LLC)`. */
  label: z.string(),
  /** Its role in the deal, in lower case. */
  role: z.optional(z.string()),
  evidence: z.optional(evidenceSchema),
});
export type Side = z.infer<typeof sideSchema>;

export const recommendationSchema = z.object({
  id: z.string(),
  findingId: z.string(),
  severity: severitySchema,
  title: z.string(),
  text: z.string(),
  /** Proposed replacement wording. */
  wording: z.optional(z.string()),
  /** How much following it would reduce the score, in points of the score. */
  scoreReduction: z.number().check(z.nonnegative()),
  /** Absent if something is missing from the document. */
  evidence: z.optional(evidenceSchema),
  clause: z.optional(clauseReferenceSchema),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

/** A sentence of the summary and its evidence. Empty only if the sentence is about the whole document. */
export const summarySentenceSchema = z.object({
  text: z.string(),
  evidence: z.array(evidenceSchema),
});
export type SummarySentence = z.infer<typeof summarySentenceSchema>;

/** The first steps: recommendations in order, and a message that asks the other side for them. */
export const firstStepsSchema = z.object({
  recommendationIds: z.array(z.string()).check(z.maxLength(3)),
  /**
   * Ready to send once its placeholders are filled in; empty if there is no recipient, nothing to ask for, or if it is
   * not known whose risk the steps are.
   */
  message: z.string(),
});
export type FirstSteps = z.infer<typeof firstStepsSchema>;

/** The parts of an analysis that depend on the side. */
const judgmentSchema = z.object({
  score: scoreSchema,
  /** Sorted by their effect on the score, largest first. */
  recommendations: z.array(recommendationSchema),
  firstSteps: z._default(firstStepsSchema, { recommendationIds: [], message: '' }),
  summary: z.array(summarySentenceSchema),
});

/** The findings for one side. Texts are stored once, in the analysis itself. */
export const viewSchema = z.extend(judgmentSchema, {
  /** Id of the side. */
  side: z.string(),
  /** The side's recommendations, in the analysis's order, with their effect on the side's score. */
  recommendations: z.array(
    z.pick(recommendationSchema, { id: true, findingId: true, scoreReduction: true }),
  ),
  findings: z.array(
    z.pick(findingSchema, { id: true, standing: true, points: true, scoreWithout: true }),
  ),
});
export type View = z.infer<typeof viewSchema>;

/** A step that failed: its results are unknown. */
export const failedStepSchema = z.object({ step: z.string(), label: z.string() });
export type FailedStep = z.infer<typeof failedStepSchema>;

/** A list of the result; `texts` are texts and lists inside its entries. */
export const leftOutPartSchema = z.enum([
  'clauses',
  'definitions',
  'crossReferences',
  'signatureBlocks',
  'attachments',
  'amendments',
  'provisions',
  'conceptPassages',
  'lawNotes',
  'terms',
  'sides',
  'findings',
  'recommendations',
  'strengths',
  'summary',
  'texts',
]);
export type LeftOutPart = z.infer<typeof leftOutPartSchema>;

/** How many entries of a list are not in the result because it would be too large. */
export const leftOutSchema = z.object({
  part: leftOutPartSchema,
  count: z.int().check(z.positive()),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

/** Something that the text does well, with its evidence. */
export const strengthSchema = z.object({
  title: z.string(),
  text: z.string(),
  evidence: z.array(evidenceSchema),
});
export type Strength = z.infer<typeof strengthSchema>;

/** The engine's result for a source text. The same text and versions give the same analysis, byte for byte. */
export const analysisSchema = z.object({
  engineVersion: z.string(),
  ruleBookVersion: z.string(),
  documentKind: z.object({
    kind: documentKindSchema,
    label: z.string(),
    /** The reason for the kind, in words; absent for contracts, whose title states it. */
    reason: z.optional(z.string()),
    evidence: z.optional(evidenceSchema),
    /** Whether the reader said so, and not the text. */
    isSetByReader: z.optional(z.boolean()),
    /** Other kinds that it may be, the likeliest first. */
    alternatives: z.optional(z.array(documentKindSchema)),
  }),
  wordCount: z.int().check(z.nonnegative()),
  clauses: z.array(clauseSchema),
  definitions: z._default(z.array(definitionSchema), []),
  crossReferences: z._default(z.array(crossReferenceSchema), []),
  signatureBlocks: z._default(z.array(signatureBlockSchema), []),
  attachments: z._default(z.array(attachmentSchema), []),
  amendments: z._default(z.array(amendmentSchema), []),
  /** In document order. */
  provisions: z._default(z.array(provisionSchema), []),
  /** In document order; only for contracts. */
  conceptPassages: z._default(z.array(conceptPassageSchema), []),
  /** Of the smallest place first; empty if it is not known which place's law holds. They count nothing. */
  lawNotes: z._default(z.array(lawNoteSchema), []),
  terms: z.array(termSchema),
  /** The failed steps. With any of them the analysis is incomplete, and nothing is called safe. */
  failedSteps: z._default(z.array(failedStepSchema), []),
  /** What a result of bounded size has no room for; empty for ordinary documents. */
  leftOut: z._default(z.array(leftOutSchema), []),
  /** The sides that can be taken; empty if the document has none. */
  sides: z._default(z.array(sideSchema), []),
  /** In text order; hidden text and text addressed to machines come first. */
  findings: z.array(findingSchema),
  checks: z.array(checkSchema),
  /** The checklist of the kind, the most important first, then clauses that are usually not in it; only for contracts. */
  clauseRows: z._default(z.array(clauseRowSchema), []),
  /** What each side may do by the words of a contract with several sides, so that they can be compared. */
  powers: z._default(z.array(powerSchema), []),
  /** Only for non-disclosure agreements. */
  ndaChecks: z._default(z.array(ndaCheckSchema), []),
  strengths: z._default(z.array(strengthSchema), []),
  /** What a document that is no contract says; absent for contracts, figures and programs. */
  gist: z.optional(gistSchema),
  /** Details of the document's kind; absent for contracts and unrecognized documents. */
  details: z.optional(detailsSchema),
  ...judgmentSchema.shape,
  /** Absent if the document was not judged. */
  score: z.optional(scoreSchema),
  /** Why there is no score; present exactly if there is none. */
  notJudged: z.optional(notJudgedSchema),
  /** Findings, score and recommendations for each side. The analysis itself takes no side. */
  views: z._default(z.array(viewSchema), []),
});
export type Analysis = z.infer<typeof analysisSchema>;
