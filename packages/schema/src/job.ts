import * as z from 'zod/mini';

/** What each kind of background job is given: ids only, the state is read when the job runs. */
export const jobPayloads = {
  'analyze-document': z.object({ analysisId: z.uuid() }),
  /** A reader waits for it: it is done in a lane of its own. */
  'explain-selection': z.object({ selectionId: z.uuid() }),
  'sweep-expired': z.object({}),
} as const;
export type JobKind = keyof typeof jobPayloads;
export type JobPayload<K extends JobKind> = z.infer<(typeof jobPayloads)[K]>;
