import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import { findCrown } from './find-crown.ts';

const find = (text: string) =>
  findCrown(findStructure({ sourceText: buildSourceText(text) }).structure);

describe('the mark kr', () => {
  it.each([
    ['SEK', 'The rent is 8 500 kr a month. Swedish law applies.'],
    ['NOK', 'You pay kr 8 500 to Fjord Bikes AS, Bergen, Norway.'],
    ['DKK', 'Havn ApS pays 8.500 kr. each month.'],
  ])('is %s in: %s', (code, text) => {
    expect(find(text)).toBe(code);
  });

  it.each([
    'The rent is 8 500 kr a month.',
    'The rent is 8 500 kr a month. The landlord lives in Sweden, the tenant in Norway.',
    'The rent is SEK 8 500 a month.',
  ])('is not guessed in: %s', (text) => {
    expect(find(text)).toBeUndefined();
  });
});
