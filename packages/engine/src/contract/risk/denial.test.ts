import { describe, expect, it } from 'vitest';
import type { LegalEffect } from '../rule.ts';
import { isDenied, isTurnedRound } from './denial.ts';

/** Finds the words between brackets, the core after `|`, and whether the words before them deny them. */
function deny(marked: string, assertion: LegalEffect = 'duty', leadIn = ''): boolean {
  const words = marked.replace(/[[\]|]/g, '');
  const from = marked.indexOf('[');
  const bar = marked.indexOf('|');
  const core = bar < 0 ? from : bar - 1;
  const to = marked.indexOf(']') - (bar < 0 ? 1 : 2);
  return isDenied(words, { match: { from, core, to }, assertion, leadIn });
}

describe('a denial', () => {
  it.each([
    ['Nothing in this Agreement shall oblige the Tenant to [pay a fee].', 'duty'],
    ['No provision of this lease shall be deemed to make the Tenant [pay a fee].', 'duty'],
    ['This letter is not intended to let the Company [change the price].', 'power'],
    ['Nothing herein shall mean that, if it rains, the Executive shall not [compete].', 'ban'],
    ['The Executive shall be free and without restriction to [compete].', 'ban'],
    ['Nothing herein prevents, and nothing shall prevent, the Executive from [competing].', 'ban'],
    ['This clause does not restrict the Executive from [competing].', 'ban'],
    ['The talks will not serve to impair the right of either party to [compete].', 'ban'],
    ['Nothing in this Agreement prohibits the Executive from [competing].', 'ban'],
    ['No provision of this clause excludes the [liability of the Seller].', 'exclusion'],
    ['The Tenant is not required to [pay a fee].', 'duty'],
    ['The Tenant has no obligation whatsoever to [pay a fee].', 'duty'],
    ['The Tenant need not [pay a fee].', 'duty'],
    ['In no event shall the Tenant [pay a fee].', 'duty'],
    ['The Tenant may leave without any [termination fee].', 'duty'],
    ['Neither party [grants a power of attorney].', 'duty'],
    ['No party [gives a guarantee].', 'duty'],
    ['No party waives [its right to a jury trial].', 'exclusion'],
    ['The deposit is not [non-refundable].', 'exclusion'],
    ['[The Provider has no right to audit the books].', 'power'],
    ['The Provider is not entitled to [change the fees].', 'power'],
    ['Nothing herein limits and nothing shall exclude the [liability of the Seller].', 'exclusion'],
  ] as const)('refutes: %s (%s)', (words, assertion) => {
    expect(deny(words, assertion)).toBe(true);
  });

  it.each([
    ['Nothing herein shall prevent the Landlord from [entering at any time].', 'power'],
    ['Nothing herein shall relieve the Tenant of its duty to [pay a fee].', 'duty'],
    ['Nothing herein shall limit the right of the Owner to receive the [termination fee].', 'duty'],
    ['In no event shall the Seller be [liable].', 'exclusion'],
    ['Neither party shall be [liable].', 'exclusion'],
    ['The Client is not entitled to a refund if Provider may [change the fees].', 'power'],
    ['The Client has no right to object when the Provider may [change the fees].', 'power'],
    ['In no event shall the Executive [compete].', 'ban'],
    ['Nothing herein obliges it to stay; the Tenant shall [pay a fee].', 'duty'],
    ['It is not required to stay, but the Tenant shall [pay a fee].', 'duty'],
    ['It is not required to stay, and the Tenant shall [pay a fee].', 'duty'],
    ['The Tenant shall pay not only rent but a [fee].', 'duty'],
    ['Whether or not a [termination fee] is owed.', 'duty'],
  ] as const)('leaves: %s (%s)', (words, assertion) => {
    expect(deny(words, assertion)).toBe(false);
  });

  it('in the words that introduce a list governs the items', () => {
    const leadIn = 'Nothing in this Agreement shall prevent the Executive from:';
    expect(deny('(a) [competing] with the Company;', 'ban', leadIn)).toBe(true);
    expect(
      deny('(a) [competing] with the Company;', 'ban', 'The Executive agrees as follows:'),
    ).toBe(false);
  });

  it('reaches into the gaps of a match', () => {
    expect(deny('[Tenant is not obliged to |pay a fee].')).toBe(true);
    expect(deny('[Tenant is obliged to |pay a fee].')).toBe(false);
  });
});

describe('words that change the meaning of a match', () => {
  const turned = (marked: string, isSubject = false) => {
    const from = marked.indexOf('[');
    return isTurnedRound(
      marked.replace(/[[\]]/g, ''),
      { from, to: marked.indexOf(']') - 1 },
      { isSubject },
    );
  };

  it.each([
    'Landlord may enter with no [prior notice].',
    'Landlord may enter without giving any [prior notice].',
    'Landlord may enter regardless of whether [prior notice] was given.',
    'The works, whether or not [patentable].',
  ])('are turned round: %s', (words) => {
    expect(turned(words)).toBe(true);
  });

  it.each([
    'Landlord may enter with [prior notice].',
    'Landlord may not enter unless [prior notice] was given.',
    'It lasts [no longer than a year].',
  ])('keep their meaning: %s', (words) => {
    expect(turned(words)).toBe(false);
  });

  it('tell the subject of a passage even after a plain “not”', () => {
    expect(turned('It shall not [use the marks].')).toBe(true);
    expect(turned('It shall not [use the marks].', true)).toBe(false);
    expect(turned('It may do so without [mutual consent].', true)).toBe(true);
  });
});
