import * as z from 'zod/mini';

const checkSchema = z.enum(['ok', 'failing']);

/** GET /healthz and GET /readyz. */
export const healthSchema = z.object({
  /** `degraded`: requests are answered, and some of the work waits. */
  status: z.enum(['ok', 'degraded', 'starting', 'stopping', 'failing']),
  /** What /readyz has looked at. */
  checks: z.optional(
    z.object({
      database: checkSchema,
      /** Files can be written. */
      storage: checkSchema,
      /** More room is left on the disk than what is reserved. */
      disk: checkSchema,
      /** At least one worker is there. */
      workers: checkSchema,
    }),
  ),
});
export type Health = z.infer<typeof healthSchema>;
