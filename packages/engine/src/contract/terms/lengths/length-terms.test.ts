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

describe('a time that is counted from what a party does', () => {
  it('is no length of the agreement', () => {
    const text =
      'The obligations stated in this Agreement shall expire 36 months after either party presents its decision to the other.';
    expect(find(text, 'contract-term')).toBeUndefined();
  });
});

describe('the length and the end of the agreement', () => {
  it.each([
    [
      'This Agreement shall commence on the Effective Date and continue for three (3) years.',
      '3 years',
      '28 February 2021',
      '1 March 2018 + 3 years - 1 day, as the first day counts',
    ],
    [
      'The initial term of this Agreement is 18 months from May 31, 2018.',
      '18 months',
      '30 November 2019',
      '31 May 2018 + 18 months, as the first day counts',
    ],
    [
      'This Agreement shall expire on the fifth anniversary of the Effective Date.',
      '5 years',
      '1 March 2023',
      '1 March 2018 + 5 years, the anniversary itself',
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
      '29 February 2020',
      '1 March 2018 + 2 years - 1 day, as the first day counts',
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
      '1 June 2018 + 1 year, as the day before it does not count',
    ],
    [
      'The term of this Agreement is twelve (12) months from July 1, 2018.',
      '12 months',
      '30 June 2019',
      '1 July 2018 + 12 months - 1 day, as the first day counts',
    ],
    [
      'The term of this Agreement is one (1) year commencing on February 29, 2020.',
      '1 year',
      '28 February 2021',
      '29 February 2020 + 1 year, as the first day counts',
    ],
    [
      'The term of this Agreement is one (1) month commencing on January 31, 2019.',
      '1 month',
      '28 February 2019',
      '31 January 2019 + 1 month, as the first day counts',
    ],
    [
      'The term of this Agreement is ninety (90) days commencing on January 1, 2019.',
      '90 days',
      '31 March 2019',
      '1 January 2019 + 90 days - 1 day, as the first day counts',
    ],
    [
      'The initial term of this Agreement is three years commencing on January 1, 2019 and ending on the third anniversary of that date.',
      '3 years',
      '1 January 2022',
      '1 January 2019 + 3 years, the anniversary itself',
    ],
    [
      'The total liability is limited to the fees paid under this Agreement for one (1) year (being the year of the damage).',
      undefined,
      undefined,
      undefined,
    ],
    [
      'This Agreement continues until 60 days after the end of all subscriptions.',
      undefined,
      undefined,
      undefined,
    ],
    [
      'These clauses apply where the term of this Agreement is for two years or more.',
      undefined,
      undefined,
      undefined,
    ],
    [
      'This Agreement shall continue until the later of the last payment or ten (10) years from the Effective Date.',
      'No fixed end, until the later of several events',
      undefined,
      undefined,
    ],
    ['Licence expiry date: 13 June 2023.', undefined, undefined, undefined],
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

it('a term that may end earlier is not perpetual', () => {
  const text =
    'This Agreement shall continue for the Term, unless and until terminated earlier as stated herein.';
  expect(find(text, 'contract-term')).toBeUndefined();
});
