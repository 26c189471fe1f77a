import { formatDecimal, formatRate } from '@clauselight/core';
import type { InvoiceDetails, InvoiceLine } from '@clauselight/schema';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';
import { findWrongLines } from './invoice-sums.ts';

/** What is billed, line by line. */
export function InvoiceLinesPart({ details }: { details: InvoiceDetails }) {
  const { lines, sums } = details;
  const wrong = findWrongLines(sums);
  const amount: FigureColumn<InvoiceLine> = {
    title: t('results.invoiceLines.amount'),
    isFigure: true,
    cell: (line) => (
      <>
        {line.amount && formatDecimal(line.amount)}
        {wrong.has(line.evidence.start) && (
          <span className="block">
            <StateMark state="no">{t('results.invoiceLines.wrong')}</StateMark>
          </span>
        )}
      </>
    ),
  };
  return (
    <Part
      title={t('results.invoiceLines.title')}
      aside={
        <span className="label">{t('results.invoiceLines.count', { count: lines.length })}</span>
      }
    >
      {lines.length === 0 ? (
        <p className="text-ink-soft">{t('results.invoiceLines.none')}</p>
      ) : (
        <FigureTable
          caption={t('results.invoiceLines.caption')}
          columns={[createDescriptionColumn(), ...listAmountColumns(), amount]}
          rows={lines}
        />
      )}
    </Part>
  );
}

function createDescriptionColumn(): FigureColumn<InvoiceLine> {
  return {
    title: t('results.invoiceLines.description'),
    cell: (line) => (
      <div className="min-w-36">
        {line.position && <span className="mr-2 text-ink-soft">{line.position}</span>}
        <PassageLink evidence={line.evidence}>{line.description}</PassageLink>
        {line.code && <span className="block text-micro text-ink-soft">{line.code}</span>}
      </div>
    ),
  };
}

function listAmountColumns(): readonly FigureColumn<InvoiceLine>[] {
  return [
    {
      title: t('results.invoiceLines.quantity'),
      isFigure: true,
      cell: ({ quantity, unit }) =>
        [quantity && formatDecimal(quantity), unit].filter(Boolean).join(' '),
      isFilled: ({ quantity, unit }) => Boolean(quantity ?? unit),
    },
    {
      title: t('results.invoiceLines.unitPrice'),
      isFigure: true,
      cell: ({ unitPrice }) => unitPrice && formatDecimal(unitPrice),
      isFilled: ({ unitPrice }) => unitPrice !== undefined,
    },
    {
      title: t('results.invoiceLines.discount'),
      isFigure: true,
      cell: ({ discountRate }) => discountRate && formatRate(discountRate),
      isFilled: ({ discountRate }) => discountRate !== undefined,
    },
    {
      title: t('results.invoiceLines.tax'),
      isFigure: true,
      cell: ({ taxRate }) => taxRate && formatRate(taxRate),
      isFilled: ({ taxRate }) => taxRate !== undefined,
    },
  ];
}
