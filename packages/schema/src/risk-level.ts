import * as z from 'zod/mini';

/** `partial`: the value is low, and too little of the document was recognized to call it that. */
export const riskLevelSchema = z.enum(['low', 'medium', 'high', 'partial']);
export type RiskLevel = z.infer<typeof riskLevelSchema>;
