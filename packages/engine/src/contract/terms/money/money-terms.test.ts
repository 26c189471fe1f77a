import { isAnchored } from '@clauselight/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import type { DraftTerm } from '../draft-term.ts';
import { listMoneyTerms } from './money-terms.ts';

function list(text: string): readonly DraftTerm[] {
  const sourceText = buildSourceText(text);
  return listMoneyTerms(sourceText.text, findStructure({ sourceText }).structure);
}

function listDisplays(text: string, type: DraftTerm['type']): readonly string[] {
  return list(text)
    .filter((term) => term.type === type)
    .map(({ label, display }) => `${label}: ${display}`);
}

describe('the contract value', () => {
  it.each([
    ['The total contract price is $80,000.', 'USD 80,000.00'],
    ['Buyer shall pay a purchase price of EUR 2.5 million for the Shares.', 'EUR 2,500,000.00'],
    ['Client shall pay the sum of $5,000 (the "Contract Price") for the website.', 'USD 5,000.00'],
    ['The Services are provided for a fixed fee of GBP 12,000.', 'GBP 12,000.00'],
    ['Borrower owes the principal sum of US$300,000.', 'USD 300,000.00'],
  ])('is the amount that the words name: %s', (text, expected) => {
    expect(listDisplays(text, 'contract-value')).toEqual([`Contract value: ${expected}`]);
  });

  it('is one for each currency', () => {
    const text = 'The purchase price is $80,000. The total price for Europe is EUR 9,000.';
    expect(listDisplays(text, 'contract-value')).toEqual([
      'Contract value: USD 80,000.00',
      'Contract value: EUR 9,000.00',
    ]);
  });

  it.each([
    'Company to reimburse counsel to Purchasers for a flat fee of $10,000.',
    'Customer shall insure the goods for a total price of at least $5,000,000.',
    'A deposit of $100 is due.',
    'In consideration of the sum of $1.00 paid by each party, the parties agree.',
    'The purchase price is $5 per unit.',
    'The total price shall not exceed $90,000.',
  ])('is not found in: %s', (text) => {
    expect(listDisplays(text, 'contract-value')).toEqual([]);
  });
});

describe('recurring amounts', () => {
  it.each([
    ['Tenant shall pay rent of $2,000 per month.', 'Rent: USD 2,000.00 per month'],
    ['Customer pays a subscription fee of $500/year.', 'Subscription fee: USD 500.00 per year'],
    ['The annual licence fee is EUR 10,000.', 'Annual licence fee: EUR 10,000.00 per year'],
    [
      'Executive receives a base salary of $370,000 per annum.',
      'Base salary: USD 370,000.00 per year',
    ],
    ['Client shall pay a retainer of $900 monthly.', 'Retainer: USD 900.00 per month'],
    [
      'Tenant shall pay to Landlord monthly rent of $2,000.',
      'Monthly rent: USD 2,000.00 per month',
    ],
    ['A daily fee of $200 (plus tax) is payable.', 'Daily fee: USD 200.00 per day'],
    ['Fees of $7,500 are payable in each quarter.', undefined],
  ])('%s', (text, expected) => {
    expect(listDisplays(text, 'recurring-value')).toEqual(expected === undefined ? [] : [expected]);
  });

  it('exclude amounts owed while somebody is late', () => {
    const text = 'Tenant shall pay a late charge of $75 plus $10 per day.';
    expect(listDisplays(text, 'recurring-value')).toEqual([]);
  });

  it('exclude the sales of a year', () => {
    expect(
      listDisplays('If annual net sales exceed $1,000,000 the fee rises.', 'recurring-value'),
    ).toEqual([]);
  });
});

