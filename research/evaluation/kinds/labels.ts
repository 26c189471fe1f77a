import { readFileSync } from 'node:fs';
import { type DocumentKind, documentKindSchema } from '@clauselight/schema';

const groups = ['people', 'business', 'no-contract'] as const;

export interface Label {
  /** Below the data folder; `SET#TITLE` is one contract of an annotated set. */
  readonly path: string;
  /** The kinds that are right; several where people would call it either. */
  readonly kinds: readonly DocumentKind[];
  /** Contracts of ordinary people, contracts between companies, and documents that are no contracts. */
  readonly group: (typeof groups)[number];
}

/** The kinds of documents, as a person labeled them from their first page before the engine saw them. */
export function readLabels(): readonly Label[] {
  const json = readFileSync(new URL('./labels.json', import.meta.url), 'utf8');
  const labels = JSON.parse(json) as readonly Label[];
  for (const { kinds } of labels) for (const kind of kinds) documentKindSchema.parse(kind);
  return labels;
}

export { groups };
