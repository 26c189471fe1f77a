import { isAnchored } from '@clauselight/core';
import type { TermValue } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import type { DraftTerm } from '../draft-term.ts';
import { listAllDuties, listObligationTerms } from './obligation-terms.ts';

const parties = ['Acme, Inc.', 'Globex GmbH'].map((name, index): DraftTerm => {
  const alias = ['Acme', 'Globex'][index] ?? '';
  const evidence = { start: 0, end: name.length, quote: name };
  return {
    type: 'party',
    label: alias,
    display: name,
    value: { kind: 'party', name, alias },
    evidence,
  };
});

type Obligation = Extract<TermValue, { kind: 'obligation' }>;

function list(text: string): readonly DraftTerm[] {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return listObligationTerms(sourceText.text, listAllDuties(structure, parties));
}

function listValues(text: string): readonly Obligation[] {
  return list(text).flatMap(({ value }) => (value.kind === 'obligation' ? [value] : []));
}

describe('a duty with an exception', () => {
  const show = (text: string) => list(text).map(({ display }) => display);

  it.each([
    [
      'Without the consent of Globex, Acme shall not disclose the terms.',
      'Acme must not disclose the terms, with exceptions',
    ],
    [
      'Acme shall not sell the Goods except in compliance with the law.',
      'Acme must not sell the Goods, with exceptions',
    ],
    ['Acme shall not sell the Goods.', 'Acme must not sell the Goods'],
  ])('is not shown as a duty without one: %s', (text, expected) => {
    expect(show(text)).toEqual([expected]);
  });
});

describe('a duty under a condition', () => {
  const show = (text: string) => list(text).map(({ display }) => display);

  it.each([
    [
      'If Globex orders less, Acme shall return the balance.',
      'Acme must return the balance, on a condition',
    ],
    [
      'Acme warrants to Globex that upon receipt of proof, Acme, at its expense, will replace the note.',
      'Acme must replace the note, on a condition',
    ],
    [
      'Acme shall seek other work during this period.',
      'Acme must seek other work during this period, on a condition',
    ],
    [
      'After a change in the units subject to this Warrant, Acme shall tell Globex.',
      'Acme must tell Globex, on a condition',
    ],
  ])('is not shown as one without it: %s', (text, expected) => {
    expect(show(text)).toContain(expected);
  });
});

describe('a duty that is cut off', () => {
  it.each([
    'Acme shall not disclose the terms except:',
    'Acme will not, alone or with a rival of Globex, directly or indirectly:',
    'Acme shall take all steps necessary to ensure:',
    'Acme will only pay Globex during a strike if Globex has told Acme in time.',
    'Acme will make a deduction for missed days from any payment to Globex.',
    'The notice which (unless the law says more) either party must give the other to end it.',
  ])('is left out: %s', (text) => {
    expect(list(text)).toEqual([]);
  });
});

describe('who must do what', () => {
  it.each([
    ['Acme shall deliver the Goods.', 'Acme', 'must', 'deliver the Goods'],
    ['Globex must pay all taxes.', 'Globex', 'must', 'pay all taxes'],
    ['Acme will keep records.', 'Acme', 'must', 'keep records'],
    ['Each party agrees to bear its own costs.', 'Each party', 'must', 'bear its own costs'],
    ['Globex undertakes to insure the Goods.', 'Globex', 'must', 'insure the Goods'],
    ['Acme is required to obtain a permit.', 'Acme', 'must', 'obtain a permit'],
    ['Acme, Inc. shall be obliged to repair the Goods.', 'Acme, Inc.', 'must', 'repair the Goods'],
    [
      'The Receiving Party shall not disclose the terms.',
      'Receiving Party',
      'must-not',
      'disclose the terms',
    ],
    ['Neither party shall assign its rights.', 'each party', 'must-not', 'assign its rights'],
    ['Globex may not resell the Goods.', 'Globex', 'must-not', 'resell the Goods'],
    ['Tenant agrees not to sublet the Premises.', 'Tenant', 'must-not', 'sublet the Premises'],
    ['Acme shall not be permitted to hire staff.', 'Acme', 'must-not', 'hire staff'],
    ['Acme and Globex shall meet each month.', 'Acme and Globex', 'must', 'meet each month'],
    [
      'Neither Acme nor Globex shall issue a press release.',
      'Acme and Globex',
      'must-not',
      'issue a press release',
    ],
    ['Acme, at its own expense, shall repair the Goods.', 'Acme', 'must', 'repair the Goods'],
    ['The parties agree that Acme shall keep the books.', 'Acme', 'must', 'keep the books'],
    ['You must be responsible for your account.', 'You', 'must', 'be responsible for your account'],
    ['Acme is to deliver the Goods.', 'Acme', 'must', 'deliver the Goods'],
    ['The parties shall cooperate.', 'The parties', 'must', 'cooperate'],
    ['The Landlord and its agents shall knock.', 'Landlord', 'must', 'knock'],
    [
      'Acme shall (at its expense), repair the Goods.',
      'Acme',
      'must',
      '(at its expense), repair the Goods',
    ],
    ['Acme shall promptly notify Globex.', 'Acme', 'must', 'promptly notify Globex'],
  ])('%s', (text, who, modality, action) => {
    expect(listValues(text)).toMatchObject([{ who, modality, action }]);
  });

  it('recognizes persons that the document defines', () => {
    const text =
      'Jane Roe (the "Escrow Keeper") holds the funds.\n\nThe Escrow Keeper shall release the funds to Acme.';
    expect(listValues(text)).toMatchObject([{ who: 'Escrow Keeper' }]);
  });

  it('recognizes frequent actors that no opening names', () => {
    const text = 'Zenix shall pay the rent.\n\nZenix shall provide a key.';
    expect(listValues(text)).toMatchObject([{ who: 'Zenix' }, { who: 'Zenix' }]);
    expect(listValues('Zenix shall pay the rent.')).toEqual([]);
  });

  it('finds the duty of each clause of a sentence, even when the subject is not repeated', () => {
    const text =
      'Acme shall deliver the Goods and shall install them, and Globex shall pay the price.';
    expect(listValues(text)).toMatchObject([
      { who: 'Acme', action: 'deliver the Goods' },
      { who: 'Acme', action: 'install them' },
      { who: 'Globex', action: 'pay the price' },
    ]);
  });

  it('finds the actor of a passive sentence', () => {
    expect(listValues('All royalties shall be paid by Globex in full.')).toMatchObject([
      { who: 'Globex', action: 'All royalties shall be paid' },
    ]);
  });
});