describe('other amounts', () => {
  it.each([
    ['Licensee shall pay a late fee of $50.', 'Late fee: USD 50.00'],
    ['Licensor receives $25,000 as a signing bonus.', 'Signing bonus: USD 25,000.00'],
    ['Client pays $7 reversal fee.', 'Reversal fee: USD 7.00'],
    [
      'Agent is reimbursed for travel expenses not to exceed $3,000.',
      'Travel expenses (at most): USD 3,000.00',
    ],
    ['A minimum charge of $125 applies.', 'Minimum charge (at least): USD 125.00'],
    ['Net sales must exceed $20 million first.', 'Net sales (threshold): USD 20,000,000.00'],
    ['Customer pays $0.05 per message.', 'Amount: USD 0.05 per message'],
    ['Buyer orders $500 worth of products each time.', 'Amount: USD 500.00'],
    ['Work is billed at the rate of $400 per hour.', 'Rate: USD 400.00 per hour'],
    ['The fee due under Section 4.1 is $2,000.', 'Fee: USD 2,000.00'],
    ['Setup: $500', 'Setup: USD 500.00'],
    ['Payment of $5,000 (the "Deposit") is due.', 'Deposit: USD 5,000.00'],
    ['Licensee hands $40 to Licensor.', 'Amount: USD 40.00'],
  ])('have their purpose: %s', (text, expected) => {
    expect(listDisplays(text, 'money')).toEqual([expected]);
  });

  it('share the words before the first amount of a list', () => {
    const text =
      'The licence fee is payable as follows: (a) $50 upon signing; and (b) $70 upon delivery.';
    expect(listDisplays(text, 'money')).toEqual([
      'Licence fee: USD 50.00',
      'Licence fee: USD 70.00',
    ]);
  });

  it('are listed once when they are repeated', () => {
    expect(listDisplays('A late fee of $50 applies. The late fee is $50.', 'money')).toHaveLength(
      1,
    );
  });

  it('are in the dollars that the document defines', () => {
    const text = 'All amounts are in Canadian dollars. Licensee pays a late fee of $50.';
    expect(listDisplays(text, 'money')).toEqual(['Late fee: CAD 50.00']);
  });
});

describe('payment periods', () => {
  it.each([
    ['Customer shall pay within thirty (30) days of receipt of the invoice.', '30 days'],
    ['Invoices are payable within 45 days after the invoice date.', '45 days'],
    ['Payment terms are net 45.', '45 days'],
    ['Terms: Net 30 days.', '30 days'],
    [
      'Fees shall be paid within ten business days after the end of each month.',
      '10 business days',
    ],
  ])('%s', (text, expected) => {
    expect(listDisplays(text, 'payment-period')).toEqual([`Payment period: ${expected}`]);
  });

  it.each([
    'Customer may dispute an invoice within 30 days of receipt of the invoice.',
    'Supplier may terminate if Customer does not pay within 30 days of the invoice.',
    'Supplier shall deliver within 30 days after the order.',
    'The domain is example.net 25-Jul-2019.',
  ])('are not found in: %s', (text) => {
    expect(listDisplays(text, 'payment-period')).toEqual([]);
  });
});

describe('caps on liability', () => {
  it.each([
    ["Provider's total liability shall not exceed $2,000,000.", 'USD 2,000,000.00'],
    [
      'In no event shall the aggregate liability of either party exceed the fees paid in the preceding 12 months.',
      'fees paid in the preceding 12 months',
    ],
    ["Seller's liability is limited to 100% of the fees paid.", '100% of the fees paid'],
    [
      "Supplier's liability will not exceed the greater of $50,000 or the fees paid hereunder.",
      'the greater of $50,000 or the fees paid hereunder',
    ],
    ['Licensor shall not be liable for any amount in excess of $10,000.', 'USD 10,000.00'],
  ])('%s', (text, expected) => {
    expect(listDisplays(text, 'liability-cap')).toEqual([`Liability cap: ${expected}`]);
  });

  it.each([
    'Supplier shall pay damages, including but not limited to reasonable fees paid to counsel.',
    'Liability insurance shall not be less than $1,000,000.',
    'Supplier is liable for any amount exceeding $500.',
    'Neither party is liable for lost profits.',
    'Travel expenses shall not exceed $500.',
  ])('are not found in: %s', (text) => {
    expect(listDisplays(text, 'liability-cap')).toEqual([]);
  });

  it('list the amount of a cap once', () => {
    const text = 'The liability of Supplier shall not exceed $9,000.';
    expect(list(text).map(({ type }) => type)).toEqual(['liability-cap']);
  });
});

