import { formatDecimal, formatRate } from '@clauselight/core';
import type { InvoiceDetails, InvoiceLine } from '@clauselight/schema';
import { formatCount } from '../../../lib/format.ts';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';
import { findWrongLines } from './invoice-sums.ts';

/** What is billed, line by line. */
export function InvoiceLinesPart({ details }: { details: InvoiceDetails }) {
  const { lines, sums } = details;
  const wrong = findWrongLines(sums);
  const amount: FigureColumn<InvoiceLine> = {
    title: 'Amount',
    isFigure: true,
    cell: (line) => (
      <>
        {line.amount && formatDecimal(line.amount)}
        {wrong.has(line.evidence.start) && (
          <span className="block">
            <StateMark state="no">wrong</StateMark>
          </span>
        )}
      </>
    ),
  };
  return (
    <Part
      title="What is billed"
      aside={<span className="label">{formatCount(lines.length, 'line')}</span>}
    >
      {lines.length === 0 ? (
        <p className="text-ink-soft">No lines were found.</p>
      ) : (
        <FigureTable caption="Lines" columns={[description, ...amounts, amount]} rows={lines} />
      )}
    </Part>
  );
}

const description: FigureColumn<InvoiceLine> = {
  title: 'Description',
  cell: (line) => (
    <div className="min-w-36">
      {line.position && <span className="mr-2 text-ink-soft">{line.position}</span>}
      <PassageLink evidence={line.evidence}>{line.description}</PassageLink>
      {line.code && <span className="block text-micro text-ink-soft">{line.code}</span>}
    </div>
  ),
};

const amounts: readonly FigureColumn<InvoiceLine>[] = [
  {
    title: 'Quantity',
    isFigure: true,
    cell: ({ quantity, unit }) =>
      [quantity && formatDecimal(quantity), unit].filter(Boolean).join(' '),
    isFilled: ({ quantity, unit }) => Boolean(quantity ?? unit),
  },
  {
    title: 'Unit price',
    isFigure: true,
    cell: ({ unitPrice }) => unitPrice && formatDecimal(unitPrice),
    isFilled: ({ unitPrice }) => unitPrice !== undefined,
  },
  {
    title: 'Discount',
    isFigure: true,
    cell: ({ discountRate }) => discountRate && formatRate(discountRate),
    isFilled: ({ discountRate }) => discountRate !== undefined,
  },
  {
    title: 'Tax',
    isFigure: true,
    cell: ({ taxRate }) => taxRate && formatRate(taxRate),
    isFilled: ({ taxRate }) => taxRate !== undefined,
  },
];
