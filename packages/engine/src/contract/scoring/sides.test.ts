import type { DocumentKind, Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { listSides } from './sides.ts';

const evidence = { start: 0, end: 4, quote: 'Acme' };

function buildParty(id: string, name: string, facts: { alias?: string; role?: string } = {}): Term {
  const value = { kind: 'party' as const, name, ...facts };
  return { id, type: 'party', label: 'Party', display: name, value, evidence };
}

const list = (kind: DocumentKind, text: string, terms: readonly Term[] = []) =>
  listSides({ kind, text, terms }).map(({ label, role }) => [label, role]);

describe('the sides of a template', () => {
  const oneWay =
    'Discloser tells Recipient. Recipient keeps what Discloser tells. Discloser may ask Recipient. Either party may end this NDA.';

  it('are the roles of a one-way non-disclosure agreement, even when each party may end it', () => {
    expect(list('nda', oneWay)).toEqual([
      ['The Discloser', 'discloser'],
      ['The Recipient', 'recipient'],
    ]);
  });

  it('are empty when each party may disclose', () => {
    expect(list('nda', `${oneWay} Each party may disclose information to the other.`)).toEqual([]);
  });

  it('are the roles in a contract of no particular kind', () => {
    expect(
      list('contract', 'Provider serves Customer. '.repeat(3)).map(([label]) => label),
    ).toEqual(['The Provider', 'The Customer']);
  });
});

describe('the sides of a contract with parties', () => {
  it('omit a party whose name is only the alias of another party', () => {
    const terms = [
      buildParty('t1', 'Network One, Inc.', { alias: 'Network' }),
      buildParty('t2', 'Payment Data, Inc.', { alias: 'Affiliate' }),
      buildParty('t3', 'Affiliate'),
    ];
    expect(list('services', '', terms)).toHaveLength(2);
  });

  it('give the role in the text to the party without an alias', () => {
    const terms = [
      buildParty('t1', 'Vitalis Inc'),
      buildParty('t2', 'Votocast, Inc.', { alias: 'Votocast' }),
    ];
    const text = 'Licensee shall pay Votocast. '.repeat(6);
    expect(list('saas', text, terms)).toEqual([
      ['Vitalis Inc', 'licensee'],
      ['Votocast (Votocast, Inc.)', undefined],
    ]);
    expect(list('saas', 'Licensee shall pay Votocast.', terms)[0]).toEqual([
      'Vitalis Inc',
      undefined,
    ]);
  });
});
