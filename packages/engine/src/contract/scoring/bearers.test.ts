import type { Side } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { findBearers } from './bearers.ts';
import { findVoices } from './voices.ts';

const customer: Side = { id: 't1', label: 'Customer (A Ltd)', role: 'customer' };
const untold: Side = { id: 't2', label: 'B Ltd' };
const other: Side = { id: 't3', label: 'C Ltd' };

function know(sides: readonly Side[], text = '') {
  return { sides, kind: 'services', voices: findVoices(sides, text) } as const;
}

describe('findBearers', () => {
  it.each([
    ['performer', undefined, ['t2']],
    ['payer', undefined, ['t1']],
    ['subject', 'supplier', ['t2']],
    ['others', 'supplier', ['t1']],
    ['subject', 'client', ['t1']],
  ] as const)('takes the counterpart of two sides: %s of %s', (bearer, subject, expected) => {
    expect(findBearers({ bearer, subject }, know([customer, untold]))).toEqual(expected);
  });

  it('returns nothing when three sides are possible, or when none has a role', () => {
    const risk = { bearer: 'subject', subject: 'supplier' } as const;
    expect(findBearers(risk, know([customer, untold, other]))).toBeUndefined();
    expect(findBearers(risk, know([untold, other]))).toBeUndefined();
  });

  it('adds the parties of further passages, and stays silent when the leading one tells nobody', () => {
    const alsoBorneBy = [{ bearer: 'subject', subject: 't2' }] as const;
    const known = know([customer, untold]);
    expect(findBearers({ bearer: 'subject', subject: 't1', alsoBorneBy }, known)).toEqual([
      't1',
      't2',
    ]);
    expect(findBearers({ bearer: 'unprotected', alsoBorneBy }, known)).toBeUndefined();
  });

  it('takes the side that pays in the text when no role tells who does', () => {
    const known = know([untold, other], 'C Ltd shall pay B Ltd 100 euros a month.');
    expect(findBearers({ bearer: 'payer' }, known)).toEqual(['t3']);
    expect(findBearers({ bearer: 'performer' }, known)).toEqual(['t2']);
  });

  it.each([
    ['B Ltd ("we", "us") works for C Ltd.', ['t3']],
    ['"You" means C Ltd.', ['t3']],
    ['C Ltd shall pay B Ltd. You will pay us monthly.', ['t3']],
    ['You agree with us.', undefined],
  ])('knows who “you” is: %s', (text, expected) => {
    const risk = { bearer: 'subject', subject: 'you' } as const;
    expect(findBearers(risk, know([untold, other], text))).toEqual(expected);
  });
});
