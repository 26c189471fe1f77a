import { expect, it } from 'vitest';
import { chooseDialect, isOtherSpelling } from './dialect.ts';

it.each([
  ['The colour of the theatre was grey, and we recognised it.', 'british'],
  ['The color of the theater was gray, and we recognized it.', 'american'],
  ['Four of our hours were rising prices and exercising.', 'american'],
  ['It rained.', 'american'],
])('takes “%s” for %s English', (text, dialect) => {
  expect(chooseDialect(text)).toBe(dialect);
});

it.each([
  ['colour', ['color', 'cooler']],
  ['organised', ['organized']],
  ['theatre', ['theater']],
  ['travelled', ['traveled']],
  ['color', ['colour', 'colon']],
  ['defence', ['defense']],
])('knows “%s” for the other spelling of a suggestion', (word, suggestions) => {
  expect(isOtherSpelling(word, suggestions)).toBe(true);
});

it('takes no misspelt word for another spelling', () => {
  expect(isOtherSpelling('recieved', ['received', 'relieved'])).toBe(false);
  expect(isOtherSpelling('definately', ['definitely'])).toBe(false);
});
