import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import { listTimeTerms } from '../dates/time-terms.ts';
import type { DraftTerm } from '../draft-term.ts';

function list(raw: string): readonly DraftTerm[] {
  const sourceText = buildSourceText(
    `This Agreement is made as of March 1, 2018 (the "Effective Date") by and between A and B.\n\n${raw}`,
  );
  return listTimeTerms(sourceText.text, findStructure({ sourceText }).structure);
}

const find = (raw: string, type: DraftTerm['type'], label?: string) =>
  list(raw).find((term) => term.type === type && (label ?? term.label) === term.label);

describe('the length and the end of the agreement', () => {
  it.each([
    [
      'This Agreement shall commence on the Effective Date and continue for three (3) years.',
      '3 years',
      '1 March 2021',
      '1 March 2018 + 3 years',
    ],
    [
      'The initial term of this Agreement is 18 months from May 31, 2018.',
      '18 months',
      '30 November 2019',
      '31 May 2018 + 18 months',
    ],
    [
      'This Agreement shall expire on the fifth anniversary of the Effective Date.',
      '5 years',
      '1 March 2023',
      '1 March 2018 + 5 years',
    ],
    [
      'The term of this Agreement ends on the day before the second anniversary of the Effective Date.',
      '2 years',
      '29 February 2020',
      '1 March 2018 + 2 years - 1 day',
    ],
    [
      'This Agreement shall continue, unless sooner terminated upon thirty (30) days notice, for two years from the date hereof.',
      '2 years',
      '1 March 2020',
      '1 March 2018 + 2 years',
    ],
    [
      'This Agreement shall remain in effect until December 31, 2020.',
      undefined,
      '31 December 2020',
      undefined,
    ],
    [
      'The term of this Agreement is one year commencing on April 1, 2018 and ending on March 31, 2019.',
      '1 year',
      '31 March 2019',
      undefined,
    ],
    [
      'This Agreement shall be in effect until the end of the current calendar year.',
      'until the end of the current calendar year',
      '31 December 2018',
      'end of the calendar year of 1 March 2018',
    ],
    [
      'The term of this Agreement is one (1) year following the Launch Date.',
      '1 year',
      undefined,
      undefined,
    ],
    [
      'A shall launch on June 1, 2018 (the "Launch Date"). The term of this Agreement is one (1) year following the Launch Date.',
      '1 year',
      '1 June 2019',
      '1 June 2018 + 1 year',
    ],
    ['This Agreement shall continue in perpetuity.', 'Perpetual', undefined, undefined],
    [
      'This Agreement shall remain in effect until terminated by either party.',
      'Perpetual, until terminated',
      undefined,
      undefined,
    ],
    [
      'This Agreement shall continue until the expiration of the Master Agreement.',
      'No fixed end, until the expiration of the Master Agreement',
      undefined,
      undefined,
    ],
    [
      'The term of this Agreement shall continue for as long as any Product is sold.',
      'No fixed end, for as long as any Product is sold',
      undefined,
      undefined,
    ],
    [
      'A may terminate this Agreement upon thirty (30) days notice. During the term of this Agreement and for two (2) years thereafter, B shall not compete.',
      undefined,
      undefined,
      undefined,
    ],
  ])('%s', (text, length, expiration, computation) => {
    const end = find(text, 'expiration-date');
    expect(find(text, 'contract-term')?.display).toBe(length);
    expect(end?.display).toBe(expiration);
    expect(end?.value.kind === 'date' ? end.value.computation : undefined).toBe(computation);
  });

  it('are not counted from an effective date that depends on an event', () => {
    const sourceText = buildSourceText(
      'This Agreement is made on March 1, 2018. "Effective Date" means the day on which the Closing occurs.\n\nThis Agreement shall continue for three years from the Effective Date.',
    );
    const terms = listTimeTerms(sourceText.text, findStructure({ sourceText }).structure);
    expect(terms.map(({ type }) => type)).toEqual(['agreement-date', 'contract-term']);
  });

  it('quote the words that state the rule and those it rests on', () => {
    const end = find(
      'This Agreement shall continue for three (3) years from the Effective Date.',
      'expiration-date',
    );
    expect(end?.evidence.quote).toBe('three (3) years from the Effective Date');
    expect(end?.value).toMatchObject({ basis: [{ quote: 'March 1, 2018' }] });
  });
});

describe('the length of a renewal', () => {
  it.each([
    ['This Agreement shall automatically renew for successive one (1) year periods.', '1 year'],
    ['The Term may be extended for an additional six-month period by agreement.', '6 months'],
    [
      'Thereafter this Agreement shall continue automatically for successive annual periods.',
      '1 year',
    ],
    [
      'Thereafter this Agreement shall continue on a month-to-month basis until terminated.',
      '1 month',
    ],
    [
      'The initial term of this Agreement is five (5) years. This Agreement shall automatically renew for successive terms of the same duration.',
      '5 years',
    ],
    [
      'After the initial term, this Agreement shall thereafter continue until terminated by either party.',
      'Perpetual, until terminated',
    ],
    ['The initial term of this Agreement is five (5) years.', undefined],
    ['The warranty period shall be extended for an additional thirty (30) days.', undefined],
  ])('%s', (text, expected) => {
    expect(find(text, 'renewal-term')?.display).toBe(expected);
  });
});

describe('the notice period', () => {
  const renewal = 'This Agreement shall automatically renew for successive one year terms';
  it.each([
    [
      `${renewal} unless either party gives notice of non-renewal at least sixty (60) days prior to the end of the term.`,
      'Notice to prevent renewal',
      '60 days',
    ],
    [
      `${renewal} unless terminated by A within ninety days before the expiration of the initial term.`,
      'Notice to prevent renewal',
      '90 days',
    ],
    [
      'A may extend the term of this Agreement by written notice given at least three months before the end of the term.',
      'Notice to renew',
      '3 months',
    ],
    [
      'Either party may terminate this Agreement at any time without cause upon thirty (30) days’ prior written notice.',
      'Notice of termination',
      '30 days',
    ],
    [
      'Either party may terminate this Agreement if a breach is not cured within thirty (30) days after written notice.',
      'Notice of termination',
      undefined,
    ],
  ])('%s', (text, label, expected) => {
    expect(find(text, 'notice-period', label)?.display).toBe(expected);
  });
});

describe('the last day to give notice', () => {
  const notice =
    'It shall automatically renew for successive one year terms unless either party gives written notice of non-renewal at least sixty (60) days prior to the end of the term.';

  it('is counted back from the end of the term', () => {
    const text = `This Agreement shall remain in effect until December 31, 2020. ${notice}`;
    expect(find(text, 'renewal-deadline')).toMatchObject({
      label: 'Last day to prevent renewal',
      display: '1 November 2020',
      evidence: { quote: 'sixty (60) days' },
      value: {
        computation: '31 December 2020 - 60 days',
        basis: [{ quote: 'December 31, 2020' }],
      },
    });
  });

  it('is omitted when the end is unknown', () => {
    const text = `The initial term of this Agreement is one year following the Launch Date. ${notice}`;
    expect(find(text, 'notice-period')?.display).toBe('60 days');
    expect(find(text, 'renewal-deadline')).toBeUndefined();
  });
});
