import { changeText } from '@clauselight/core';
import { describe, expect, it } from 'vitest';
import type { PartyWords } from './document-words.ts';
import { makeMutual } from './make-mutual.ts';

const build = (name: string, article = ''): PartyWords => ({
  name,
  subject: `${article}${name}`,
  possessive: `${article}${name}'s`,
  object: `${article}${name}`,
});
const customer = build('Customer');
const provider = build('Provider');
const you: PartyWords = { name: 'you', subject: 'you', possessive: 'your', object: 'you' };
const we: PartyWords = { name: 'we', subject: 'we', possessive: 'our', object: 'us' };

function change(sentence: string, subject = customer, other = provider): string | undefined {
  const edits = makeMutual({ sentence, subject, other });
  return edits && changeText(sentence, edits);
}

describe('a sentence about one party', () => {
  it.each([
    [
      'Customer may not assign its rights without Provider’s prior consent.',
      'Neither party may assign its rights without the other party’s prior consent.',
    ],
    [
      'The Customer shall not solicit any Provider employees for the Customer’s own benefit.',
      'Neither party shall solicit any of the other party’s employees for its own benefit.',
    ],
    [
      'In no event shall the Customer or its suppliers be liable to Provider for lost profits.',
      'In no event shall either party be liable to the other party for lost profits.',
    ],
    [
      'Customer will have no liability to Provider for delay.',
      'Neither party will have any liability to the other party for delay.',
    ],
    [
      'Customer may terminate this Agreement, and Customer shall give Provider notice.',
      'Either party may terminate this Agreement, and it shall give the other party notice.',
    ],
    [
      '4.2 (b) Customer shall keep the information of Provider secret.',
      '4.2 (b) Each party shall keep the information of the other party secret.',
    ],
    [
      'Except as agreed, Customer must insure the goods.',
      'Except as agreed, each party must insure the goods.',
    ],
  ])('holds for both: %s', (sentence, expected) => {
    expect(change(sentence)?.replaceAll("'", '’')).toBe(expected);
  });

  it('holds for both where they are called you and we', () => {
    expect(change('You may not transfer your account without our consent.', you, we)).toBe(
      "Neither party may transfer its account without the other party's consent.",
    );
  });

  it.each([
    ['names something else by its name', 'Customer may use the Provider Products.'],
    ['speaks of the other party first', 'Provider agrees that Customer may not resell.'],
    [
      'leaves a consent to one party by another name',
      'Customer may not assign without the consent of Fox.',
    ],
    ['has no words of permission or duty', 'Customer is a company of Delaware.'],
  ])('is left alone where it %s', (_, sentence) => {
    expect(change(sentence)).toBeUndefined();
  });

  it('is left alone where “you” would need another verb', () => {
    expect(change('You may not sue us if you agree to these terms.', you, we)).toBeUndefined();
  });
});
