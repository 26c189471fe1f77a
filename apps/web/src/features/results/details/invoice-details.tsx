import type { InvoiceDetails } from '@clauselight/schema';
import type { ReactNode } from 'react';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
import { StateMark } from '../state-mark.tsx';
import { FactList } from './fact-list.tsx';
import { InvoiceLinesPart } from './invoice-lines-part.tsx';
import { listPartyFacts } from './invoice-party.ts';
import { InvoicePaymentPart } from './invoice-payment-part.tsx';
import { InvoiceSumsPart } from './invoice-sums-part.tsx';

const typeNames = {
  invoice: 'results.invoice.invoice',
  'credit-note': 'results.invoice.creditNote',
  quote: 'results.invoice.quote',
  order: 'results.invoice.order',
  receipt: 'results.invoice.receipt',
  'pro-forma': 'results.invoice.proForma',
} as const;

const syntaxNames = {
  text: undefined,
  ubl: 'results.invoice.ubl',
  cii: 'results.invoice.cii',
} as const;

/** An invoice: who bills whom, for what, how much, and whether the sums are right. */
export function InvoiceDetailsView({ details }: { details: InvoiceDetails }) {
  const { type, syntax, seller, buyer, fields, required } = details;
  const missing = required.filter(({ isThere }) => !isThere);
  const syntaxName = syntaxNames[syntax];
  return (
    <>
      <Part
        title={t(typeNames[type])}
        aside={
          syntaxName && (
            <span className="label">
              {[t(syntaxName), details.profile].filter(Boolean).join(' · ')}
            </span>
          )
        }
      >
        <div className="grid grid-cols-1 gap-x-12 gap-y-5 @3xl:grid-cols-3">
          <Column title={t('results.invoice.seller')}>
            <FactList facts={listPartyFacts(seller)} />
          </Column>
          <Column title={t('results.invoice.buyer')}>
            <FactList facts={listPartyFacts(buyer)} />
          </Column>
          <Column title={t('results.invoice.numbersAndDates')}>
            <FactList
              facts={fields.map(({ label, display, evidence }) => ({
                label,
                value: display,
                evidence,
              }))}
            />
          </Column>
        </div>
        <p className="mt-3 text-small">
          {missing.length === 0 ? (
            <StateMark state="yes">
              {t('results.invoice.complete', { count: required.length })}
            </StateMark>
          ) : (
            <StateMark state="no">
              {t('results.invoice.missing', {
                elements: missing.map(({ label }) => label.toLowerCase()).join(', '),
              })}
            </StateMark>
          )}
        </p>
      </Part>
      <InvoiceLinesPart details={details} />
      <InvoiceSumsPart details={details} />
      <InvoicePaymentPart payment={details.payment} />
    </>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h4 className="label mb-0.5 font-sans font-semibold tracking-normal">{title}</h4>
      {children}
    </div>
  );
}
