import { describe, expect, it } from 'vitest';
import { isContractName } from './contract-name.ts';

describe('the name of a contract', () => {
  it.each([
    'Gym Membership Agreement',
    'Software Licence',
    'Terms and Conditions',
    'Pet insurance policy',
  ])('is recognized: %s', (title) => {
    expect(isContractName(title)).toBe(true);
  });

  it.each([
    'On the Social Contract',
    'Review of the agreement',
    'License plate',
    'Valid driver’s license, class C',
    'License No. 4711',
    'Payment terms',
    'Terms of payment',
    'Invoice for the lease',
  ])('is not: %s', (title) => {
    expect(isContractName(title)).toBe(false);
  });
});
