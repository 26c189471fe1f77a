import { describe, expect, it } from 'vitest';
import { compareParties, parsePartyAnswer } from './compare-parties.ts';

const named = (...names: string[]) => names.map((name) => ({ name, aliases: [] }));
const list = (parties: readonly { readonly name: string }[]) => parties.map(({ name }) => name);

describe('the answer on parties', () => {
  it.each([
    ['Acme, Inc. ("Acme"); Beta LLC (the “Buyer”)', ['Acme, Inc.', 'Beta LLC']],
    ['WATER WAY, INC.; ("Water"); Beta LLC ("Beta")', ['WATER WAY, INC.', 'Beta LLC']],
    ['Galen (Chemicals) Limited ("Galen")', ['Galen (Chemicals) Limited']],
    ['Acme, Inc. d/b/a Acme Music ("Acme")', ['Acme, Inc.']],
    ['Vera LLC (\'Vera"); Cyto Inc. ("Cyto"); Cyto and Vera (“Party”)', ['Vera LLC', 'Cyto Inc.']],
    ['Acme ("Acme"); Beta ("Beta"); Acme and Beta (collectively the "Parties")', ['Acme', 'Beta']],
    ['Acme ("A1"); Beta ("B1"); each a "Party"', ['Acme', 'Beta']],
    ['[] ("Franchisee"); Acme, Inc. ("Acme")', ['Acme, Inc.']],
    ['Acme Inc. ("Acme"); Acme Inc. ("Acme")', ['Acme Inc.']],
    ['', []],
  ])('%s', (answer, expected) => {
    expect(list(parsePartyAnswer(answer).annotated)).toEqual(expected);
  });
});

describe('the comparison of parties', () => {
  const answer = 'Acme, Inc. ("Acme"); Beta LLC ("Buyer"); Acme and Buyer (the "Parties")';

  it('finds what is named, and counts what is named besides as wrong', () => {
    const { found, wrong, predicted } = compareParties(answer, named('ACME INC', 'Gamma GmbH'));
    expect([list(found), list(wrong), predicted.length]).toEqual([
      ['Acme, Inc.'],
      ['Gamma GmbH'],
      2,
    ]);
  });

  it('takes an alias of the engine for the name', () => {
    const parties = [{ name: 'Zeta Holdings', aliases: ['Beta LLC'] }];
    expect(list(compareParties(answer, parties).found)).toEqual(['Beta LLC']);
  });

  it('leaves out a prediction that is only an alias in the answer', () => {
    const { predicted, wrong } = compareParties(answer, named('Buyer'));
    expect([predicted, wrong]).toEqual([[], []]);
  });

  it('counts one of several names joined in one answer as that answer', () => {
    const joint = 'Mr. Zheng Qing, Mr. Gu Xian and Ms. Chen Wei ("Developer"); Acme ("Acme")';
    const { found, wrong } = compareParties(joint, named('Mr. Gu Xian', 'Acme'));
    expect([found.length, wrong.length]).toEqual([2, 0]);
  });
});
