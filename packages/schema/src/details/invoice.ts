import * as z from 'zod/mini';
import { evidenceSchema } from '../span.ts';

/** A decimal number as digits, for example `-1204.50`: never rounded by binary arithmetic. */
export const decimalSchema = z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/));

/** A fact as the document states it; without evidence where it follows from other facts. */
export const invoiceValueSchema = z.object({
  /** Normalized: ISO 8601 for a date, ISO 4217 for a currency, no blanks in an IBAN. */
  value: z.string(),
  /** As a reader sees it, for example `7 May 2014`. */
  display: z.string(),
  evidence: z.optional(evidenceSchema),
});
export type InvoiceValue = z.infer<typeof invoiceValueSchema>;

/** A sum of money in the invoice's currency. */
export const invoiceAmountSchema = z.object({
  amount: decimalSchema,
  display: z.string(),
  /** How it follows from other sums; absent if the document states it. */
  computation: z.optional(z.string()),
  evidence: z.optional(evidenceSchema),
});
export type InvoiceAmount = z.infer<typeof invoiceAmountSchema>;

export const invoicePartySchema = z.object({
  name: z.optional(invoiceValueSchema),
  street: z.optional(invoiceValueSchema),
  postalCode: z.optional(invoiceValueSchema),
  city: z.optional(invoiceValueSchema),
  /** ISO 3166 code. */
  country: z.optional(invoiceValueSchema),
  vatId: z.optional(invoiceValueSchema),
  /** Number in a register of companies or with the tax office, other than for VAT. */
  registrationId: z.optional(invoiceValueSchema),
  email: z.optional(invoiceValueSchema),
  phone: z.optional(invoiceValueSchema),
  website: z.optional(invoiceValueSchema),
});
export type InvoiceParty = z.infer<typeof invoicePartySchema>;

export const invoiceFieldIdSchema = z.enum([
  'number',
  'date',
  'due-date',
  'delivery-date',
  'period-start',
  'period-end',
  'currency',
  'order-number',
  'customer-number',
  'contract-number',
  'delivery-note',
  'reference',
  'preceding-invoice',
  'valid-until',
]);
export type InvoiceFieldId = z.infer<typeof invoiceFieldIdSchema>;

/** One labeled fact of the invoice's head. */
export const invoiceFieldSchema = z.extend(invoiceValueSchema, {
  id: invoiceFieldIdSchema,
  /** What a reader calls it, for example `Invoice number`. */
  label: z.string(),
});
export type InvoiceField = z.infer<typeof invoiceFieldSchema>;

/** One thing that is billed. */
export const invoiceLineSchema = z.object({
  position: z.optional(z.string()),
  code: z.optional(z.string()),
  description: z.string(),
  quantity: z.optional(decimalSchema),
  unit: z.optional(z.string()),
  unitPrice: z.optional(decimalSchema),
  /** Percent. */
  discountRate: z.optional(decimalSchema),
  /** Percent. */
  taxRate: z.optional(decimalSchema),
  amount: z.optional(decimalSchema),
  evidence: evidenceSchema,
});
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;

/** The tax on everything that bears one rate. */
export const invoiceTaxSchema = z.object({
  /** Percent. */
  rate: z.optional(decimalSchema),
  base: z.optional(decimalSchema),
  amount: decimalSchema,
  /** Category of EN 16931, for example `S` or `AE`; only of e-invoices. */
  category: z.optional(z.string()),
  /** Why no tax is charged, in the document's words. */
  exemptionReason: z.optional(z.string()),
  evidence: z.optional(evidenceSchema),
});
export type InvoiceTax = z.infer<typeof invoiceTaxSchema>;

export const invoiceTotalsSchema = z.object({
  /** Sum of the lines before discounts, charges and tax. */
  lines: z.optional(invoiceAmountSchema),
  allowances: z.optional(invoiceAmountSchema),
  charges: z.optional(invoiceAmountSchema),
  net: z.optional(invoiceAmountSchema),
  tax: z.optional(invoiceAmountSchema),
  gross: z.optional(invoiceAmountSchema),
  prepaid: z.optional(invoiceAmountSchema),
  rounding: z.optional(invoiceAmountSchema),
  due: z.optional(invoiceAmountSchema),
});
export type InvoiceTotals = z.infer<typeof invoiceTotalsSchema>;

export const invoicePaymentSchema = z.object({
  accounts: z.array(
    z.object({
      iban: invoiceValueSchema,
      isValid: z.boolean(),
      bic: z.optional(invoiceValueSchema),
    }),
  ),
  /** Codes of banks that are beside no IBAN. */
  bic: z.optional(invoiceValueSchema),
  method: z.optional(invoiceValueSchema),
  /** What to quote with the payment. */
  reference: z.optional(invoiceValueSchema),
  mandate: z.optional(invoiceValueSchema),
  /** How long there is to pay, in the document's words. */
  terms: z.optional(invoiceValueSchema),
  /** Days from the invoice date to the due date. */
  days: z.optional(z.int().check(z.nonnegative())),
  discount: z.optional(
    z.object({
      /** Percent. */
      rate: decimalSchema,
      days: z.int().check(z.positive()),
      /** Last day of the discount, ISO 8601. */
      until: z.optional(z.iso.date()),
      /** What is saved. */
      amount: z.optional(invoiceAmountSchema),
      /** What the discount is worth as interest, percent a year: `d / (1 - d) * 365 / (days to pay - days)`. */
      yearlyRate: z.optional(decimalSchema),
      evidence: evidenceSchema,
    }),
  ),
});
export type InvoicePayment = z.infer<typeof invoicePaymentSchema>;

/** A sum worked out again from the figures of the document. */
export const invoiceSumSchema = z.object({
  /** Rule of EN 16931 it follows, for example `BR-CO-15`. */
  rule: z.string(),
  label: z.string(),
  /** With the document's figures: `1,200.00 + 228.00 = 1,428.00`. */
  equation: z.string(),
  computed: decimalSchema,
  stated: decimalSchema,
  isRight: z.boolean(),
  /** The stated figure first. */
  evidence: z.array(evidenceSchema),
});
export type InvoiceSum = z.infer<typeof invoiceSumSchema>;

export const invoiceDetailsSchema = z.object({
  kind: z.literal('invoice'),
  type: z.enum(['invoice', 'credit-note', 'quote', 'order', 'receipt', 'pro-forma']),
  /** Whether it is text to be read by people, or an e-invoice in one of the syntaxes of EN 16931. */
  syntax: z.enum(['text', 'ubl', 'cii']),
  /** What an e-invoice says it follows, by the name of its profile: `Factur-X BASIC`, `XRechnung 3.0`. */
  profile: z.optional(z.string()),
  seller: invoicePartySchema,
  buyer: invoicePartySchema,
  fields: z.array(invoiceFieldSchema),
  lines: z.array(invoiceLineSchema),
  taxes: z.array(invoiceTaxSchema),
  totals: invoiceTotalsSchema,
  payment: invoicePaymentSchema,
  sums: z.array(invoiceSumSchema),
  /** Elements an invoice should have, and whether they are there. */
  required: z.array(z.object({ label: z.string(), isThere: z.boolean() })),
});
/** What an invoice, credit note, quote or receipt says, and whether its sums hold. */
export type InvoiceDetails = z.infer<typeof invoiceDetailsSchema>;
