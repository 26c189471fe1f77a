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

describe('the renewal', () => {
  it.each([
    [
      'This Agreement shall automatically renew for successive one (1) year periods.',
      'Automatic, 1 year at a time',
    ],
    [
      'The Term may be extended for an additional six-month period by agreement.',
      'By agreement only, 6 months',
    ],
    [
      'Thereafter this Agreement shall continue automatically for successive annual periods.',
      'Automatic, 1 year at a time',
    ],
    [
      'Thereafter this Agreement shall continue on a month-to-month basis until terminated.',
      'Automatic, 1 month at a time',
    ],
    [
      'The initial term of this Agreement is five (5) years. This Agreement shall automatically renew for successive terms of the same duration.',
      'Automatic, 5 years at a time',
    ],
    [
      'After the initial term, this Agreement shall thereafter continue until terminated by either party.',
      'Automatic, until terminated',
    ],
    [
      'This Agreement shall be renewed for one further year unless the Customer objects in writing.',
      'Automatic, 1 year',
    ],
    [
      'The Agreement shall renew for further terms of thirty-six (36) months each unless the Customer serves notice.',
      'Automatic, 36 months at a time',
    ],
    [
      'Licensee shall have the option to renew this Agreement for one further term of two (2) years.',
      'At the option of Licensee, 2 years',
    ],
    [
      'At the Tenant’s option, the term of this lease may be extended for a further period of two years.',
      'At the option of the Tenant, 2 years',
    ],
    [
      'If Buyer exercises its option, the term of this Agreement shall automatically be extended for an additional two (2) year period.',
      'At the option of Buyer, 2 years',
    ],
    [
      'You may extend the term of this Agreement for a further period of one year by paying the fee.',
      'At your option, 1 year',
    ],
    [
      'This Agreement may be renewed for additional one (1) year terms upon the mutual written agreement of the parties.',
      'By agreement only, 1 year',
    ],
    [
      'The parties may agree in writing to extend the term of this Agreement for successive one year periods.',
      'By agreement only, 1 year',
    ],
    [
      'This Agreement may be renewed for a further year if Vendor and Reseller expressly agree in writing.',
      'By agreement only, 1 year',
    ],
    [
      'This Agreement may be renewed only by a written agreement signed by both parties.',
      'By agreement only',
    ],
    ['This Agreement shall not be renewed automatically.', 'No automatic renewal'],
    ['This Agreement will not be renewed.', 'No renewal'],
    ['This Agreement may be renewed from year to year.', 'Not clear how, 1 year'],
    [
      'You agree that this Agreement is non-renewable and gives you no right to renew.',
      'No renewal',
    ],
    [
      'The term of this Agreement shall be extended for an additional 1 year period provided 3,000 units are sold.',
      'Not clear how, 1 year',
    ],
    [
      '\'The "Importer" may renew this agreement for successive terms of 5 years.\'',
      'At the option of Importer, 5 years',
    ],
    [
      'This Agreement will automatically renew for terms of two years unless either Party provides notice.',
      'Automatic, 2 years at a time',
    ],
    [
      'The first Calendar Quarter of the Term shall extend from the Effective Date to the end of the first complete Calendar Quarter thereafter.',
      undefined,
    ],
    ['The initial term of this Agreement is five (5) years.', undefined],
    ['The warranty period shall be extended for an additional thirty (30) days.', undefined],
    ['The time for delivery may be extended by agreement of the parties.', undefined],
  ])('%s', (text, expected) => {
    expect(find(text, 'renewal-term')?.display).toBe(expected);
  });

  it.each([
    ['Your policy renews automatically unless you tell us not to.', 'Automatic'],
    ['Your policy will not renew automatically.', 'No automatic renewal'],
    ['You will be offered a renewal of your policy before it expires.', 'By agreement only'],
    ['We may offer to renew your policy.', 'By agreement only'],
    ['This policy is not renewable.', 'No renewal'],
    ['Subscriptions auto-renew every month unless you cancel.', 'Automatic'],
    [
      'Auto-renewal: your contract will roll over for a further 12 months unless you opt out.',
      'Automatic, 12 months',
    ],
    ['You must keep your insurance policy renewed each year.', undefined],
    ['We may refuse to renew your policy if a claim was false.', undefined],
    ['We may decline to renew your policy.', undefined],
    ['Your licence will not be renewed unless you ask us in writing.', undefined],
    ['At renewal, we may change the premium of your policy.', undefined],
  ])('of a policy or subscription: %s', (text, expected) => {
    expect(find(text, 'renewal-term')?.display).toBe(expected);
  });

  it('rests on words of its own', () => {
    const text =
      'This Agreement may be renewed by Buyer, at its option, for a further two (2) years.';
    expect(find(text, 'renewal-term')).toMatchObject({
      value: { kind: 'duration', amount: 2, unit: 'year' },
      evidence: { quote: 'two (2) years' },
      renewal: { mode: 'option', evidence: { quote: expect.stringContaining('at its option') } },
    });
  });

  it('takes its mode from a sentence close by', () => {
    const text =
      'The term of this Agreement renews automatically unless Client gives notice. Each additional renewal term is one (1) year.';
    expect(find(text, 'renewal-term')?.renewal?.mode).toBe('automatic');
    expect(find(text, 'renewal-term')?.renewal?.by).toBe('Client');
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
  const untilYearEnd = 'This Agreement shall remain in effect until December 31, 2020.';

  it('leaves a whole notice period up to the end of the term', () => {
    expect(find(`${untilYearEnd} ${notice}`, 'renewal-deadline')).toMatchObject({
      label: 'Last day to prevent renewal',
      display: '1 November 2020',
      evidence: { quote: 'sixty (60) days' },
      value: {
        who: 'either party',
        action: 'give notice to prevent renewal',
        computation: 'end of 31 December 2020 - 60 days, as the day of the notice does not count',
        basis: [{ quote: 'December 31, 2020' }],
      },
    });
  });

  it.each([
    ['three (3) months', '30 September 2020'],
    ['one (1) month', '30 November 2020'],
    ['not less than 30 days nor more than 90 days', '1 December 2020'],
    ['not more than 90 days nor less than 30 days', '1 December 2020'],
    ['thirty (30) business days', undefined],
  ])('counts %s', (length, expected) => {
    const text = `${untilYearEnd} ${notice.replace('at least sixty (60) days', length)}`;
    expect(find(text, 'renewal-deadline')?.display).toBe(expected);
  });

  it.each([
    ['unless either party gives notice within 60 days before the end of the term', 'a window'],
    ['unless terminated by either party upon 60 days’ written notice', 'no relation to the end'],
  ])('is omitted for %s: %s', (condition) => {
    const text = `${untilYearEnd} It shall automatically renew for successive one year terms ${condition}.`;
    expect(find(text, 'renewal-deadline')).toBeUndefined();
  });

  it.each([
    [
      'This Agreement may be renewed for one year upon mutual agreement of the parties, to be discussed at least 60 days before the end of the term by written notice.',
      undefined,
    ],
    [
      'Licensee may extend the term of this Agreement for one year by written notice given at least 60 days before the end of the term.',
      'Last day to give notice to renew',
    ],
  ])('is no day against a renewal that does not come by itself: %s', (renewal, label) => {
    expect(find(`${untilYearEnd} ${renewal}`, 'renewal-deadline')?.label).toBe(label);
  });

  it.each([
    [
      'Notices sent by mail are deemed received three (3) days after mailing.',
      'the notice must count as received by then, some days after it is sent',
    ],
    ['A notice shall be effective only upon receipt.', 'the notice must arrive by then'],
  ])('says when the notice must count as given: %s', (clause, assumption) => {
    const deadline = find(`${untilYearEnd} ${notice}\n\n${clause}`, 'renewal-deadline');
    expect(deadline?.value).toMatchObject({
      computation: expect.stringMatching(new RegExp(`; ${assumption}$`)),
    });
  });

  it('is omitted when the end is unknown', () => {
    const text = `The initial term of this Agreement is one year following the Launch Date. ${notice}`;
    expect(find(text, 'notice-period')?.display).toBe('60 days');
    expect(find(text, 'renewal-deadline')).toBeUndefined();
  });
});

describe('who may end the agreement by notice', () => {
  it.each([
    [
      'Either party may terminate this Agreement at any time upon 30 days’ written notice.',
      'either party',
    ],
    [
      'The Client may terminate this Agreement at any time by giving 30 days’ written notice.',
      'the Client',
    ],
    ['You can cancel this Agreement at any time upon 30 days’ written notice.', 'you'],
    ['This Agreement may be terminated by Licensee at any time upon 30 days’ notice.', 'Licensee'],
    [
      'This Agreement is terminable at any time upon 30 days’ written notice of termination.',
      undefined,
    ],
  ])('%s', (text, by) => {
    expect(find(text, 'notice-period', 'Notice of termination')?.by).toBe(by);
  });

  it('is not said of a right that depends on a case', () => {
    const text =
      'If the price rises, the Client may, within 30 days of such notice, terminate this Agreement by giving one month’s written notice.';
    expect(find(text, 'notice-period', 'Notice of termination')).toBeUndefined();
  });
});

it('what the parties agree to renew automatically is renewed automatically', () => {
  const text =
    'Each order runs for its term and the parties agree to automatically renew any order, unless either party gives ninety (90) days notice of non-renewal.';
  expect(find(text, 'renewal-term')?.renewal?.mode).toBe('automatic');
});
