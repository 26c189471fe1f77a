import { isAnchored } from '@clauselight/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../structure/find-structure.ts';
import { findWrongDates } from './wrong-dates.ts';

function check(raw: string) {
  const sourceText = buildSourceText(raw);
  const { structure } = findStructure({ sourceText });
  return {
    text: sourceText.text,
    hits: findWrongDates({ sourceText, structure }, { unclearIn: 'anywhere' }),
  };
}

const describeHits = (raw: string) => check(raw).hits.map(({ detail }) => detail);

describe('dates that cannot be right', () => {
  it.each([
    ['Payment is due on February 30, 2026.', 'February 2026 has no day 30.'],
    ['Payment is due on 29 February 2025.', 'February 2025 has no day 29.'],
    ['Payment is due on 31st of June 2026.', 'June 2026 has no day 31.'],
    ['Payment is due on the thirty-first day of June, 2026.', 'June 2026 has no day 31.'],
    ['Payment is due on 31-Jun-26.', 'June 2026 has no day 31.'],
    ['Payment is due on 35 May 2026.', 'May 2026 has no day 35.'],
    ['Payment is due on 30.02.2026.', 'February 2026 has no day 30.'],
    ['Payment is due on 30-02-2026.', 'February 2026 has no day 30.'],
    ['Payment is due on 04/31/2026.', 'April 2026 has no day 31.'],
    ['Payment is due on 31/04/2026.', 'April 2026 has no day 31.'],
    ['Payment is due on 25/13/2026.', 'No calendar has the day 25/13/2026.'],
    ['Payment is due on 0/20/2026.', 'No calendar has the day 0/20/2026.'],
    ['Payment is due on 2026-04-31.', 'April 2026 has no day 31.'],
    ['Payment is due on 2026/02/30.', 'February 2026 has no day 30.'],
    ['Payment is due on 31 June\n2026 at noon.', 'June 2026 has no day 31.'],
    ['We meet on Monday, March 3, 2026.', '3 March 2026 is a Tuesday, not a Monday.'],
    ['We meet on monday, March 3, 2026.', '3 March 2026 is a Tuesday, not a Monday.'],
    ['We meet on Mon, 3 March 2026.', '3 March 2026 is a Tuesday, not a Monday.'],
    ['We met on 13/04/2026 and on Monday 14/04/2026.', '14 April 2026 is a Tuesday, not a Monday.'],
    [
      'The period from 3 June 2026 to 1 May 2026 is closed.',
      'The period ends on 1 May 2026, before it starts on 3 June 2026.',
    ],
    ['Payment is due on 03/04/2026.', '03/04/2026 may mean 3 April or 4 March 2026.'],
  ])('are found: %s', (raw, detail) => {
    expect(describeHits(raw)).toEqual([detail]);
  });

  it.each([
    'Payment is due on February 28, 2026.',
    'Payment is due on 29 February 2024.',
    'We meet on Tuesday, March 3, 2026.',
    'In the sun March 3, 2026 was warm.',
    'Payment is due on 13/04/2026 and 03/04/2026.',
    'Payment is due on 04.18.2018.',
    'See page 45 May 2004 for the plan.',
    'See page 31 June 2004 for the plan.',
    'Number 36 Jun-98 in the list.',
    'The case 45-31-2019 and version 1.30.2026.4 are closed.',
    'The fraction 30/02/26 is none.',
    'From 1 May 2026 to 3 June 2026 we are closed.',
    'He wrote on 3 June 2026, and on 1 May 2026.',
  ])('are not: %s', (raw) => {
    expect(describeHits(raw)).toEqual([]);
  });

  it('are not read across the cells of a table', () => {
    expect(describeHits('Item 31\tJune 2026\tpaid')).toEqual([]);
  });

  it('show every date that may mean two days in one hit', () => {
    const [hit, ...others] = check('We met on 03/04/2026 and on 05/06/2026.').hits;
    expect(hit?.evidence.map(({ quote }) => quote)).toEqual(['03/04/2026', '05/06/2026']);
    expect(hit?.severity).toBe(1);
    expect(others).toEqual([]);
  });

  it('may mean two days in a page footer, unless sentences alone count', () => {
    const plain = buildSourceText('We met and agreed on the budget.\n\nPrinted 03/04/2026');
    const blocks = plain.blocks.map((block, index) =>
      index === 0 ? block : { ...block, kind: 'footer' as const },
    );
    const sourceText = { ...plain, blocks };
    const document = { sourceText, ...findStructure({ sourceText }) };
    expect(findWrongDates(document, { unclearIn: 'anywhere' })).toHaveLength(1);
    expect(findWrongDates(document, { unclearIn: 'sentences' })).toEqual([]);
  });

  it('are anchored in whatever text', () => {
    const word = fc.constantFrom(
      ...'31 April 2026 30.02.2026 03/04/2026 Friday , - to from 3 June é \n \t “ the day of'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 25 }), (words) => {
        const { text, hits } = check(words.join(' '));
        const evidence = hits.flatMap((hit) => hit.evidence);
        expect(evidence.every((each) => isAnchored(text, each))).toBe(true);
      }),
    );
  });
});