describe('the time and the condition', () => {
  it.each([
    [
      'Acme shall pay the fee within thirty (30) days after receipt of the invoice.',
      { action: 'pay the fee', due: 'within thirty (30) days after receipt of the invoice' },
    ],
    [
      'No later than 31 March 2027, Globex shall file the report.',
      { action: 'file the report', due: 'No later than 31 March 2027' },
    ],
    [
      'Acme shall immediately notify Globex of any claim.',
      { action: 'immediately notify Globex of any claim', due: 'immediately' },
    ],
    [
      'If Globex is late, Acme shall send a reminder.',
      { action: 'send a reminder', condition: 'If Globex is late' },
    ],
    [
      'Acme shall repair the Goods unless Globex broke them.',
      { action: 'repair the Goods', condition: 'unless Globex broke them' },
    ],
    [
      'Upon request by Globex, Acme shall return the data within 5 days.',
      { action: 'return the data', due: 'within 5 days', condition: 'Upon request by Globex' },
    ],
    [
      'Acme shall provide, upon request, a copy of the report.',
      { action: 'provide, upon request, a copy of the report', condition: 'upon request' },
    ],
    [
      'Acme shall pay by March 15 a dividend to Globex.',
      { action: 'pay by March 15 a dividend to Globex', due: 'by March 15' },
    ],
    [
      'Acme shall give Globex at least 10 days notice of an audit.',
      { action: 'give Globex at least 10 days notice of an audit' },
    ],
  ])('%s', (text, expected) => {
    expect(listValues(text)).toMatchObject([expected]);
  });

  it('does not take a time in a bracket or another clause as the due time', () => {
    const [found] = listValues(
      'Acme shall pay costs (which were due within 30 days of delivery) and taxes.',
    );
    expect(found?.due).toBeUndefined();
  });
});

describe('text without an obligation', () => {
  it.each([
    'This Agreement shall be governed by the laws of Texas.',
    '"Acme" shall mean Acme, Inc.',
    'WHEREAS, Acme shall sell the Goods to Globex;',
    'Notices shall be deemed received after two days.',
    'The fees shall be paid within 30 days.',
    'If Acme shall fail to deliver, this Agreement ends.',
    'The obligations of Acme shall survive.',
    'Acme shall be entitled to terminate this Agreement.',
    'Acme shall have the right to audit Globex.',
    'Acme shall not be liable for lost profits.',
    'Acme shall not be required to insure the Goods.',
    'Acme shall retain all right, title and interest in the Software.',
    'Acme shall receive a royalty.',
    'Employees of Acme shall wear badges.',
    'The aim of Acme is to earn money.',
    'The Goods are to be made by others.',
    'The Products which Acme shall deliver are listed in Schedule A.',
    'Acme covenants to Globex that the Goods are new.',
    'The Territory shall include Canada.',
    'Such willful misconduct ends the licence of Acme.',
  ])('%s', (text) => {
    expect(listValues(text)).toEqual([]);
  });
});

describe('every obligation', () => {
  const parts =
    'Acme |Globex |the parties |shall |must |shall not |will |agrees to |pay |deliver the Goods |within 30 days |if |, |and |; |. |(a) |that |provided that |by |be paid |to |“X” |each party |\n\n'.split(
      '|',
    );

  it('quotes the source text exactly and within one sentence', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 50 }), (words) => {
        const sourceText = buildSourceText(`Acme shall pay Globex.\n\n${words.join('')}`);
        const { structure } = findStructure({ sourceText });
        const terms = listObligationTerms(sourceText.text, listAllDuties(structure, parties));
        expect(terms).not.toHaveLength(0);
        for (const { evidence } of terms) {
          expect(isAnchored(sourceText.text, evidence)).toBe(true);
          expect(
            structure.sentences.some(
              ({ start, end }) => start <= evidence.start && evidence.end <= end,
            ),
          ).toBe(true);
        }
      }),
    );
  });
});

describe('a duty below the words of a list', () => {
  it('has their condition', () => {
    const text =
      '4. Effect of termination. Upon termination:\n\n(a) Acme shall return all documents.\n\n(b) If asked, Globex shall delete its copies.';
    expect(listValues(text).map(({ action, condition }) => [action, condition])).toEqual([
      ['return all documents', 'Upon termination'],
      ['delete its copies', 'Upon termination; If asked'],
    ]);
  });
});

describe('words that are no duty', () => {
  it.each([
    'Acme agrees to these terms, including the rules on disputes.',
    'Acme agrees to the updates without further notice.',
    'Globex will not reimburse Acme for travel.',
    'Acme shall not guarantee any result to Globex.',
  ])('are left out: %s', (text) => {
    expect(list(text)).toEqual([]);
  });

  it('leave the duty after them whole', () => {
    expect(
      listValues('If Acme does not agree to the changes, Acme must stop the service.'),
    ).toMatchObject([
      { action: 'stop the service', condition: 'If Acme does not agree to the changes' },
    ]);
  });
});
