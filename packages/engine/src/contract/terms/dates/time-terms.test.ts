import { isAnchored } from '@clauselight/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import type { DraftTerm } from '../draft-term.ts';
import { listTimeTerms } from './time-terms.ts';

function list(raw: string): readonly DraftTerm[] {
  const sourceText = buildSourceText(raw);
  return listTimeTerms(sourceText.text, findStructure({ sourceText }).structure);
}

function findDate(raw: string, type: DraftTerm['type']): string | undefined {
  const value = list(raw).find((term) => term.type === type)?.value;
  return value?.kind === 'date' ? value.date : undefined;
}

const signatures = `

IN WITNESS WHEREOF, the parties have signed.

By: /s/ Jane Roe
Name: Jane Roe
Date: April 2, 2019

By: /s/ John Doe
Name: John Doe
Date: April 5, 2019
`;

describe('the agreement date', () => {
  it.each([
    [
      'opening words',
      'This Agreement is made as of March 3, 2019 by and between A and B.',
      '2019-03-03',
    ],
    [
      'an ordinal day',
      'THIS LEASE, made this 3rd day of March, 2019, between A and B.',
      '2019-03-03',
    ],
    ['a title page', 'SUPPLY AGREEMENT\n\nMarch 3, 2019\n\nBetween A and B.', '2019-03-03'],
    [
      'a title in one line',
      'SUPPLY AGREEMENT March 3, 2019 Acme Inc., 10 Main Street',
      '2019-03-03',
    ],
    [
      'the words it is signed under',
      'The parties agree.\n\nIN WITNESS WHEREOF, the parties have executed this Agreement on this 4th day of April, 2019.',
      '2019-04-04',
    ],
    ['the last signature', `The parties agree as follows.${signatures}`, '2019-04-05'],
    [
      'the day of the agreement, not that of its effect',
      'This Agreement is dated March 3, 2019, effective as of January 1, 2019, between A and B.',
      '2019-03-03',
    ],
    [
      'the agreement itself, not the one it changes',
      'This Amendment to the Supply Agreement dated May 1, 2015 is entered into on March 3, 2019 by A and B.',
      '2019-03-03',
    ],
    [
      'the agreement itself, not one in its recitals',
      'WHEREAS, A and B are parties to that certain Lease dated May 1, 2015;',
      undefined,
    ],
    [
      'no day that is left blank',
      'This Agreement is made as of March __, 2019 by and between A and B. A was founded on May 1, 2015.',
      undefined,
    ],
    [
      'no day of a running line',
      'Source: ACME INC, 8-K, 3/14/2019\n\nThe parties agree.',
      undefined,
    ],
    ['no day at all', 'This Agreement is between A and B.', undefined],
  ])('comes from %s', (_, text, expected) => {
    expect(findDate(text, 'agreement-date')).toBe(expected);
  });
});

describe('the effective date', () => {
  const opening = 'This Agreement is made on March 3, 2019 by and between A and B.\n\n';
  it.each([
    [
      'the name it is given',
      'This Agreement is made as of March 3, 2019 (the "Effective Date").',
      '2019-03-03',
    ],
    [
      'the name of the effective date, when another date stands before it',
      'This Agreement is dated March 3, 2019, effective as of January 1, 2019 ("Effective Date").',
      '2019-01-01',
    ],
    ['its definition', `${opening}"Effective Date" means 12:01 a.m. on May 1, 2019.`, '2019-05-01'],
    ['a table of particulars', `${opening}Effective Date: May 1, 2019`, '2019-05-01'],
    [
      'words of effect',
      `${opening}This Agreement shall be effective as of May 1, 2019.`,
      '2019-05-01',
    ],
    [
      'words of beginning',
      `${opening}The term of this Agreement shall commence on May 1, 2019.`,
      '2019-05-01',
    ],
    [
      'the agreement date, where the words only name that',
      `${opening}"Effective Date" means the date first written above.`,
      '2019-03-03',
    ],
    [
      'the last signature, where the words name that',
      `This Agreement is effective as of the date of last signature ("Effective Date").${signatures}`,
      '2019-04-05',
    ],
    [
      'the day after the last signature',
      `This Agreement is effective on the day after the date of last signature ("Effective Date").${signatures}`,
      '2019-04-06',
    ],
    [
      'nothing where it is blank',
      'This Agreement is made as of ________, 2019 (the "Effective Date").',
      undefined,
    ],
    [
      'nothing where it hangs on an event',
      `${opening}"Effective Date" means the day on which the Closing occurs.`,
      undefined,
    ],
    ['nothing where no words speak of effect', opening, undefined],
    ['nothing for a price', `${opening}The price is effective as of May 1, 2019.`, undefined],
  ])('comes from %s', (_, text, expected) => {
    expect(findDate(text, 'effective-date')).toBe(expected);
  });

  it('shows its computation and evidence', () => {
    const raw = `${opening}"Effective Date" means the date first written above.`;
    const term = list(raw).find(({ type }) => type === 'effective-date');
    expect(term).toMatchObject({
      display: '3 March 2019',
      evidence: { quote: 'date first written above' },
      value: {
        computation: 'date of the agreement, 3 March 2019',
        basis: [{ quote: 'March 3, 2019' }],
      },
    });
  });
});

