import { describe, expect, it } from 'vitest';
import { hasCheckDigits, listIbans } from './iban.ts';
import { listVatIds } from './identifiers.ts';

describe('numbers of accounts and of tax', () => {
  it('are checked by their digits', () => {
    expect(hasCheckDigits('DE89370400440532013000')).toBe(true);
    expect(hasCheckDigits('DE98370400440532013000')).toBe(false);
  });

  it.each([
    ['IBAN: DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX', 'DE89370400440532013000 true'],
    ['IBAN DE88 3704 0044 0532 0130 00', 'DE88370400440532013000 false'],
    ['NL91ABNA0417164300', 'NL91ABNA0417164300 true'],
  ])('of %s are %s', (text, expected) => {
    expect(listIbans(text).map(({ iban, isValid }) => `${iban} ${isValid}`)).toEqual([expected]);
  });

  it('are no words or codes of articles', () => {
    expect(listIbans('DE12 ABCD EFGH and AB12 3456 7890 1234')).toEqual([]);
  });

  it.each([
    ['FR 604 219 388 61', ['FR60421938861']],
    ['NL 8100.12.345.B.01', ['NL810012345B01']],
    ['DE 232 446 240 Steuer', ['DE232446240']],
    ['DE89370400440532013000', []],
    ['GST : 771660027RT0001', ['771660027RT0001']],
  ])('have the shape of their country: %s', (text, expected) => {
    expect(listVatIds(text).map(({ value }) => value)).toEqual(expected);
  });
});
