import { expect, it } from 'vitest';
import { parseJurisdiction } from './jurisdictions.ts';

it.each([
  ['State of New York', 'State of New York', 'state'],
  ['Texas', 'State of Texas', 'state'],
  ['the Commonwealth of Pennsylvania', 'Commonwealth of Pennsylvania', 'state'],
  ['PROVINCE OF ONTARIO', 'Ontario', 'province'],
  ['England & Wales', 'England and Wales', 'part'],
  ['Federal Republic of Germany', 'Germany', 'country'],
  ["the People's Republic of China", "People's Republic of China", 'country'],
  ['U.S.A.', 'United States', 'country'],
  ['Dutch', 'Netherlands', 'country'],
])('parses %s as %s, a %s', (words, name, kind) => {
  expect(parseJurisdiction(words)).toEqual({ name, kind });
});

it('finds nothing when the words name no jurisdiction', () => {
  expect(parseJurisdiction('the Exclusive Territory')).toBeUndefined();
});
