import { describe, expect, it } from 'vitest';
import { findContractKind, isWholeContract } from './contract-kind.ts';

const describeContract = (title: string, name = '') => ({
  title,
  answers: { 'Document Name': name },
});

describe('the kind of an annotated contract', () => {
  it.each([
    ['LUCIDINC_04_15_2011-EX-10.9-DISTRIBUTOR AGREEMENT', 'distribution'],
    ['CORIOINC_07_20_2000-EX-10.5-LICENSE AND HOSTING AGREEMENT', 'saas'],
    ['Sonos, Inc. - Manufacturing Agreement ', 'supply'],
    ['LECLANCHÉ S.A. - JOINT DEVELOPMENT AND MARKETING AGREEMENT', 'joint-venture'],
    ['XACCT Technologies, Inc.SUPPORT AND MAINTENANCE AGREEMENT', 'services'],
    [
      'DynamicAssociatesInc_20080604_8-K_EX-10.2_3093976_EX-10.2_Content License Agreement',
      'licence',
    ],
  ])('is read in the type at the end of its title: %s', (title, kind) => {
    expect(findContractKind(describeContract(title))).toBe(kind);
  });

  it('is none for what only has the words of a type', () => {
    const title =
      'VARIABLESEPARATEACCOUNT_04_30_2014-EX-13.C-UNCONDITIONAL CAPITAL MAINTENANCE AGREEMENT';
    expect(findContractKind(describeContract(title))).toBeUndefined();
  });

  it('is not read in the name of the company', () => {
    const title = 'FRANCHISESERVICESINC_01_02_2003-EX-10-SUPPLY AGREEMENT';
    expect(findContractKind(describeContract(title))).toBe('supply');
  });
});

describe('a contract that stands by itself', () => {
  it.each([
    ['X_01_01_2020-EX-10-SUPPLY AGREEMENT', 'AMENDMENT NO. 1\n\nSUPPLY AGREEMENT'],
    ['MACY_S,INC_05_11_2020-EX-99.4-JOINT FILING AGREEMENT', 'JOINT FILING AGREEMENT'],
    ['KUBIENT,INC_07_02_2020-EX-10.14-MASTER SERVICES AGREEMENT_Part2', 'EXHIBIT ‘B’'],
  ])('is none that changes or completes another: %s', (title, name) => {
    expect(isWholeContract(describeContract(title, name))).toBe(false);
  });

  it.each([
    ['X_01_01_2020-EX-10-SUPPLY AGREEMENT', 'Amended and Restated Supply Agreement'],
    [
      'JOINTCORP_09_19_2014-EX-10.15-FRANCHISE AGREEMENT',
      'Franchise Agreement\n\nAddendum to Lease',
    ],
  ])('may restate an earlier one or have an addendum: %s', (title, name) => {
    expect(isWholeContract(describeContract(title, name))).toBe(true);
  });
});
