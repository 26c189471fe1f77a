import { expect, it } from 'vitest';
import { readPlace } from './places.ts';

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
])('%s is %s', (words, name, kind) => {
  expect(readPlace(words)).toEqual({ name, kind });
});

it('is nothing where the words name no place', () => {
  expect(readPlace('the Exclusive Territory')).toBeUndefined();
});
