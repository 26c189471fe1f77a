import type { Side } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { findBearers } from './bearers.ts';

const customer: Side = { id: 't1', label: 'Customer (A Ltd)', role: 'customer' };
const untold: Side = { id: 't2', label: 'B Ltd' };
const other: Side = { id: 't3', label: 'C Ltd' };

describe('findBearers', () => {
  it.each([
    ['performer', undefined, ['t2']],
    ['payer', undefined, ['t1']],
    ['subject', 'supplier', ['t2']],
    ['others', 'supplier', ['t1']],
    ['subject', 'client', ['t1']],
  ] as const)('takes the counterpart of two sides: %s of %s', (bearer, subject, expected) => {
    expect(findBearers({ bearer, subject }, [customer, untold], 'services')).toEqual(expected);
  });

  it('returns nothing when three sides are possible, or when none has a role', () => {
    const risk = { bearer: 'subject', subject: 'supplier' } as const;
    expect(findBearers(risk, [customer, untold, other], 'services')).toBeUndefined();
    expect(findBearers(risk, [untold, other], 'services')).toBeUndefined();
  });
});
