import { documentFamilySchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { getDocumentWording } from './document-wording.ts';

const others = documentFamilySchema.options.filter((family) => family !== 'contract');

describe('the wording of documents', () => {
  it('speaks of severity and what to ask for where the document is a contract', () => {
    expect(getDocumentWording('contract')).toMatchObject({
      severityLabel: 'Severity',
      adviceLabel: 'What to ask for',
    });
  });

  it.each(others)('speaks of no risk, contract or law where the family is %s', (family) => {
    const words = Object.values(getDocumentWording(family)).join('\n');
    expect(words).not.toMatch(/risk|contract|legal|severity/i);
  });

  it('calls an analysis of writing by what it is', () => {
    expect(getDocumentWording('writing').analysisTitle).toBe('Writing analysis');
  });
});
