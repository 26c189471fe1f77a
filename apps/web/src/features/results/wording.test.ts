import { documentFamilySchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { getPlaceNoun, getWording } from './wording.ts';

const others = documentFamilySchema.options.filter((family) => family !== 'contract');

describe('the wording', () => {
  it.each(others)('speaks of no risk, contract or mitigation where the family is %s', (family) => {
    expect(JSON.stringify(getWording(family))).not.toMatch(/risk|contract|mitigat/i);
  });

  it.each(documentFamilySchema.options)('tells the severities of %s documents apart', (family) => {
    expect(new Set(Object.values(getWording(family).severityNames)).size).toBe(5);
  });

  it('shows at most seven findings of what is no contract at first', () => {
    expect(others.map((family) => getWording(family).firstFindings)).toEqual([7, 7, 7, 7]);
  });

  it.each([
    ['lease', 'Clause'],
    ['minutes', 'Section'],
    ['letter', undefined],
    ['table', undefined],
  ] as const)('calls a numbered part of a %s %s', (kind, noun) => {
    expect(getPlaceNoun(kind)).toBe(noun);
  });
});
