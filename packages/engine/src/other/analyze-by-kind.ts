import type { Details, DocumentKind, LanguageError, SourceText } from '@clauselight/schema';
import type { DocumentStructure } from '../text/document-structure.ts';
import { analyzeInvoice } from './invoices/analyze-invoice.ts';
import { analyzeLetter } from './letters/analyze-letter.ts';
import { analyzeMinutes } from './minutes/analyze-minutes.ts';
import type { KindResult } from './remark.ts';
import { analyzeReport } from './reports/analyze-report.ts';
import { analyzeTable } from './tables/analyze-table.ts';
import { analyzeWriting } from './writing/analyze-writing.ts';

export interface KindInput {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  readonly kind: DocumentKind;
  /** What a checker of spelling and grammar found; absent if there is no checker. */
  readonly languageErrors?: readonly LanguageError[] | undefined;
}

type KindAnalyzer = (input: KindInput) => KindResult<Details>;

const analyzers: Readonly<Partial<Record<DocumentKind, KindAnalyzer>>> = {
  essay: analyzeWriting,
  'lab-report': analyzeWriting,
  invoice: analyzeInvoice,
  quote: analyzeInvoice,
  order: analyzeInvoice,
  receipt: analyzeInvoice,
  minutes: analyzeMinutes,
  letter: analyzeLetter,
  email: analyzeLetter,
  report: analyzeReport,
  policy: analyzeReport,
  table: analyzeTable,
  data: analyzeTable,
};

/** Analyzes a document that is no contract by the checks of its kind; nothing for kinds without checks of their own. */
export function analyzeByKind(input: KindInput): KindResult<Details> | undefined {
  return analyzers[input.kind]?.(input);
}
