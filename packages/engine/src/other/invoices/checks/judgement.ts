import type { SourceText } from '@clauselight/schema';
import type { Remark, RemarkCheck } from '../../remark.ts';
import type { InvoiceFacts } from '../invoice-facts.ts';

/** What a check sees. */
export interface Judged {
  readonly facts: InvoiceFacts;
  readonly sourceText: SourceText;
}

/** One check of the catalogue: nothing where it does not apply, else what it has to say. */
export interface InvoiceCheck {
  readonly id: string;
  readonly category: RemarkCheck['category'];
  readonly title: string;
  judge(judged: Judged): readonly RemarkDraft[] | undefined;
}

/** A remark without what its check knows of itself. */
export type RemarkDraft = Omit<Remark, 'checkId' | 'category'>;
