import { isAnchored } from '@clauselight/core';
import type { TermValue } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import type { DraftTerm } from '../draft-term.ts';
import { listAllDuties } from '../obligations/obligation-terms.ts';
import { listDeadlineTerms } from './deadline-terms.ts';

const effectiveDate: DraftTerm = {
  type: 'effective-date',
  label: 'Effective date',
  display: '31 January 2026',
  value: { kind: 'date', date: '2026-01-31' },
  evidence: { start: 0, end: 1, quote: 'L' },
};

type Deadline = Extract<TermValue, { kind: 'deadline' }>;

function list(text: string): readonly DraftTerm[] {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  const duties = listAllDuties(structure, []);
  return listDeadlineTerms({ text: sourceText.text, structure, duties, known: [effectiveDate] });
}

function listValues(text: string): readonly Deadline[] {
  return list(text).flatMap(({ value }) => (value.kind === 'deadline' ? [value] : []));
}

describe('deadlines', () => {
  it('count from an event in the words of the document', () => {
    const text = 'Licensee shall submit a report within 30 days after the end of each quarter.';
    expect(list(text)).toMatchObject([
      { display: '30 days after the end of each quarter: Licensee must submit a report' },
    ]);
    expect(listValues(text)).toEqual([
      {
        kind: 'deadline',
        who: 'Licensee',
        action: 'submit a report',
        offset: { amount: 30, unit: 'day', direction: 'after', event: 'the end of each quarter' },
      },
    ]);
  });

  it.each([
    ['Licensee shall file the return no later than 31 March 2020.', '2020-03-31', undefined],
    ['By March 31, 2020, Licensee shall file the return.', '2020-03-31', undefined],
    [
      'Supplier shall deliver the plan within ten (10) days of the Effective Date.',
      '2026-02-10',
      '31 January 2026 + 10 days, as the first day does not count',
    ],
    [
      'Supplier shall deliver the plan within one month after the Effective Date of this Agreement.',
      '2026-02-28',
      '31 January 2026 + 1 month, as the first day does not count',
    ],
    [
      'Supplier shall notify Customer at least 5 days before 6 May 2026.',
      '2026-04-30',
      '6 May 2026 - 5 days - 1 day, as whole days lie between',
    ],
    [
      'Supplier shall notify Customer no later than 5 days before 6 May 2026.',
      '2026-05-01',
      '6 May 2026 - 5 days, as the first day does not count',
    ],
    [
      'Supplier shall notify Customer not less than one (1) month prior to 31 March 2028.',
      '2028-02-28',
      '31 March 2028 - 1 month - 1 day, as whole days lie between',
    ],
  ])('are dates when the text states or implies one: %s', (text, date, computation) => {
    const [found] = listValues(text);
    expect(found?.date).toBe(date);
    expect(found?.computation).toBe(computation);
  });

  it.each([
    [
      'The first payment shall be made within 20 days after delivery.',
      'The first payment shall be made',
    ],
    [
      'All royalties are payable within 45 days of the end of each year.',
      'All royalties are payable',
    ],
    ['Closing will occur on or before October 31, 2027.', 'Closing will occur'],
  ])('need no actor: %s', (text, action) => {
    expect(listValues(text)).toMatchObject([{ action }]);
    expect(listValues(text)[0]?.who).toBeUndefined();
  });

  it('keep the words of the document when they name no event', () => {
    expect(list('Supplier shall answer within three (3) working days.')).toMatchObject([
      { display: 'within three (3) working days: Supplier must answer' },
    ]);
  });

  it('are not computed in business days, which depend on holidays', () => {
    const [found] = listValues(
      'Supplier shall deliver the plan within 5 business days of the Effective Date.',
    );
    expect(found).toMatchObject({ offset: { amount: 5, unit: 'business-day' } });
    expect(found?.date).toBeUndefined();
  });

  it.each([
    'Supplier shall promptly deliver the plan.',
    'Supplier shall deliver the plan within the Territory.',
    'Customer shall give notice at least 60 days prior to the end of the then-current term.',
    'Supplier shall keep the books for three years after each quarter.',
    'Supplier shall keep the books for a period of not less than three years after the Effective Date.',
    '"Cure Period" means that payment is made within 30 days after notice.',
    'The Goods are to be agreed upon by the parties within 45 days.',
  ])('are not found in: %s', (text) => {
    expect(listValues(text)).toEqual([]);
  });

  it('quote the source text exactly', () => {
    const parts =
      'Supplier |Customer |shall |pay the fee |within 30 days |after |the Effective Date |by |1 May 2026 |, |. |; |if |payments are due |at least 5 days before |(|) |“notice” |\n\n'.split(
        '|',
      );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 40 }), (words) => {
        const known = '\n\nCustomer shall pay the fee within 30 days after the Effective Date.';
        const { text } = buildSourceText(`${words.join('')}${known}`);
        const found = list(text);
        expect(found.length).toBeGreaterThan(0);
        for (const { evidence } of found) expect(isAnchored(text, evidence)).toBe(true);
      }),
    );
  });
});
