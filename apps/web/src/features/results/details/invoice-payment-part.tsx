import { formatRate } from '@clauselight/core';
import type { InvoiceDetails } from '@clauselight/schema';
import { formatDay } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format.ts';
import { Part } from '../../../ui/panel.tsx';
import { StateMark } from '../state-mark.tsx';
import { type Fact, FactList } from './fact-list.tsx';

type Payment = InvoiceDetails['payment'];

/** How, where to and until when to pay; nothing where the invoice does not say. */
export function InvoicePaymentPart({ payment }: { payment: Payment }) {
  const facts = [...listAccounts(payment), ...listTerms(payment), ...listDiscount(payment)];
  if (facts.length === 0) return null;
  return (
    <Part title="Payment">
      <FactList facts={facts} />
    </Part>
  );
}

function listAccounts({ accounts }: Payment): Fact[] {
  return accounts.flatMap(({ iban, isValid, bic }) => [
    { label: 'Account', value: iban.display, evidence: iban.evidence },
    ...(hasCheckDigits(iban.value) ? [{ label: 'Check digits', value: checkMark(isValid) }] : []),
    ...(bic ? [{ label: 'Bank code (BIC)', value: bic.display, evidence: bic.evidence }] : []),
  ]);
}

/** Whether an account is written as an IBAN: other account numbers have no digits to check. */
function hasCheckDigits(account: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account);
}

function checkMark(isValid: boolean) {
  if (isValid) return <StateMark state="yes">right</StateMark>;
  return <StateMark state="no">wrong: ask before you pay</StateMark>;
}

function listTerms({ accounts, bic, method, reference, mandate, terms, days }: Payment): Fact[] {
  const isBicShown = accounts.some((account) => account.bic?.value === bic?.value);
  const stated = [
    { label: 'Bank code (BIC)', value: isBicShown ? undefined : bic },
    { label: 'Way to pay', value: method },
    { label: 'Reference', value: reference },
    { label: 'Mandate', value: mandate },
    { label: 'Terms', value: terms },
  ];
  return [
    ...stated.flatMap(({ label, value }) =>
      value ? [{ label, value: value.display, evidence: value.evidence }] : [],
    ),
    ...(days === undefined
      ? []
      : [{ label: 'Time to pay', value: formatCount(days, 'day'), note: 'from the invoice date' }]),
  ];
}

function listDiscount({ discount }: Payment): Fact[] {
  if (discount === undefined) return [];
  const { rate, days, until, amount, yearlyRate, evidence } = discount;
  const notes = [
    amount && `saves ${amount.display}`,
    until && `until ${formatDay(until)}`,
    yearlyRate && `worth ${formatRate(yearlyRate)} interest a year`,
  ].filter(Boolean);
  return [
    {
      label: 'Early payment',
      value: `${formatRate(rate)} off within ${formatCount(days, 'day')}`,
      evidence,
      note: notes.join(', '),
    },
  ];
}
