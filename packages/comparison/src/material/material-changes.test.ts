import { isAnchored } from '@clauselight/core';
import type { ChangeTopic } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { compareVersions } from '../compare-versions.ts';
import { buildVersion } from '../test/build-version.ts';

const others = [
  'The parties keep what they learn of each other secret and tell nobody about it.',
  'Headings are for reference and have no meaning of their own in this document.',
];

function list(before: string, after: string) {
  return compareVersions({
    before: buildVersion([others[0] ?? '', before, others[1] ?? '']),
    after: buildVersion([others[0] ?? '', after, others[1] ?? '']),
  }).materialChanges;
}

/** A sentence, the words that are changed in it, what takes their place, and what that concerns. */
const edits: readonly (readonly [string, string, string, ChangeTopic])[] = [
  // Money
  ['The monthly fee is GBP 4,500 and covers all visits.', '4,500', '5,400', 'money'],
  ['Late sums bear interest at 1.5 % for each month.', '1.5 %', '4 %', 'money'],
  ['The rate is fixed at six per cent for the whole time.', 'six', 'nine', 'money'],
  ['The tenant pays a deposit of three hundred euros.', 'three', 'nine', 'money'],
  ['All fees are stated in USD and without tax.', 'USD', 'EUR', 'money'],
  ['Unused fees are refunded in full to the customer.', 'in full', 'in part', 'money'],
  ['Fees that were paid are refunded on request.', 'are refunded', 'are not refunded', 'money'],
  ['The customer shall pay travel costs of the staff.', 'shall', 'need not', 'money'],
  [
    'The price may rise by the change of the index.',
    'by the change of the index',
    'as the supplier decides',
    'money',
  ],
  ['The commission is ten percent of net sales.', 'net', 'gross', 'money'],
  ['Liability is limited to the fees of twelve months.', 'limited', 'not limited', 'money'],
  ['The supplier bears the cost of delivery to the site.', 'supplier', 'buyer pays and', 'money'],
  ['Salaries are paid in arrears at the end of each month.', 'arrears', 'advance', 'money'],
  ['A bonus may be granted to the employee.', 'may', 'must', 'money'],
  // Time
  ['Invoices are due within thirty days of receipt.', 'thirty', 'ninety', 'time'],
  ['The work is finished by 1 May 2026 at the latest.', '1 May 2026', '1 August 2026', 'time'],
  ['Defects are repaired within 5 business days.', 'business ', '', 'time'],
  ['The warranty lasts two years from delivery.', 'two', 'one', 'time'],
  ['Reports are sent monthly to the client.', 'monthly', 'quarterly', 'time'],
  ['Claims must be raised promptly by the buyer.', 'promptly', 'in 48 hours', 'time'],
  ['Price increases are announced 60 days ahead.', '60', '10', 'time'],
  ['The secret is kept for five years.', 'for five years', 'without limit of time', 'time'],
  [
    'Access begins on the effective date.',
    'the effective date',
    'the first day of the next month',
    'time',
  ],
  // Exit
  ['Either party may terminate this agreement at will.', 'Either party', 'The supplier', 'exit'],
  ['The customer may cancel with a notice of 30 days.', '30', '90', 'exit'],
  ['The lease renews for one year at a time.', 'one year', 'three years', 'exit'],
  [
    'This contract renews only if both sides agree.',
    'only if both sides agree',
    'unless one side objects',
    'exit',
  ],
  ['The tenant may vacate the flat before the end.', 'may', 'may not', 'exit'],
  ['Members may withdraw at any time.', 'at any time', 'once a year', 'exit'],
  ['The employer may dismiss the employee for cause.', 'for cause', 'without cause', 'exit'],
  [
    'The subscription can be cancelled in the account.',
    'in the account',
    'by registered post',
    'exit',
  ],
];

describe('changes that concern money, time or exit', () => {
  it.each(edits)('are named: “%s”, %s for %s', (sentence, from, to, topic) => {
    const later = sentence.replace(from, to);
    expect(later).not.toBe(sentence);
    const changes = list(sentence, later);
    expect(changes.flatMap(({ topics }) => topics)).toContain(topic);
  });

  it('are named if their passage was added or removed', () => {
    const fee = 'The customer pays a fee of GBP 90 for each visit that is missed.';
    const [added] = compareVersions({
      before: buildVersion(others),
      after: buildVersion([...others, fee]),
    }).materialChanges;
    expect(added).toMatchObject({
      topics: expect.arrayContaining(['money']),
      after: { quote: fee },
    });
    expect(added).not.toHaveProperty('before');
    const [removed] = compareVersions({
      before: buildVersion([...others, fee]),
      after: buildVersion(others),
    }).materialChanges;
    expect(removed).toMatchObject({ before: { quote: fee } });
    expect(removed).not.toHaveProperty('after');
  });

  it.each([
    ['The supplier uses reasonable care in its work.', 'reasonable', 'utmost'],
    ['This document is governed by the laws of Kansas.', 'Kansas', 'Ohio'],
    ['The annex describes the machine in detail.', 'describes', 'shows'],
    ['Mill Works LLC is a limited liability company of 4 Mill Lane.', '4', '6'],
    ['The office is at 4 Mill Lane in Leeds.', 'Leeds', 'York'],
  ])('are not named where none is: “%s”, %s for %s', (sentence, from, to) => {
    expect(list(sentence, sentence.replace(from, to))).toEqual([]);
  });

  it('name the sentence that changed and not its neighbors in the passage', () => {
    const passage =
      'The supplier delivers the goods to the yard. The buyer pays GBP 900 for them. The buyer unloads them with care.';
    const changes = list(passage, passage.replace('with care', 'with great care'));
    expect(changes).toEqual([]);
    expect(list(passage, passage.replace('900', '950'))).toHaveLength(1);
  });

  it('are one where a number changed in words and in figures', () => {
    const sentence = 'Invoices are due within thirty (30) days of their receipt.';
    const changes = list(sentence, sentence.replace('thirty (30)', 'sixty (60)'));
    expect(changes).toMatchObject([
      {
        passageId: 'p2',
        topics: expect.arrayContaining(['time']),
        before: { quote: sentence },
        after: { quote: 'Invoices are due within sixty (60) days of their receipt.' },
      },
    ]);
  });

  it('quote long passages around the changed words, without cutting words', () => {
    const long = `${'The goods are packed with the care that is usual for them and '.repeat(6)}the price is GBP 900 in all`;
    const [change] = list(long, long.replace('900', '950'));
    expect(change?.after?.quote).toMatch(/^\w.*GBP 950/);
    expect(long).toContain(change?.before?.quote);
    expect(change?.before?.quote.length).toBeLessThan(120);
  });

  it.each(edits)(
    'quote the exact words of both versions: “%s”, %s for %s',
    (sentence, from, to) => {
      const [before, after] = [sentence, sentence.replace(from, to)].map((words) =>
        buildVersion([others[0] ?? '', words, others[1] ?? '']),
      );
      if (before === undefined || after === undefined) throw new RangeError('no version');
      for (const change of compareVersions({ before, after }).materialChanges) {
        expect(change.before && isAnchored(before.source.text, change.before)).toBe(true);
        expect(change.after && isAnchored(after.source.text, change.after)).toBe(true);
      }
    },
  );

  it('are none in what only moved', () => {
    const fee = 'The customer pays a fee of GBP 90 for each visit that is missed.';
    const { materialChanges } = compareVersions({
      before: buildVersion([fee, ...others]),
      after: buildVersion([...others, fee]),
    });
    expect(materialChanges).toEqual([]);
  });
});
