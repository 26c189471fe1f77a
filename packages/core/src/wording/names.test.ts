import { documentFamilySchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';

import { getDisclaimer } from './names.ts';

describe('what an analysis is not', () => {
  it('is legal advice where the document is a contract', () => {
    expect(getDisclaimer('contract')).toMatch(/^Drafting-risk triage, not legal advice\./);
  });

  it.each(documentFamilySchema.options.filter((family) => family !== 'contract'))(
    'speaks of no risk and no law where the document is of the family %s',
    (family) => {
      expect(getDisclaimer(family)).not.toMatch(/risk|legal|contract/i);
    },
  );
});
