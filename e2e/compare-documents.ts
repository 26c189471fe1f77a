import type { Upload } from './steps.ts';

/** A contract: passages that both versions have, and passages that only one has or that were rewritten. */
const passages: readonly (string | { before?: string; after?: string })[] = [
  'WAREHOUSE SUPPLY AGREEMENT',
  {
    before:
      'This Agreement is made on 1 March 2026 between Halden Timber Ltd (the "Supplier") and Brightmoor Joinery Ltd (the "Customer").',
    after:
      'This Agreement is made on 15 March 2026 between Halden Timber Ltd (the "Supplier") and Brightmoor Joinery Ltd (the "Customer").',
  },
  '1. SUPPLY',
  '1.1 The Supplier shall deliver the boards that the Customer orders to the Customer’s yard in Leeds.',
  '1.2 Orders are made in writing and name the number, the kind and the length of the boards.',
  '1.3 The Supplier shall confirm each order within two (2) business days.',
  '1.4 Boards are delivered dry, bundled and marked with the number of the order.',
  '1.5 The Customer shall inspect each delivery within five (5) business days and tell the Supplier of visible damage.',
  '2. PRICES AND PAYMENT',
  '2.1 The Customer shall pay GBP 48,000 per year in twelve equal instalments.',
  {
    before: '2.2 Invoices are due within thirty (30) days of their date.',
    after: '2.2 Invoices are due within fourteen (14) days of their date.',
  },
  {
    after:
      '2.3 The Supplier may increase the prices at any time in its sole discretion upon ten (10) days’ notice.',
  },
  '3. TERM',
  '3.1 This Agreement begins on its date and runs for twenty-four (24) months.',
  {
    before:
      '3.2 Either party may terminate this Agreement upon ninety (90) days’ written notice to the other.',
  },
  '4. LIABILITY',
  {
    before:
      '4.1 The Supplier’s total liability under this Agreement shall not exceed the amounts paid by the Customer in the twenty-four (24) months before the claim arose.',
    after:
      '4.1 The Supplier’s total liability under this Agreement shall not exceed the amounts paid by the Customer in the three (3) months before the claim arose.',
  },
  '4.2 Nothing in this Agreement limits liability for fraud or for death or personal injury caused by negligence.',
  '5. GENERAL',
  {
    before: '5.1 The Supplier shall keep the Customer’s drawings confidential.',
  },
  {
    before:
      '5.2 Notices are made in writing to the addresses that the parties have given each other.',
    after:
      '5.1 Notices are made in writing to the addresses that the parties have given each other.',
  },
  {
    before: '5.3 This Agreement is governed by the laws of England and Wales.',
    after: '5.2 This Agreement is governed by the laws of England and Wales.',
  },
  {
    after:
      '5.3 Either party may terminate this Agreement upon ninety (90) days’ written notice to the other.',
  },
];

function write(version: 'before' | 'after'): string {
  return passages
    .flatMap((passage) => (typeof passage === 'string' ? passage : (passage[version] ?? [])))
    .join('\n\n');
}

function createUpload(name: string, version: 'before' | 'after'): Upload {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(write(version)) };
}

export const earlierVersion = createUpload('Supply agreement v1.txt', 'before');
export const laterVersion = createUpload('Supply agreement v2.txt', 'after');
