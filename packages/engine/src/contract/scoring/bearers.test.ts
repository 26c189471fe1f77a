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

  it('takes whoever pays or performs where nobody has the roles of a list, if all of them do', () => {
    const known = know([customer, untold]);
    expect(findBearers({ bearer: ['employee', 'executive'] }, known)).toEqual(['t2']);
    expect(findBearers({ bearer: ['buyer', 'tenant'] }, known)).toEqual(['t1']);
    expect(findBearers({ bearer: ['employee', 'tenant'] }, known)).toBeUndefined();
  });

  it.each([
    ['C Ltd shall keep all of it strictly confidential.', ['t3'], ['t2']],
    ['B Ltd agrees not to disclose what it learns.', ['t2'], ['t3']],
    ['B Ltd will not disclose what it learns.', ['t2'], ['t3']],
    ['B Ltd shall not disclose it. C Ltd must keep all of it secret.', undefined, undefined],
    ['Each party shall hold it in confidence. C Ltd shall not disclose it.', undefined, undefined],
    [
      'The Receiving Party shall not disclose it. C Ltd shall keep it secret.',
      undefined,
      undefined,
    ],
    ['C Ltd shall pay.', undefined, undefined],
  ])('knows who keeps the secrets, and whose they are: %s', (text, keeper, owner) => {
    const known = know([untold, other], text);
    expect(findBearers({ bearer: 'confidant' }, known)).toEqual(keeper);
    expect(findBearers({ bearer: 'discloser' }, known)).toEqual(owner);
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

describe('terms that “we” publish for everybody', () => {
  const sides = [
    { id: 'you', label: 'You' },
    { id: 'we', label: 'We' },
  ];
  const known = { sides, kind: 'licence', voices: findVoices(sides, '') } as const;

  it.each(['unprotected', 'payer', 'receiver', 'subject'] as const)(
    'weigh on “you”: %s',
    (bearer) => {
      expect(findBearers({ bearer }, known)).toEqual(['you']);
      expect(findBearers({ bearer }, { ...known, kind: 'services' })).toBeUndefined();
    },
  );
});
