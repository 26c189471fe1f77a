/** What a short invoice states. Amounts as decimal strings. */
export interface TextInvoice {
  readonly name: string;
  readonly text: string;
  readonly expected: {
    readonly number: string;
    readonly date: string;
    readonly due?: string;
    readonly net: string;
    readonly tax?: string;
    readonly gross: string;
    readonly currency: string;
    readonly seller: string;
    readonly buyer?: string;
    readonly vatId?: string;
    readonly iban?: string;
    readonly lines?: number;
  };
}
