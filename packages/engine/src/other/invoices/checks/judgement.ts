import type { SourceText } from '@clauselight/schema';
import type { CheckDescription } from '../../check-description.ts';
import type { Remark } from '../../remark.ts';
import type { InvoiceFacts } from '../invoice-facts.ts';

/** What a check sees. */
export interface Judged {
  readonly facts: InvoiceFacts;
  /** The pages alone, without the data inside a file. */
  readonly sourceText: SourceText;
  /** What the data inside the file say, and what its pages say; absent without such data. */
  readonly data?: InvoiceFacts;
  readonly printed?: InvoiceFacts;
}

/** One check of invoices: nothing where it does not apply, else what it has to say. */
export interface InvoiceCheck extends CheckDescription {
  judge(judged: Judged): readonly RemarkDraft[] | undefined;
  /** Why it does not apply, where that is not because the document lacks its subject. */
  explain?(judged: Judged): string | undefined;
}

/** A remark without what its check knows of itself. */
export type RemarkDraft = Omit<Remark, 'checkId' | 'category'>;
