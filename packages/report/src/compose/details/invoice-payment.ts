import { formatRate } from '@clauselight/core';
import type { InvoicePayment } from '@clauselight/schema';
import type { Fact } from '../../content.ts';
import { createFact } from '../blocks.ts';
import { formatCount, formatDay, joinWords } from '../formats.ts';

/** How, where and by when to pay. */
export function listPayment(payment: InvoicePayment): readonly Fact[] {
  const { accounts, bic, method, reference, mandate, terms, days } = payment;
  const isBicShown = accounts.some((account) => account.bic?.value === bic?.value);
  return [
    ...accounts.flatMap((account) => [
      ...createFact('Account', account.iban.display),
      ...createFact('Check digits', checkDigits(account)),
      ...createFact('Bank code (BIC)', account.bic?.display),
    ]),
    ...createFact('Bank code (BIC)', isBicShown ? undefined : bic?.display),
    ...createFact('Way to pay', method?.display),
    ...createFact('Reference', reference?.display),
    ...createFact('Mandate', mandate?.display),
    ...createFact('Terms', terms?.display),
    ...createFact(
      'Time to pay',
      days === undefined ? undefined : `${formatCount(days, 'day')} from the invoice date`,
    ),
    ...createFact('Early payment', describeDiscount(payment)),
  ];
}

/** Account numbers other than IBANs have no check digits. */
function checkDigits({ iban, isValid }: InvoicePayment['accounts'][number]): string | undefined {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban.value)) return undefined;
  return isValid ? 'right' : 'wrong: ask before you pay';
}

function describeDiscount({ discount }: InvoicePayment): string | undefined {
  if (discount === undefined) return undefined;
  const { rate, days, until, amount, yearlyRate } = discount;
  return joinWords([
    `${formatRate(rate)} off within ${formatCount(days, 'day')}`,
    amount && `saves ${amount.display}`,
    until && `until ${formatDay(until)}`,
    yearlyRate && `worth ${formatRate(yearlyRate)} interest a year`,
  ]);
}
