import { z } from 'zod';
import { evidenceSchema } from '../span.ts';

/** A decimal number as digits, for example `-1204.50`: never rounded by binary arithmetic. */
export const decimalSchema = z.string().regex(/^-?\d+(?:\.\d+)?$/);

/** A fact as the document states it; without evidence where it follows from other facts. */
export const invoiceValueSchema = z.object({
  /** Normalised: ISO 8601 for a date, ISO 4217 for a currency, no blanks in an IBAN. */
  value: z.string(),
  /** As a reader sees it, for example `7 May 2014`. */
  display: z.string(),
  evidence: evidenceSchema.optional(),
});
export type InvoiceValue = z.infer<typeof invoiceValueSchema>;

/** A sum of money in the invoice's currency. */
export const invoiceAmountSchema = z.object({
  amount: decimalSchema,
  display: z.string(),
  /** How it follows from other sums; absent where the document states it. */
  computation: z.string().optional(),
  evidence: evidenceSchema.optional(),
});
export type InvoiceAmount = z.infer<typeof invoiceAmountSchema>;

export const invoicePartySchema = z.object({
  name: invoiceValueSchema.optional(),
  street: invoiceValueSchema.optional(),
  postalCode: invoiceValueSchema.optional(),
  city: invoiceValueSchema.optional(),
  /** ISO 3166 code. */
  country: invoiceValueSchema.optional(),
  vatId: invoiceValueSchema.optional(),
  /** Number in a register of companies or with the tax office, other than for VAT. */
  registrationId: invoiceValueSchema.optional(),
  email: invoiceValueSchema.optional(),
  phone: invoiceValueSchema.optional(),
  website: invoiceValueSchema.optional(),
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

/** One labelled fact of the invoice's head. */
export const invoiceFieldSchema = invoiceValueSchema.extend({
  id: invoiceFieldIdSchema,
  /** What a reader calls it, for example `Invoice number`. */
  label: z.string(),
});
export type InvoiceField = z.infer<typeof invoiceFieldSchema>;

/** One thing that is billed. */
export const invoiceLineSchema = z.object({
  position: z.string().optional(),
  code: z.string().optional(),
  description: z.string(),
  quantity: decimalSchema.optional(),
  unit: z.string().optional(),
  unitPrice: decimalSchema.optional(),
  /** Percent. */
  discountRate: decimalSchema.optional(),
  /** Percent. */
  taxRate: decimalSchema.optional(),
  amount: decimalSchema.optional(),
  evidence: evidenceSchema,
});
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;

/** The tax on everything that bears one rate. */
export const invoiceTaxSchema = z.object({
  /** Percent. */
  rate: decimalSchema.optional(),
  base: decimalSchema.optional(),
  amount: decimalSchema,
  /** Category of EN 16931, for example `S` or `AE`; only of e-invoices. */
  category: z.string().optional(),
  /** Why no tax is charged, in the document's words. */
  exemptionReason: z.string().optional(),
  evidence: evidenceSchema.optional(),
});
export type InvoiceTax = z.infer<typeof invoiceTaxSchema>;

export const invoiceTotalsSchema = z.object({
  /** Sum of the lines before discounts, charges and tax. */
  lines: invoiceAmountSchema.optional(),
  allowances: invoiceAmountSchema.optional(),
  charges: invoiceAmountSchema.optional(),
  net: invoiceAmountSchema.optional(),
  tax: invoiceAmountSchema.optional(),
  gross: invoiceAmountSchema.optional(),
  prepaid: invoiceAmountSchema.optional(),
  rounding: invoiceAmountSchema.optional(),
  due: invoiceAmountSchema.optional(),
});
export type InvoiceTotals = z.infer<typeof invoiceTotalsSchema>;

export const invoicePaymentSchema = z.object({
  accounts: z.array(
    z.object({
      iban: invoiceValueSchema,
      isValid: z.boolean(),
      bic: invoiceValueSchema.optional(),
    }),
  ),
  /** Codes of banks that stand beside no IBAN. */
  bic: invoiceValueSchema.optional(),
  method: invoiceValueSchema.optional(),
  /** What to quote with the payment. */
  reference: invoiceValueSchema.optional(),
  mandate: invoiceValueSchema.optional(),
  /** How long there is to pay, in the document's words. */
  terms: invoiceValueSchema.optional(),
  /** Days from the invoice date to the due date. */
  days: z.int().nonnegative().optional(),
  discount: z
    .object({
      /** Percent. */
      rate: decimalSchema,
      days: z.int().positive(),
      /** Last day of the discount, ISO 8601. */
      until: z.iso.date().optional(),
      /** What is saved. */
      amount: invoiceAmountSchema.optional(),
      /** What the discount is worth as interest, percent a year: `d / (1 - d) * 365 / (days to pay - days)`. */
      yearlyRate: decimalSchema.optional(),
      evidence: evidenceSchema,
    })
    .optional(),
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
  type: z.enum(['invoice', 'credit-note', 'quote', 'receipt', 'pro-forma']),
  /** Whether it is text to be read by people, or an e-invoice in one of the syntaxes of EN 16931. */
  syntax: z.enum(['text', 'ubl', 'cii']),
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
