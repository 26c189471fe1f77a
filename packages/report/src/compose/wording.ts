import type { DocumentFamily } from '@clauselight/schema';

/** How a report speaks of documents of a family: contracts have risks, other documents points to look at. */
export interface Wording {
  /** Above the title. */
  readonly kicker: string;
  /** What severity is called. */
  readonly severityLabel: string;
  /** Before what to do about a finding. */
  readonly adviceLabel: string;
  /** Title of what is to be done first. */
  readonly firstTitle: string;
  /** At the foot of every page. */
  readonly footer: string;
}

const contract: Wording = {
  kicker: 'Contract analysis',
  severityLabel: 'Severity',
  adviceLabel: 'What to ask for',
  firstTitle: 'What to ask for first',
  footer: 'Clauselight · Drafting-risk triage, not legal advice',
};

const other: Wording = {
  kicker: 'Document analysis',
  severityLabel: 'Importance',
  adviceLabel: 'What to do',
  firstTitle: 'What to do first',
  footer: 'Clauselight · An aid to reading, no advice',
};

const writing: Wording = {
  ...other,
  kicker: 'Writing analysis',
  footer: 'Clauselight · An aid to revising, no grade',
};

const wordings: Readonly<Record<DocumentFamily, Wording>> = {
  contract,
  writing,
  business: other,
  data: other,
  other,
};

/** How to speak of documents of a family. */
export function getWording(family: DocumentFamily): Wording {
  return wordings[family];
}
