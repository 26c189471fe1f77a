import { type Evidence, evidenceSchema } from '@clauselight/schema';

/** Every piece of evidence anywhere in a value. */
export function listEvidence(value: unknown): readonly Evidence[] {
  if (Array.isArray(value)) return value.flatMap(listEvidence);
  if (typeof value !== 'object' || value === null) return [];
  const own = evidenceSchema.safeParse(value);
  return own.success ? [own.data] : Object.values(value).flatMap(listEvidence);
}
