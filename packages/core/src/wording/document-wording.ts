import type { DocumentFamily } from '@clauselight/schema';
import type { RequestRank } from '../group-requests.ts';

/** How documents of a family are spoken of: contracts have risks, other documents have points to look at. */
export interface DocumentWording {
  /** What an analysis of such a document is called. */
  readonly analysisTitle: string;
  /** What severity is called. */
  readonly severityLabel: string;
  /** Before what to do about a finding. */
  readonly adviceLabel: string;
  /** Above what is to be done first. */
  readonly firstStepsTitle: string;
  /** Above what is to be asked for or done, by how much it matters. */
  readonly rankNames: Readonly<Record<RequestRank, string>>;
  /** At the foot of every page of a report. */
  readonly footer: string;
}

const contract: DocumentWording = {
  analysisTitle: 'Contract analysis',
  severityLabel: 'Severity',
  adviceLabel: 'What to ask for',
  firstStepsTitle: 'What to ask for first',
  rankNames: { must: 'Must have', should: 'Should have', could: 'Nice to have' },
  footer: 'Clauselight · Drafting-risk triage, not legal advice',
};

const other: DocumentWording = {
  analysisTitle: 'Document analysis',
  severityLabel: 'Importance',
  adviceLabel: 'What to do',
  firstStepsTitle: 'What to do first',
  rankNames: { must: 'Important', should: 'Worth doing', could: 'If there is time' },
  footer: 'Clauselight · An aid to reading, no advice',
};

const writing: DocumentWording = {
  ...other,
  analysisTitle: 'Writing analysis',
  footer: 'Clauselight · An aid to revising, no grade',
};

const wordings: Readonly<Record<DocumentFamily, DocumentWording>> = {
  contract,
  writing,
  business: other,
  data: other,
  other,
};

/**
 * How to speak of documents of a family.
 *
 * @param family - The family of the document.
 * @returns Nouns and sentences for it.
 */
export function getDocumentWording(family: DocumentFamily): DocumentWording {
  return wordings[family];
}
