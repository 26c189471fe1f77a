import { formatRate } from '@clauselight/core';
import type { InvoiceDetails } from '@clauselight/schema';
import { formatDay } from '../../../lib/dates.ts';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
import { StateMark } from '../state-mark.tsx';
import { type Fact, FactList } from './fact-list.tsx';

type Payment = InvoiceDetails['payment'];

/** How, where and until when to pay. Renders nothing if the invoice does not say. */
export function InvoicePaymentPart({ payment }: { payment: Payment }) {
  const facts = [...listAccounts(payment), ...listTerms(payment), ...listDiscount(payment)];
  if (facts.length === 0) return null;
  return (
    <Part title={t('results.payment.title')}>
      <FactList facts={facts} />
    </Part>
  );
}

function listAccounts({ accounts }: Payment): Fact[] {
  return accounts.flatMap(({ iban, isValid, bic }) => [
    { label: t('results.payment.account'), value: iban.display, evidence: iban.evidence },
    ...(hasCheckDigits(iban.value)
      ? [{ label: t('results.payment.checkDigits'), value: checkMark(isValid) }]
      : []),
    ...(bic
      ? [{ label: t('results.payment.bic'), value: bic.display, evidence: bic.evidence }]
      : []),
  ]);
}

/** Whether an account is written as an IBAN: other account numbers have no digits to check. */
function hasCheckDigits(account: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account);
}

function checkMark(isValid: boolean) {
  if (isValid) return <StateMark state="yes">{t('results.payment.right')}</StateMark>;
  return <StateMark state="no">{t('results.payment.wrong')}</StateMark>;
}

function listTerms({ accounts, bic, method, reference, mandate, terms, days }: Payment): Fact[] {
  const isBicShown = accounts.some((account) => account.bic?.value === bic?.value);
  const stated = [
    { label: t('results.payment.bic'), value: isBicShown ? undefined : bic },
    { label: t('results.payment.method'), value: method },
    { label: t('results.payment.reference'), value: reference },
    { label: t('results.payment.mandate'), value: mandate },
    { label: t('results.payment.terms'), value: terms },
  ];
  return [
    ...stated.flatMap(({ label, value }) =>
      value ? [{ label, value: value.display, evidence: value.evidence }] : [],
    ),
    ...(days === undefined
      ? []
      : [
          {
            label: t('results.payment.days'),
            value: t('results.payment.dayCount', { count: days }),
            note: t('results.payment.daysNote'),
          },
        ]),
  ];
}

function listDiscount({ discount }: Payment): Fact[] {
  if (discount === undefined) return [];
  const { rate, days, until, amount, yearlyRate, evidence } = discount;
  const notes = [
    amount && t('results.payment.saves', { amount: amount.display }),
    until && t('results.payment.until', { day: formatDay(until) }),
    yearlyRate && t('results.payment.yearlyRate', { rate: formatRate(yearlyRate) }),
  ].filter(Boolean);
  return [
    {
      label: t('results.payment.discount'),
      value: t('results.payment.discountRate', { rate: formatRate(rate), days }),
      evidence,
      note: notes.join(', '),
    },
  ];
}
