import type { Details, DocumentKind, LanguageError, SourceText } from '@clauselight/schema';
import type { DocumentStructure } from '../text/document-structure.ts';
import { readInvoice } from './invoices/read-invoice.ts';
import { readLetter } from './letters/read-letter.ts';
import { readMinutes } from './minutes/read-minutes.ts';
import type { KindResult } from './remark.ts';
import { readReport } from './reports/read-report.ts';
import { readTable } from './tables/read-table.ts';
import { readWriting } from './writing/read-writing.ts';

export interface KindInput {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  readonly kind: DocumentKind;
  /** What a checker of spelling and grammar found; absent where none was at hand. */
  readonly languageErrors?: readonly LanguageError[] | undefined;
}

type Reader = (input: KindInput) => KindResult<Details>;

const readers: Readonly<Partial<Record<DocumentKind, Reader>>> = {
  essay: readWriting,
  'lab-report': readWriting,
  invoice: readInvoice,
  quote: readInvoice,
  minutes: readMinutes,
  letter: readLetter,
  report: readReport,
  table: readTable,
  data: readTable,
};

/** What is particular to the kind of a document that is no contract; nothing for kinds without checks of their own. */
export function analyzeByKind(input: KindInput): KindResult<Details> | undefined {
  return readers[input.kind]?.(input);
}
