import { type DocumentFamily, type DocumentKind, getDocumentFamily } from '@clauselight/schema';
import { type MessageId, t } from './messages.ts';

const ending = 'questions.example.end';
const liability = 'questions.example.liability';
const law = 'questions.example.law';

const families: Readonly<Record<DocumentFamily, readonly MessageId[]>> = {
  contract: [ending, liability, law],
  writing: [
    'questions.example.claim',
    'questions.example.evidence',
    'questions.example.conclusion',
  ],
  business: ['questions.example.dates', 'questions.example.amounts', 'questions.example.tasks'],
  data: [
    'questions.example.table',
    'questions.example.tableDates',
    'questions.example.tableAmounts',
  ],
  other: ['questions.example.subject', 'questions.example.dates', 'questions.example.amounts'],
};

const kinds: Readonly<Partial<Record<DocumentKind, readonly MessageId[]>>> = {
  saas: [ending, 'questions.example.dataAtEnd', liability],
  services: ['questions.example.invoices', ending, liability],
  supply: ['questions.example.delivery', 'questions.example.warranty', liability],
  licence: ['questions.example.licensedUse', 'questions.example.fees', ending],
  nda: [
    'questions.example.confidential',
    'questions.example.confidentialityPeriod',
    'questions.example.returns',
  ],
  dpa: [
    'questions.example.breach',
    'questions.example.subprocessors',
    'questions.example.processedDataAtEnd',
  ],
  employment: [
    'questions.example.notice',
    'questions.example.nonCompete',
    'questions.example.salary',
  ],
  severance: [
    'questions.example.severance',
    'questions.example.waivedClaims',
    'questions.example.nonCompete',
  ],
  lease: ['questions.example.rent', 'questions.example.repairs', ending],
  loan: ['questions.example.interest', 'questions.example.repayment', 'questions.example.default'],
  consumer: ['questions.example.consent', ending, liability],
  'lab-report': [
    'questions.example.measured',
    'questions.example.found',
    'questions.example.errors',
  ],
  invoice: ['questions.example.due', 'questions.example.payment', 'questions.example.charges'],
  quote: ['questions.example.validity', 'questions.example.included', 'questions.example.total'],
  minutes: [
    'questions.example.decided',
    'questions.example.assignments',
    'questions.example.attendance',
  ],
  letter: [
    'questions.example.request',
    'questions.example.answerBy',
    'questions.example.correspondents',
  ],
  report: [
    'questions.example.results',
    'questions.example.recommended',
    'questions.example.figures',
  ],
  cv: ['questions.example.positions', 'questions.example.degrees', 'questions.example.languages'],
};

/** Example questions for a kind of document. */
export function getExampleQuestions(kind: DocumentKind): readonly string[] {
  return (kinds[kind] ?? families[getDocumentFamily(kind)]).map((id) => t(id));
}
