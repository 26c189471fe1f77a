import { formatDecimal, formatRate, invoicePartyNames, invoiceTotalNames } from '@clauselight/core';
import type { InvoiceDetails, InvoiceLine, InvoiceParty, InvoiceTax } from '@clauselight/schema';
import type { Block, Fact } from '../../content.ts';
import {
  createFact,
  createFacts,
  createGroup,
  createList,
  createParagraph,
  createTable,
  type TableColumn,
} from '../blocks.ts';
import { joinWords, lowerFirst } from '../formats.ts';
import { listPayment } from './invoice-payment.ts';

/** Sender, recipient, items, amounts, checks of the sums, and payment. */
export function composeInvoice(details: InvoiceDetails): readonly Block[] {
  const { seller, buyer, fields, lines, taxes, payment } = details;
  return [
    ...createGroup('Seller', createFacts(listParty(seller))),
    ...createGroup('Buyer', createFacts(listParty(buyer))),
    ...createGroup(
      'Numbers and dates',
      createFacts(fields.map(({ label, display }) => ({ label, words: display }))),
    ),
    ...createParagraph(describeRequired(details)),
    ...createGroup(
      'What is billed',
      createTable({ caption: 'Lines', columns: lineColumns, rows: lines }),
    ),
    ...createGroup('Totals', [
      ...createFacts(listTotals(details.totals)),
      ...createTable({ caption: 'Tax by rate', columns: taxColumns, rows: taxes }),
    ]),
    ...composeSums(details),
    ...createGroup('Payment', createFacts(listPayment(payment))),
  ];
}

function listParty(party: InvoiceParty): readonly Fact[] {
  return (Object.keys(invoicePartyNames) as (keyof InvoiceParty)[]).flatMap((key) =>
    createFact(invoicePartyNames[key], party[key]?.display ?? (key === 'name' ? 'not found' : '')),
  );
}

function describeRequired({ required }: InvoiceDetails): string | undefined {
  const missing = required.filter(({ isThere }) => !isThere);
  if (required.length === 0) return undefined;
  if (missing.length === 0) {
    return `All ${required.length} elements that are usually required are there.`;
  }
  return `Not found of what is usually required: ${missing.map(({ label }) => lowerFirst(label)).join(', ')}.`;
}

const lineColumns: readonly TableColumn<InvoiceLine>[] = [
  {
    title: 'Description',
    cell: ({ position, description, code }) =>
      joinWords([joinWords([position, description], ' '), code], '\n'),
  },
  {
    title: 'Quantity',
    width: 0.13,
    align: 'end',
    cell: ({ quantity, unit }) => joinWords([quantity && formatDecimal(quantity), unit], ' '),
  },
  {
    title: 'Unit price',
    width: 0.14,
    align: 'end',
    cell: ({ unitPrice }) => unitPrice && formatDecimal(unitPrice),
  },
  {
    title: 'Discount',
    width: 0.12,
    align: 'end',
    cell: ({ discountRate }) => discountRate && formatRate(discountRate),
  },
  { title: 'Tax', width: 0.1, align: 'end', cell: ({ taxRate }) => taxRate && formatRate(taxRate) },
  {
    title: 'Amount',
    width: 0.15,
    align: 'end',
    cell: ({ amount }) => amount && formatDecimal(amount),
  },
];

function listTotals(totals: InvoiceDetails['totals']): readonly Fact[] {
  return (Object.keys(invoiceTotalNames) as (keyof typeof invoiceTotalNames)[]).flatMap((key) => {
    const { display, computation } = totals[key] ?? {};
    return createFact(invoiceTotalNames[key], joinWords([display, computation], '\n'));
  });
}

const taxColumns: readonly TableColumn<InvoiceTax>[] = [
  {
    title: 'Tax rate',
    cell: ({ rate, exemptionReason }) =>
      joinWords([rate ? formatRate(rate) : 'not stated', exemptionReason], '\n'),
  },
  { title: 'On', width: 0.25, align: 'end', cell: ({ base }) => base && formatDecimal(base) },
  { title: 'Tax', width: 0.25, align: 'end', cell: ({ amount }) => formatDecimal(amount) },
];

function composeSums({ sums }: InvoiceDetails): readonly Block[] {
  const wrong = sums.filter(({ isRight }) => !isRight);
  const right = sums.filter(({ isRight }) => isRight);
  return createGroup('Do the sums hold?', [
    ...createTable({
      caption: 'Sums that do not add up',
      rows: wrong,
      columns: [
        { title: 'Sum', width: 0.3, cell: ({ label }) => label },
        { title: 'Worked out', cell: ({ equation }) => equation },
        {
          title: 'The document says',
          width: 0.2,
          align: 'end',
          cell: ({ stated }) => formatDecimal(stated),
        },
      ],
    }),
    ...createParagraph(wrong.length === 0 && right.length > 0 ? 'Every sum adds up:' : undefined),
    ...createList(right.map(({ label, equation }) => `${label}: ${equation}`)),
  ]);
}
