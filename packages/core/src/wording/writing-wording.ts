import type { WritingDetails } from '@clauselight/schema';

/** Whether a citation is in the list of references. */
export const citationStatusNames = {
  listed: 'in the list',
  'year-differs': 'another year in the list',
  missing: 'not in the list',
  'no-list': 'there is no list',
} as const satisfies Record<WritingDetails['citations'][number]['status'], string>;

/** Whether the text meets a criterion of its marking scheme. */
export const rubricStatusNames = {
  seen: 'seen in the text',
  open: 'not seen yet',
  'not-assessable': 'cannot be told from the text',
} as const satisfies Record<WritingDetails['rubric'][number]['status'], string>;
