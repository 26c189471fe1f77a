import type { DocumentFamily, RiskCategory, Severity } from '@clauselight/schema';
/** What a reader calls each category. */
export const categoryNames = {
  liability: 'Liability',
  termination: 'Termination',
  payment: 'Payment',
  'ip-and-data': 'IP and data',
  restrictions: 'Restrictions',
  'unilateral-rights': 'One-sided rights',
  disputes: 'Disputes',
  drafting: 'Drafting',
  tenancy: 'Tenancy',
  employment: 'Employment',
  lending: 'Lending',
  task: 'Task',
  structure: 'Structure',
  argument: 'Argument',
  evidence: 'Evidence',
  language: 'Language',
  document: 'Document',
  invoice: 'Invoice',
  table: 'Tables',
  report: 'Report',
  minutes: 'Minutes',
  letter: 'Letter',
  data: 'Data',
} as const satisfies Record<RiskCategory, string>;

/** What each severity is called. */
export type SeverityNames = Readonly<Record<Severity, string>>;

const ofRisks: SeverityNames = { 5: 'Critical', 4: 'High', 3: 'Medium', 2: 'Low', 1: 'Info' };
const ofWriting: SeverityNames = {
  5: 'Fix at once',
  4: 'Fix first',
  3: 'Worth fixing',
  2: 'Minor',
  1: 'Polish',
};
const ofOthers: SeverityNames = {
  5: 'Check at once',
  4: 'Check first',
  3: 'Worth checking',
  2: 'Minor',
  1: 'Note',
};
const severityNames: Readonly<Partial<Record<DocumentFamily, SeverityNames>>> = {
  contract: ofRisks,
  writing: ofWriting,
};

/**
 * The word for each severity: contracts have risks, other documents points to look at.
 *
 * @param family - The family of the document.
 * @returns A word for each severity from 1 to 5.
 */
export function getSeverityNames(family: DocumentFamily): SeverityNames {
  return severityNames[family] ?? ofOthers;
}

const aidToReading =
  'An aid to reading, no advice. Every finding quotes the words it rests on: read them before you rely on it.';
const disclaimers: Readonly<Record<DocumentFamily, string>> = {
  contract:
    'Drafting-risk triage, not legal advice. Every finding quotes the words it rests on: read them before you rely on it.',
  writing:
    'An aid to revising, no grade. Every finding quotes the words it rests on: judge for yourself.',
  business: aidToReading,
  data: aidToReading,
  other: aidToReading,
};

/**
 * What an analysis of a document of a family is not.
 *
 * @param family - The family of the document.
 * @returns A sentence to show.
 */
export function getDisclaimer(family: DocumentFamily): string {
  return disclaimers[family];
}
