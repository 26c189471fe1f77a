import { type DocumentFamily, documentFamilySchema } from '@clauselight/schema';
import { t } from '../messages.ts';

/** The plural name of each document family. */
export const familyNames = {
  contract: t('lib.family.contract'),
  writing: t('lib.family.writing'),
  business: t('lib.family.business'),
  data: t('lib.family.data'),
  other: t('lib.family.other'),
} as const satisfies Record<DocumentFamily, string>;

const counts = {
  contract: 'lib.family.contractCount',
  writing: 'lib.family.writingCount',
  business: 'lib.family.businessCount',
  data: 'lib.family.dataCount',
  other: 'lib.family.otherCount',
} as const satisfies Record<DocumentFamily, string>;

export const families = documentFamilySchema.options;

/** `3 contracts`, `1 piece of writing`. */
export function countFamily(family: DocumentFamily, count: number): string {
  return t(counts[family], { count });
}
