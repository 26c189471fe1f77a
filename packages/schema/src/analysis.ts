import * as z from 'zod/mini';
import { clauseReferenceSchema, clauseSchema } from './clause.ts';
import { detailsSchema } from './details.ts';
import { documentKindSchema } from './document-kind.ts';
import { checkSchema, findingSchema, severitySchema } from './finding.ts';
import { ndaCheckSchema } from './nda-check.ts';
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

/** A party whose eyes the document can be read with. */
export const sideSchema = z.object({
  id: z.string(),
  /** What the document calls it, for example `Customer (Lindqvist Furniture LLC)`. */
  label: z.string(),
  /** What it is in the deal, in lower case. */
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
  /** Wording to put in its place. */
  wording: z.optional(z.string()),
  /** Points of score that following it would take away. */
  scoreReduction: z.number().check(z.nonnegative()),
  /** Absent where something is missing from the document. */
  evidence: z.optional(evidenceSchema),
  clause: z.optional(clauseReferenceSchema),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

/** A sentence of the summary and the passages it rests on; none only where it speaks of the whole document. */
export const summarySentenceSchema = z.object({
  text: z.string(),
  evidence: z.array(evidenceSchema),
});
export type SummarySentence = z.infer<typeof summarySentenceSchema>;

/** What to do first: the recommendations to begin with, in order, and a message to the other side that asks for them. */
export const firstStepsSchema = z.object({
  recommendationIds: z.array(z.string()).check(z.maxLength(3)),
  /** Ready to send; empty where there is nobody to write to or nothing to ask for. */
  message: z.string(),
});
export type FirstSteps = z.infer<typeof firstStepsSchema>;

/** All that depends on whose eyes the document is read with. */
const judgementSchema = z.object({
  score: scoreSchema,
  /** In the order in which to follow them: what takes most off the score first. */
  recommendations: z.array(recommendationSchema),
  firstSteps: z._default(firstStepsSchema, { recommendationIds: [], message: '' }),
  summary: z.array(summarySentenceSchema),
});

/** The same findings as one side sees them; texts stand once, in the analysis itself. */
export const viewSchema = z.extend(judgementSchema, {
  /** Id of the side. */
  side: z.string(),
  /** Of the analysis' recommendations those that are this side's, in its order and with its own effect on the score. */
  recommendations: z.array(
    z.pick(recommendationSchema, { id: true, findingId: true, scoreReduction: true }),
  ),
  findings: z.array(
    z.pick(findingSchema, { id: true, standing: true, points: true, scoreWithout: true }),
  ),
});
export type View = z.infer<typeof viewSchema>;

/** A step that could not be carried out: what it would have told is unknown. */
export const failedStepSchema = z.object({ step: z.string(), label: z.string() });
export type FailedStep = z.infer<typeof failedStepSchema>;

/** Something done well, with the words that show it. */
export const strengthSchema = z.object({
  title: z.string(),
  text: z.string(),
  evidence: z.array(evidenceSchema),
});
export type Strength = z.infer<typeof strengthSchema>;

/** What the engine makes of a SourceText. The same text and version give the same analysis, byte for byte. */
export const analysisSchema = z.object({
  engineVersion: z.string(),
  ruleBookVersion: z.string(),
  documentKind: z.object({
    kind: documentKindSchema,
    label: z.string(),
    /** What it was recognised by, in words; absent for contracts, which their title names. */
    reason: z.optional(z.string()),
    evidence: z.optional(evidenceSchema),
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
  terms: z.array(termSchema),
  /** Steps that could not be carried out: with any of them the analysis is incomplete, and nothing is called safe. */
  failedSteps: z._default(z.array(failedStepSchema), []),
  /** Whose eyes the document can be read with; empty where it has no sides. */
  sides: z._default(z.array(sideSchema), []),
  /** In the order of the text, but for hidden words and words to machines, which stand first. */
  findings: z.array(findingSchema),
  checks: z.array(checkSchema),
  /** Only of non-disclosure agreements. */
  ndaChecks: z._default(z.array(ndaCheckSchema), []),
  strengths: z._default(z.array(strengthSchema), []),
  /** What is particular to the kind of document; absent for contracts and what was not recognized. */
  details: z.optional(detailsSchema),
  ...judgementSchema.shape,
  /** The findings, score and advice for each side; the analysis itself takes none. */
  views: z._default(z.array(viewSchema), []),
});
export type Analysis = z.infer<typeof analysisSchema>;
