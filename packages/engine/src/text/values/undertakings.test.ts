import { expect, it } from 'vitest';
import { findRoleUndertaking, listNamedUndertakings } from './undertakings.ts';

it.each([
  ['Michael to open an issue in the repo.', 'Michael', 'open an issue in the repo'],
  ['@ben to fix the flaky test', '@ben', 'fix the flaky test'],
  ['Ben and Chidi agreed to call the bank.', 'Ben and Chidi', 'call the bank'],
  ['Dana Ruiz (Secretary) will send the list.', 'Dana Ruiz', 'send the list'],
  ['No objections, Michael will go ahead.', 'Michael', 'go ahead'],
])('finds who undertakes what in %j', (text, who, what) => {
  expect(listNamedUndertakings(text)[0]).toMatchObject({ who, what });
});

it.each([
  'It will rain on Monday.',
  'Anna was to send the list.',
  'Anna will be there.',
  'How to write a list.',
  'Anna would send the list.',
])('finds nobody in %j', (text) => {
  expect(listNamedUndertakings(text)).toEqual([]);
});

it('finds an office only at the start of a sentence', () => {
  expect(findRoleUndertaking('The treasurer will pay the bill.')?.who).toBe('The treasurer');
  expect(findRoleUndertaking('it will pay the bill.')).toBeUndefined();
  expect(findRoleUndertaking('Later the treasurer will pay.')).toBeUndefined();
});
