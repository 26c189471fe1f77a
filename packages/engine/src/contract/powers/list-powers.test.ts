import { isAnchored } from '@clauselight/core';
import type { Power } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { listSides } from '../scoring/sides.ts';
import { findTerms } from '../terms/find-terms.ts';
import { listPowers } from './list-powers.ts';

const opening =
  'SERVICES AGREEMENT\n\nThis Services Agreement is made between Alder Ltd ("Provider") and Birch LLC ("Customer").';

function list(sentence: string, start = opening): readonly Power[] {
  const sourceText = buildSourceText(`${start}\n\n1. Terms. ${sentence}`);
  const { structure } = findStructure({ sourceText });
  const documentKind = { kind: 'services', label: 'Services agreement' } as const;
  const { terms } = findTerms({ sourceText, structure, documentKind });
  const { text } = sourceText;
  const sides = listSides({ kind: 'services', terms, text });
  const powers = listPowers({ text, kind: 'services', structure, terms, sides });
  for (const { evidence } of powers.flatMap(({ holders }) => holders)) {
    expect(isAnchored(text, evidence)).toBe(true);
  }
  return powers.map(({ name, holders }) => ({
    name,
    holders: holders.map((holder) => ({
      ...holder,
      side: sides.find(({ id }) => id === holder.side)?.label ?? '',
    })),
  }));
}

/** `end-without-reason: Provider` for each power. */
function describePowers(sentence: string): readonly string[] {
  return list(sentence).map(
    ({ name, holders }) =>
      `${name}: ${holders.map(({ side }) => side.split(' ')[0]).join(' and ')}`,
  );
}

describe('a power', () => {
  it.each([
    ['Provider may terminate this Agreement for convenience.', 'end-without-reason: Provider'],
    [
      'Customer may cancel this Agreement at any time on ten days’ notice.',
      'end-without-reason: Customer',
    ],
    [
      'Either party may terminate this Agreement if the other does not cure a breach.',
      'end-for-breach: Provider and Customer',
    ],
    [
      'If a party commits a breach, the non-breaching party may terminate this Agreement.',
      'end-for-breach: Provider and Customer',
    ],
    ['Customer has the option, by notice, to renew the term for one year.', 'renew: Customer'],
    [
      'Provider reserves the right, at any time and without notice, to change these terms.',
      'change-terms: Provider',
    ],
    ['Provider may increase the fees once a year.', 'change-price: Provider'],
    [
      'Provider may modify or discontinue any feature of the services.',
      'change-delivery: Provider',
    ],
    ['Provider may immediately suspend access to the services.', 'suspend: Provider'],
    ['Provider may assign this Agreement to an affiliate.', 'transfer: Provider'],
    ['Provider may use subcontractors.', 'subcontract: Provider'],
    [
      'Customer shall have the right, during business hours, to audit the books of Provider.',
      'audit: Customer',
    ],
    ['Customer may set off amounts that Provider owes.', 'set-off: Customer'],
    ['Provider may use Customer’s name and logo in its advertising.', 'use-name: Provider'],
    ['Provider is entitled to seek injunctive relief.', 'seek-injunction: Provider'],
    [
      'The prevailing party shall be entitled to recover its attorneys’ fees.',
      'recover-costs: Provider and Customer',
    ],
  ])('is read from: %s', (sentence, expected) => {
    expect(describePowers(sentence)).toEqual([expected]);
  });

  it.each([
    'Customer may not assign this Agreement.',
    'Neither party may assign this Agreement.',
    'Provider may assign this Agreement only with the prior written consent of Customer.',
    'Customer may assign this Agreement with the consent of Provider.',
    'The parties may terminate this Agreement at any time by mutual consent.',
    'Either party may change its address for notices under this Agreement.',
    'Nothing in this clause means that Provider may increase the fees.',
    'Experts may audit the books of a company.',
    'Provider shall not suspend the services.',
    'Customer may stop using the services at any time.',
  ])('is not read from: %s', (sentence) => {
    expect(describePowers(sentence)).toEqual([]);
  });

  it('goes to the other side if the parties are exchanged', () => {
    const [power] = list('Customer may terminate this Agreement at any time for convenience.');
    const [exchanged] = list('Provider may terminate this Agreement at any time for convenience.');
    expect(power?.holders[0]?.side).toContain('Birch');
    expect(exchanged?.holders[0]?.side).toContain('Alder');
  });

  it('needs two sides', () => {
    expect(list('Provider may terminate this Agreement for convenience.', 'AGREEMENT')).toEqual([]);
  });

  it.each([
    'on aaa ',
    'by bbb ',
    'upon ccc, ',
    'at any time, ',
    'has the right ',
    'may also ',
    'suspend or ',
    'quickly and slowly ',
  ])('is looked for in bounded time in a sentence made of “%s”', (unit) => {
    const before = process.cpuUsage();
    list(`Provider may ${unit.repeat(90)}xyz.`);
    const { user, system } = process.cpuUsage(before);
    // Thirty times what it takes: an expression that goes back and forth takes minutes.
    expect((user + system) / 1000).toBeLessThan(2000);
  });
});
