import { describe, expect, it } from 'vitest';
import { documentKindSchema, getDocumentFamily, getWiderKind } from './document-kind.ts';

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

describe('the wider kind', () => {
  it.each([
    ['distribution', 'supply'],
    ['membership', 'consumer'],
    ['joint-venture', 'contract'],
    ['lease', 'lease'],
    ['invoice', 'invoice'],
  ] as const)('of %s is %s', (kind, wider) => {
    expect(getWiderKind(kind)).toBe(wider);
  });

  it('is of the same family, and has no wider one itself', () => {
    for (const kind of documentKindSchema.options) {
      const wider = getWiderKind(kind);
      expect(getDocumentFamily(wider)).toBe(getDocumentFamily(kind));
      expect(getWiderKind(wider)).toBe(wider);
    }
  });
});
