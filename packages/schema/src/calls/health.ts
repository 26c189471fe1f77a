import * as z from 'zod/mini';

/** GET /healthz and GET /readyz. */
export const healthSchema = z.object({ status: z.enum(['ok', 'starting', 'stopping', 'failing']) });
export type Health = z.infer<typeof healthSchema>;
