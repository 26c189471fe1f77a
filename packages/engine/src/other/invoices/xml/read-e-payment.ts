import type {
  InvoiceAmount,
  InvoiceField,
  InvoicePayment,
  InvoiceValue,
} from '@clauselight/schema';
import { createPayment } from '../payment-terms.ts';
import { hasCheckDigits } from '../values/iban.ts';
import { findLeaf, type Leaf } from './leaves.ts';
import type { InvoiceSyntax } from './syntax.ts';

interface PaymentSource {
  readonly leaves: readonly Leaf[];
  readonly syntax: InvoiceSyntax;
  readonly fields: readonly InvoiceField[];
  readonly total: InvoiceAmount | undefined;
}

/** Source of the codes: UNTDID 4461. */
const methodNames: Readonly<Record<string, string>> = {
  '10': 'Cash',
  '20': 'Cheque',
  '30': 'Credit transfer',
  '42': 'Payment to bank account',
  '48': 'Bank card',
  '49': 'Direct debit',
  '54': 'Credit card',
  '55': 'Debit card',
  '57': 'Standing agreement',
  '58': 'SEPA credit transfer',
  '59': 'SEPA direct debit',
  '68': 'Online payment service',
  '97': 'Clearing between partners',
};

/** Accounts, means and terms of payment. */
export function readPayment({ leaves, syntax, fields, total }: PaymentSource): InvoicePayment {
  const { payment } = syntax;
  const state = (leaf: Leaf | undefined, display?: string): InvoiceValue | undefined =>
    leaf && { value: leaf.value, display: display ?? leaf.value, evidence: leaf.evidence };
  const bic = state(findLeaf(leaves, payment.bic));
  const method = findLeaf(leaves, payment.method);
  const accounts = leaves
    .filter(({ path, value }) => payment.iban.test(path) && value !== '')
    .map((leaf) => {
      const value = leaf.value.replace(/\s/g, '');
      const isIban = /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(value);
      const iban = {
        value,
        display: isIban ? value.replace(/(.{4})(?=.)/g, '$1 ') : value,
        evidence: leaf.evidence,
      };
      return { iban, isValid: !isIban || hasCheckDigits(value), ...(bic && { bic }) };
    });
  const terms = findLeaf(leaves, payment.terms);
  const parts = {
    bic,
    method: state(method, method && methodNames[method.value]),
    reference: state(findLeaf(leaves, payment.reference)),
    mandate: state(findLeaf(leaves, payment.mandate)),
    terms: state(terms),
  };
  const discount = /#SKONTO#TAGE=(\d{1,3})#PROZENT=(\d{1,2}(?:\.\d{1,2})?)#/.exec(
    terms?.value ?? '',
  );
  const days = Number(discount?.[1] ?? 0);
  return createPayment({
    payment: {
      accounts,
      ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value)),
    },
    issued: fields.find(({ id }) => id === 'date')?.value,
    due: fields.find(({ id }) => id === 'due-date')?.value,
    days: undefined,
    discount:
      discount?.[2] && terms && days > 0
        ? { rate: discount[2], days, evidence: terms.evidence }
        : undefined,
    total,
  });
}
