import type { InvoiceDetails } from '@clauselight/schema';
import type { ReactNode } from 'react';
import { Part } from '../../../ui/panel.tsx';
import { StateMark } from '../state-mark.tsx';
import { FactList } from './fact-list.tsx';
import { InvoiceLinesPart } from './invoice-lines-part.tsx';
import { listPartyFacts } from './invoice-party.ts';
import { InvoicePaymentPart } from './invoice-payment-part.tsx';
import { InvoiceSumsPart } from './invoice-sums-part.tsx';

const typeNames = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  quote: 'Quote',
  receipt: 'Receipt',
  'pro-forma': 'Pro-forma invoice',
} as const;

const syntaxNames = { text: undefined, ubl: 'e-invoice (UBL)', cii: 'e-invoice (CII)' } as const;

/** An invoice set out to be read: who bills whom, what for, how much, and whether the sums hold. */
export function InvoiceDetailsView({ details }: { details: InvoiceDetails }) {
  const { type, syntax, seller, buyer, fields, required } = details;
  const missing = required.filter(({ isThere }) => !isThere);
  const aside = syntaxNames[syntax];
  return (
    <>
      <Part title={typeNames[type]} aside={aside && <span className="label">{aside}</span>}>
        <div className="grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-3">
          <Column title="Seller">
            <FactList facts={listPartyFacts(seller)} />
          </Column>
          <Column title="Buyer">
            <FactList facts={listPartyFacts(buyer)} />
          </Column>
          <Column title="Numbers and dates">
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
              All {required.length} elements that are usually required are there
            </StateMark>
          ) : (
            <StateMark state="no">
              Not found: {missing.map(({ label }) => label.toLowerCase()).join(', ')}
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
