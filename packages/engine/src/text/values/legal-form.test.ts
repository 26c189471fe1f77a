import { describe, expect, it } from 'vitest';
import { findLegalForm, findLegalFormAt, hasStrongForm } from './legal-form.ts';

describe('the legal form of a name', () => {
  it.each([
    ['Acme, Inc.', 'Inc'],
    ['ACME LLC', 'LLC'],
    ['Acme L.L.C.', 'L.L.C'],
    ['Orion GmbH & Co. KG', 'GmbH & Co. KG'],
    ['Harbin River Co., Ltd.', 'Co., Ltd'],
    ['Vega S.A.', 'S.A'],
    ['Leo A/S', 'A/S'],
    ['Novum AG', 'AG'],
    ['Bank of Ohio', undefined],
    ['River Bank', 'Bank'],
    ['Jane Roe', undefined],
    ['Spring nv', undefined],
    ['Chemistry, incorporated', undefined],
    ['Online limited', 'limited'],
  ])('%s: %s', (name, expected) => {
    expect(findLegalForm(name)).toBe(expected);
  });

  it('is strong when only the end of a company name has it', () => {
    expect(['Acme, Inc.', 'River Bank', 'Jane Roe'].map(hasStrongForm)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('ends with its full stop', () => {
    expect(findLegalFormAt('Acme Inc. of Ohio', 5)).toEqual({ end: 9, isStrong: true });
    expect(findLegalFormAt('Acme Incense', 5)).toBeUndefined();
  });
});
