import type { Details, DocumentKind, LanguageError, SourceText } from '@clauselight/schema';
import { findHiddenContent } from '../text/checks/hidden-content.ts';
import type { DocumentStructure } from '../text/document-structure.ts';
import { checkCommon } from './common/check-common.ts';
import { readInvoice } from './invoices/read-invoice.ts';
import { readLetter } from './letters/read-letter.ts';
import { readMinutes } from './minutes/read-minutes.ts';
import type { KindResult, Remark, RemarkCheck } from './remark.ts';
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

/** What every document that is no contract is checked for: hidden words and words to machines before all else. */
export function checkEveryDocument(
  input: KindInput,
): Pick<KindResult<Details>, 'remarks' | 'checks'> {
  const hidden = findHiddenContent(input.sourceText).map(
    ({ evidence, detail }): Remark => ({
      ...hiddenCheck,
      level: 3,
      points: 6,
      notice: detail ?? hiddenCheck.title,
      why: 'Words that people cannot see, or that are meant for a machine, are there to steer what automatic tools say about the document. This analysis does not follow them.',
      nextStep: 'Who put these words there, and what for? Read the whole document yourself.',
      source: 'Reports on prompt injection in documents',
      evidence,
    }),
  );
  const outcome: RemarkCheck = {
    ...hiddenCheck,
    outcome: hidden.length === 0 ? 'not-found' : 'found',
  };
  const general = checkCommon(input);
  return {
    remarks: [...hidden, ...general.remarks],
    checks: [outcome, ...general.checks],
  };
}

const hiddenCheck = {
  checkId: 'GEN-02',
  category: 'document',
  title: 'Hidden text or instructions to a machine',
} as const;
