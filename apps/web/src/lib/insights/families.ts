import { type DocumentFamily, documentFamilySchema } from '@clauselight/schema';
import { formatCount } from '../format.ts';

/** What documents of each family are called together. */
export const familyNames = {
  contract: 'Contracts',
  writing: 'Essays and other writing',
  business: 'Business documents',
  data: 'Tables and data',
  other: 'Other documents',
} as const satisfies Record<DocumentFamily, string>;

const nouns = {
  contract: ['contract', 'contracts'],
  writing: ['piece of writing', 'pieces of writing'],
  business: ['business document', 'business documents'],
  data: ['data file', 'data files'],
  other: ['other document', 'other documents'],
} as const satisfies Record<DocumentFamily, readonly [string, string]>;

export const families = documentFamilySchema.options;

/** `3 contracts`, `1 piece of writing`. */
export function countFamily(family: DocumentFamily, count: number): string {
  const [noun, plural] = nouns[family];
  return formatCount(count, noun, plural);
}
