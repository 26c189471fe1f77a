import { describe, expect, it } from 'vitest';
import { getFullName, getShortName } from './party-label.ts';

describe('what a party is called', () => {
  it.each([
    [{ name: 'Northwind, Inc.', alias: 'Provider' }, 'Provider'],
    [{ name: 'Northwind, Inc.', alias: 'Northwind or Provider' }, 'Provider'],
    [{ name: 'Northwind, Inc.', alias: 'Provider or we' }, 'Provider'],
    [{ name: 'Northwind, Inc.', alias: 'we or us' }, 'Northwind, Inc.'],
    [{ name: 'Northwind, Inc.' }, 'Northwind, Inc.'],
  ])('%j is %s in short', (party, name) => {
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
  ])('%j is %s in full', (party, name) => {
    expect(getFullName(party)).toBe(name);
  });
});
