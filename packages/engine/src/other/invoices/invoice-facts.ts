import type { Evidence, InvoiceDetails, InvoiceSum } from '@clauselight/schema';
import type { Decimal } from '../../text/values/decimal.ts';

/** What was read from a text or XML invoice. The checks and the summary use nothing else. */
export interface InvoiceFacts {
  readonly details: Omit<InvoiceDetails, 'kind' | 'required'>;
  readonly currency: string | undefined;
  /** Where the document says what it is, or begins. */
  readonly opening: Evidence | undefined;
  /** Whether the document says that it has been paid already. */
  readonly isPaid: boolean;
  /** Sums that hold and sums that do not. */
  readonly sums: readonly InvoiceSum[];
}

/** Number of decimals an amount of a currency has: 2 but for a few. Source: ISO 4217. */
export function countDecimals(currency: string | undefined): number {
  if (currency === undefined) return 2;
  if (/^(?:JPY|KRW|ISK|CLP|VND|UGX|XAF|XOF|PYG|RWF)$/.test(currency)) return 0;
  return /^(?:KWD|BHD|OMR|JOD|TND|LYD|IQD)$/.test(currency) ? 3 : 2;
}

/** One unit of the last decimal of a currency. */
export function getSmallestUnit(currency: string | undefined): Decimal {
  return { units: 1n, scale: countDecimals(currency) };
}
