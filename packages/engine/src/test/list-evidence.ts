import type { Evidence } from '@clauselight/schema';

/** Lists all evidence anywhere within a value. */
export function listEvidence(value: unknown): readonly Evidence[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listEvidence);
  return 'quote' in value ? [value as Evidence, ...inner] : inner;
}
