import { formatDecimal, formatRate, invoiceTotalNames } from '@clauselight/core';
import type { InvoiceDetails, InvoiceSum, InvoiceTax } from '@clauselight/schema';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { Message, t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import { splitSums } from './invoice-sums.ts';

/** The totals as the invoice states them, the tax by rate, and every sum worked out again. */
export function InvoiceSumsPart({ details }: { details: InvoiceDetails }) {
  const { taxes, totals, sums } = details;
  return (
    <Part title={t('results.totals.title')}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 @3xl:grid-cols-2">
        <div className="min-w-0 space-y-4">
          <FactList facts={listTotals(totals)} />
          {taxes.length > 0 && (
            <FigureTable
              caption={t('results.totals.taxByRate')}
              columns={listTaxColumns()}
              rows={taxes}
            />
          )}
        </div>
        <SumList sums={sums} />
      </div>
    </Part>
  );
}

function listTotals(totals: InvoiceDetails['totals']): Fact[] {
  return (Object.keys(invoiceTotalNames) as (keyof typeof invoiceTotalNames)[]).flatMap((key) => {
    const total = totals[key];
    if (total === undefined) return [];
    const { display, computation, evidence } = total;
    const value = key === 'due' ? emphasize(display) : display;
    return [{ label: invoiceTotalNames[key], value, evidence, note: computation }];
  });
}

function emphasize(display: string) {
  return <span className="font-semibold">{display}</span>;
}

function listTaxColumns(): readonly FigureColumn<InvoiceTax>[] {
  return [
    {
      title: t('results.totals.taxRate'),
      cell: ({ rate, exemptionReason }) => (
        <>
          {rate ? formatRate(rate) : t('results.details.notStated')}
          {exemptionReason && <span className="block text-ink-soft">{exemptionReason}</span>}
        </>
      ),
    },
    {
      title: t('results.totals.taxBase'),
      isFigure: true,
      cell: ({ base }) => base && formatDecimal(base),
    },
    {
      title: t('results.totals.tax'),
      isFigure: true,
      cell: ({ amount, evidence }) => (
        <PassageLink evidence={evidence}>{formatDecimal(amount)}</PassageLink>
      ),
    },
  ];
}

function SumList({ sums }: { sums: readonly InvoiceSum[] }) {
  const { wrong, right } = splitSums(sums);
  if (sums.length === 0) {
    return <p className="text-ink-soft">{t('results.totals.tooFew')}</p>;
  }
  return (
    <div className="min-w-0 space-y-3">
      {wrong.map((sum) => (
        <div key={`${sum.rule} ${sum.equation}`}>
          <StateMark state="no">{t('results.totals.wrongSum', { sum: sum.label })}</StateMark>
          <p>{sum.equation}</p>
          <p className="text-small text-ink-soft">
            <Message
              id="results.totals.stated"
              values={{
                stated: (
                  <PassageLink evidence={sum.evidence[0]}>{formatDecimal(sum.stated)}</PassageLink>
                ),
              }}
            />
          </p>
        </div>
      ))}
      {wrong.length === 0 && <StateMark state="yes">{t('results.sums.allRight')}</StateMark>}
      {right.length > 0 && (
        <Disclosure title={t('results.sums.rightCount', { count: right.length })}>
          <ul className="space-y-2 text-small">
            {right.map((sum, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sums never move, and two may be alike
              <li key={index}>
                <span className="text-ink-soft">{sum.label}</span>
                <span className="block break-words">
                  <PassageLink evidence={sum.evidence[0]}>{sum.equation}</PassageLink>
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