describe('the last day in a table of particulars', () => {
  const opening = 'This Agreement is made on March 3, 2019 by and between A and B.\n\n';
  it.each([
    ['Expiration Date: May 1, 2021', '2021-05-01'],
    ['Contract end: 05-01-2021 and 12-31-2018', '2021-05-01'],
    ['Term: May 1, 2019 to May 1, 2021', '2021-05-01'],
    ['Delivery Date: May 1, 2021', undefined],
    [
      'The initial term of this Agreement is one year from the Launch Date. Expiration Date: May 1, 2021',
      undefined,
    ],
  ])('%s', (text, expected) => {
    expect(findDate(`${opening}${text}`, 'expiration-date')).toBe(expected);
  });
});

describe('an agreement made as of its effective date', () => {
  it('has that date as its agreement date, and says so', () => {
    const term = list(
      '"Effective Date" means May 1, 2019.\n\nThe parties have executed this Agreement as of the Effective Date.',
    ).find(({ type }) => type === 'agreement-date');
    expect(term).toMatchObject({
      evidence: { quote: 'the Effective Date' },
      value: { date: '2019-05-01', computation: 'effective date, 1 May 2019' },
    });
  });
});

describe('other dates', () => {
  const opening = 'This Agreement is made on March 3, 2019 by and between A and B. ';
  it.each([
    ['The goods shall be delivered on May 1, 2019.', 'Delivery date'],
    ['A launches on May 1, 2019 (the "Roll-Out Date").', 'Roll-out date'],
    ['The fee is payable on May 1, 2019.', 'Payment date'],
    ['B shall report no later than May 1, 2019.', 'Deadline'],
    ['On May 1, 2019 all was well.', 'Date'],
    ['Wedding Date: May 1, 2019', 'Wedding date'],
    ['Date: May 1, 2019', 'Signature date'],
  ])('%s is called %s', (text, expected) => {
    const terms = list(`${opening}\n\n${text}`).filter(({ type }) => type === 'date');
    expect(terms.map(({ label, display }) => [label, display])).toEqual([[expected, '1 May 2019']]);
  });

  it('are listed once each, and without the dates that have their own term', () => {
    const raw = `${opening}\n\nOn May 1, 2019 and on March 3, 2019 and again on May 1, 2019.`;
    expect(list(raw).filter(({ type }) => type === 'date')).toHaveLength(1);
  });
});

describe('time terms', () => {
  it('are anchored, for any text', () => {
    const part = fc.constantFrom(
      'This Agreement',
      'is made as of',
      'March 3, 2019',
      '29 February 2020',
      '3/4/2019',
      '(the "Effective Date")',
      'shall continue for',
      'three (3) years',
      'from the Effective Date',
      'until',
      'terminated',
      'automatically renew for successive one-year terms',
      'unless either party gives',
      'sixty (60) days’ notice',
      'before the end of the term',
      '.\n\n',
      '\u00ad',
      ';',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const { text } = buildSourceText(parts.join(' '));
        for (const { evidence, value } of list(text)) {
          expect(isAnchored(text, evidence)).toBe(true);
          for (const basis of (value.kind === 'date' && value.basis) || []) {
            expect(isAnchored(text, basis)).toBe(true);
          }
        }
      }),
    );
  });
});

describe('guidance printed with a form', () => {
  it('gives no dates of the agreement', () => {
    const text =
      'In this example, the tenancy is for three years. For example, this Agreement takes effect on 1 May 2020.';
    expect(findDate(text, 'effective-date')).toBeUndefined();
  });

  it.each([
    'This Agreement covers a holiday year, eg from 1 April 2020 to 31 March 2021.',
    'For example, goods ordered on 1 May 2020 arrive by 4 May 2020.',
    'The date of the event (e.g. January 5, 2021) is agreed later.',
  ])('no date of an example: %s', (text) => {
    expect(list(`Supply Agreement\n\n${text}`).filter(({ type }) => type === 'date')).toEqual([]);
  });

  it('leaves alone a date after the example', () => {
    const text = 'Costs (e.g. of travel) are paid on 1 May 2020.';
    expect(list(text)).toMatchObject([{ type: 'date', display: '1 May 2020' }]);
  });
});
