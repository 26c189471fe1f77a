import { getSeverityNames } from '@clauselight/core';
import {
  type DocumentFamily,
  type DocumentKind,
  getDocumentFamily,
  type Severity,
} from '@clauselight/schema';
import { severityNames } from '../../lib/severity.ts';

/** What things are called: contracts have risks, other documents points to look at. */
export interface Wording {
  /** Title of the tab with the findings. */
  findingsTab: string;
  /** What the filter by severity is called. */
  severityLabel: string;
  severityNames: Readonly<Record<Severity, string>>;
  /** Above what to do about a finding. */
  adviceLabel: string;
  /** On the button by which the reader lives with a finding. */
  acceptLabel: string;
  /** Findings to show at first; more than that leaves the reader without a beginning. */
  firstFindings: number;
  /** Where there is nothing to do first. */
  nothingFirst: string;
}

const contract: Wording = {
  findingsTab: 'Risk Analysis',
  severityLabel: 'Severity',
  severityNames,
  adviceLabel: 'How to mitigate it',
  acceptLabel: 'Accept this risk',
  firstFindings: Number.POSITIVE_INFINITY,
  nothingFirst: 'There is nothing to ask for: no finding calls for a change.',
};

const other: Wording = {
  findingsTab: 'Findings',
  severityLabel: 'Importance',
  severityNames: getSeverityNames('other'),
  adviceLabel: 'What to do',
  acceptLabel: 'Accept',
  firstFindings: 7,
  nothingFirst: 'Nothing here needs to be done before anything else.',
};

const writing: Wording = {
  ...other,
  severityNames: getSeverityNames('writing'),
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

/** Kinds whose headings say nothing of where a passage stands: addresses, labels and columns. */
const withoutPlaces: readonly DocumentKind[] = ['letter', 'invoice', 'quote', 'table', 'data'];

/** What a numbered part is called where a passage's place is named; absent where places are not. */
export function getPlaceNoun(kind: DocumentKind): string | undefined {
  if (withoutPlaces.includes(kind)) return undefined;
  return getDocumentFamily(kind) === 'contract' ? 'Clause' : 'Section';
}
