import * as z from 'zod/mini';
import { noteSchema } from './note.ts';

/**
 * What the reader decided about a finding. `open`: nothing yet. `accepted` and `not-a-risk` take it out of the score;
 * `negotiate` and `done` do not, because the words still stand in the document.
 */
export const findingStateNameSchema = z.enum([
  'open',
  'accepted',
  'negotiate',
  'done',
  'not-a-risk',
]);
export type FindingStateName = z.infer<typeof findingStateNameSchema>;

/** Why a finding is not a risk: the product is wrong; right, but not in this case; or settled elsewhere. */
export const notARiskReasonSchema = z.enum(['wrong', 'does-not-apply', 'already-handled']);
export type NotARiskReason = z.infer<typeof notARiskReasonSchema>;

const decisionShape = {
  state: findingStateNameSchema,
  /** With `not-a-risk` alone. */
  reason: z.optional(notARiskReasonSchema),
  /** The reader's own words; an open finding can have them too. */
  note: z.optional(noteSchema),
};

/** PUT /api/analyses/{id}/finding-states/{findingId}: it replaces what was decided before. */
export const findingDecisionSchema = z.object(decisionShape).check(
  z.refine(({ state, reason }) => reason === undefined || state === 'not-a-risk', {
    error: 'A reason belongs to “not-a-risk”.',
    path: ['reason'],
  }),
);
export type FindingDecision = z.infer<typeof findingDecisionSchema>;

/** What the reader decided about one finding. */
export const findingStateSchema = z.object({
  findingId: z.string(),
  ...decisionShape,
  changedAt: z.iso.datetime(),
});
export type FindingState = z.infer<typeof findingStateSchema>;

/**
 * GET /api/analyses/{id}/carried-states?from=…: the decisions about another version that hold for this analysis too, with
 * the ids of its findings; POST takes them over and answers with all decisions.
 */
export const carriedStatesSchema = z.object({ from: z.uuid() });

/** The answer of the PUT: all findings that are not open or have a note, in the order in which they were decided. */
export const findingStateListSchema = z.array(findingStateSchema);
