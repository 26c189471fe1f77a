import { describe, expect, it } from 'vitest';
import { getFullName, getShortName } from './party-label.ts';

describe('the name of a party', () => {
  it.each([
    [{ name: 'Northwind, Inc.', alias: 'Provider' }, 'Provider'],
    [{ name: 'Northwind, Inc.', alias: 'Northwind or Provider' }, 'Provider'],
    [{ name: 'Northwind, Inc.', alias: 'Provider or we' }, 'Provider'],
    [{ name: 'Northwind, Inc.', alias: 'we or us' }, 'Northwind, Inc.'],
    [{ name: 'Northwind, Inc.' }, 'Northwind, Inc.'],
  ])('%j in short is %s', (party, name) => {
    expect(getShortName(party)).toBe(name);
  });

  it.each([
    [{ name: 'Northwind, Inc.', alias: 'Provider' }, 'Northwind, Inc. (the Provider)'],
    [
      { name: 'Northwind Analytics, Inc.', alias: 'Northwind' },
      'Northwind Analytics, Inc. (Northwind)',
    ],
    [{ name: 'International Business Ltd', alias: 'IBL' }, 'International Business Ltd (IBL)'],
    [{ name: 'Northwind, Inc.' }, 'Northwind, Inc.'],
    [{ name: 'Northwind, Inc.', alias: 'you' }, 'Northwind, Inc.'],
  ])('%j in full is %s', (party, name) => {
    expect(getFullName(party)).toBe(name);
  });
});
