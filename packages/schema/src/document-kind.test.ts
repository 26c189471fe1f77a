import { describe, expect, it } from 'vitest';
import { documentKindSchema, getDocumentFamily } from './document-kind.ts';

describe('the family of a kind', () => {
  it.each([
    ['saas', 'contract'],
    ['nda', 'contract'],
    ['contract', 'contract'],
    ['essay', 'writing'],
    ['lab-report', 'writing'],
    ['invoice', 'business'],
    ['quote', 'business'],
    ['minutes', 'business'],
    ['letter', 'business'],
    ['report', 'business'],
    ['cv', 'business'],
    ['table', 'data'],
    ['data', 'data'],
    ['other', 'other'],
  ] as const)('%s is %s', (kind, family) => {
    expect(getDocumentFamily(kind)).toBe(family);
  });

  it('is a contract’s for the kinds that were known before there were families, but for “other”', () => {
    const before =
      'saas services supply licence nda dpa employment severance lease loan consumer contract other';
    for (const kind of before.split(' ').map((name) => documentKindSchema.parse(name)))
      expect(getDocumentFamily(kind)).toBe(kind === 'other' ? 'other' : 'contract');
  });
});
