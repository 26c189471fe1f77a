import { documentKindSchema, getDocumentFamily } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { getClauseNoun, nameClauseNumber } from './clause-wording.ts';

describe('the wording of clauses', () => {
  it.each([
    ['lease', 'clause'],
    ['minutes', 'section'],
    ['letter', undefined],
    ['table', undefined],
  ] as const)('calls a numbered unit of a %s %s', (kind, noun) => {
    expect(getClauseNoun(kind)).toBe(noun);
  });

  it('calls nothing a clause that is no contract', () => {
    const kinds = documentKindSchema.options.filter((kind) => getClauseNoun(kind) === 'clause');
    expect(kinds.filter((kind) => getDocumentFamily(kind) !== 'contract')).toEqual([]);
  });

  it.each([
    ['4.2', 'clause 4.2'],
    ['Article II', 'Article II'],
  ])('puts the noun before a bare number alone: %s', (number, name) => {
    expect(nameClauseNumber(number, 'clause')).toBe(name);
  });
});
