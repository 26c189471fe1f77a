import { readFileSync } from 'node:fs';
import { documentKindSchema } from '@clauselight/schema';
import * as z from 'zod/mini';

const groups = ['people', 'business', 'no-contract'] as const;

const labelSchema = z.object({
  /** Below the data folder; `SET#TITLE` is one contract of an annotated set. */
  path: z.string(),
  /** The kinds that are right; several where people would call it either. */
  kinds: z.array(documentKindSchema).check(z.minLength(1)),
  /** Contracts of ordinary people, contracts between companies, and documents that are no contracts. */
  group: z.enum(groups),
});
export type Label = z.infer<typeof labelSchema>;

/** The kinds of documents, as a person labeled them from their first page before the engine saw them. */
export function readLabels(): readonly Label[] {
  const json = readFileSync(new URL('./labels.json', import.meta.url), 'utf8');
  return z.array(labelSchema).parse(JSON.parse(json));
}

export { groups };
