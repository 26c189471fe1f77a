import { type DocumentFamily, type DocumentKind, getDocumentFamily } from '@clauselight/schema';

const ending = 'When can this be ended, and with how much notice?';
const liability = 'Who is liable for what, and up to which amount?';
const law = 'Which law applies, and where are disputes settled?';

const families: Readonly<Record<DocumentFamily, readonly string[]>> = {
  contract: [ending, liability, law],
  writing: [
    'What is the main claim?',
    'Which evidence is given for it?',
    'What does the conclusion say?',
  ],
  business: [
    'Which dates and deadlines are named?',
    'Which amounts are named, and what for?',
    'Who is to do something?',
  ],
  data: ['What is in this table?', 'Which dates are in it?', 'Which amounts are in it?'],
  other: [
    'What is this about?',
    'Which dates and deadlines are named?',
    'Which amounts are named, and what for?',
  ],
};

const kinds: Readonly<Partial<Record<DocumentKind, readonly string[]>>> = {
  saas: [ending, 'What happens to our data at the end?', liability],
  services: ['When are invoices due, and what if they are paid late?', ending, liability],
  supply: ['When is delivery due, and what if it is late?', 'Which warranty is given?', liability],
  licence: ['What may be done under the licence?', 'Which fees are owed?', ending],
  nda: [
    'What counts as confidential?',
    'How long does confidentiality last?',
    'What must be returned or destroyed?',
  ],
  dpa: [
    'Within which time is a breach reported?',
    'May sub-processors be used?',
    'What happens to the data at the end?',
  ],
  employment: ['How much notice is needed?', 'Is there a non-compete?', 'What is the salary?'],
  severance: ['What is paid, and when?', 'Which claims are given up?', 'Is there a non-compete?'],
  lease: ['What is the rent, and when is it due?', 'Who pays for repairs?', ending],
  loan: ['What is the interest rate?', 'When is it repaid?', 'What is an event of default?'],
  consumer: ['Can the terms be changed without my consent?', ending, liability],
  'lab-report': ['What was measured, and how?', 'What was found?', 'Which errors are discussed?'],
  invoice: ['When is it due?', 'How is it to be paid?', 'What is charged for?'],
  quote: ['How long is the offer valid?', 'What is included?', 'What is the total?'],
  minutes: ['What was decided?', 'Who is to do what, and by when?', 'Who was there?'],
  letter: ['What is asked for?', 'By when is an answer wanted?', 'Who writes to whom?'],
  report: ['What are the main results?', 'What is recommended?', 'Which figures are given?'],
  cv: ['Which positions are named?', 'Which degrees are named?', 'Which languages are spoken?'],
};

/** Questions to begin with, fit for the kind of document. */
export function getExampleQuestions(kind: DocumentKind): readonly string[] {
  return kinds[kind] ?? families[getDocumentFamily(kind)];
}