describe('insured amounts', () => {
  function listPurposes(text: string): readonly unknown[] {
    return list(text).flatMap(({ type, value }) =>
      type === 'insurance-sum' && value.kind === 'money' ? [[value.amount, value.purpose]] : [],
    );
  }

  it('have the cover and the kind of limit', () => {
    const text =
      'Supplier shall maintain commercial general liability insurance of $1,000,000 per occurrence and $2,000,000 in the aggregate.';
    expect(listPurposes(text)).toEqual([
      [1_000_000, 'commercial general liability, per occurrence'],
      [2_000_000, 'commercial general liability, in the aggregate'],
    ]);
  });

  it('are found in a list below a sentence about insurance', () => {
    const text =
      'Contractor shall carry the following insurance:\n\n(a) professional liability: $3,000,000 per claim\n\n(b) umbrella liability: $5,000,000';
    expect(listPurposes(text)).toEqual([
      [3_000_000, 'professional liability, per claim'],
      [5_000_000, 'umbrella liability'],
    ]);
  });

  it.each([
    'The insurance has a deductible of $10,000.',
    'Tenant pays an insurance premium of $1,200.',
    'Agent pays $5,000 for the coverage of the event.',
  ])('are not found in: %s', (text) => {
    expect(listPurposes(text)).toEqual([]);
  });
});

describe('liquidated damages', () => {
  it.each([
    [
      'Contractor shall pay liquidated damages of $500 per day.',
      'Liquidated damages: USD 500.00 per day',
    ],
    [
      'For delay Supplier pays as liquidated damages 0.5% of the price for each week.',
      'Liquidated damages: 0.5% of the price for each week',
    ],
    ['Customer shall pay an early termination fee of $1,500.', 'Termination fee: USD 1,500.00'],
  ])('%s', (text, expected) => {
    expect(listDisplays(text, 'liquidated-damages')).toEqual([expected]);
  });

  it('need an amount or a share', () => {
    expect(listDisplays('Owner is entitled to liquidated damages.', 'liquidated-damages')).toEqual(
      [],
    );
  });
});

describe('amounts of an example', () => {
  it.each([
    'For example, if you have an approved claim of $7,000, we pay you $6,500.',
    'The amount the employee is paid and the period, eg “£18,000 per year” or “£900” per month.',
    'For example if you have 28 days of holiday then your holiday pay is 12.03% of your earnings.',
    'By way of example, the liability of the Supplier would then be limited to $5,000.',
  ])('are not stated: %s', (text) => {
    expect(list(text)).toEqual([]);
  });

  it('leave alone the amount that the example explains', () => {
    const text = 'The fee is $500, for example for advice of $20.';
    expect(listDisplays(text, 'money')).toEqual(['Fee: USD 500.00']);
  });
});

describe('money terms', () => {
  it('quote the source text exactly', () => {
    const parts = [
      'Customer shall pay ',
      '$5,000 ',
      'five million dollars (“$5,000,000”) ',
      'within thirty (30) days of the invoice. ',
      'liability shall not exceed ',
      'insurance of ',
      'per month, ',
      'liquidated damages ',
      '10% ',
      'The total price ',
      '\n\n',
      'EUR 1.000,00; ',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 40 }), (words) => {
        const { text } = buildSourceText(words.join(''));
        for (const { evidence } of list(text)) expect(isAnchored(text, evidence)).toBe(true);
      }),
    );
  });
});

describe('whose liability a cap limits', () => {
  it.each([
    ['Company’s total cumulative liability for all claims will not exceed $5,000.', 'Company'],
    ['The aggregate liability of the Supplier shall not exceed $5,000.', 'the Supplier'],
    ['In no event shall either party’s liability exceed $5,000.', 'either party'],
    ['Total liability under this agreement is limited to $5,000.', undefined],
  ])('is who the words name: %s', (text, by) => {
    expect(list(text).find(({ type }) => type === 'liability-cap')?.by).toBe(by);
  });
});
