import {
  capitalize,
  type DocumentWording,
  getClauseNoun,
  getDocumentWording,
  getSeverityNames,
} from '@clauselight/core';
import type { DocumentFamily, DocumentKind, Severity } from '@clauselight/schema';

/** What things are called on screen, besides what reports call them too. */
export interface Wording extends DocumentWording {
  /** Title of the tab with the findings. */
  findingsTab: string;
  severityNames: Readonly<Record<Severity, string>>;
  /** On the button by which the reader lives with a finding. */
  acceptLabel: string;
  /** Findings to show at first; more than that leaves the reader without a beginning. */
  firstFindings: number;
  /** Where there is nothing to do first. */
  nothingFirst: string;
}

type OwnWording = Omit<Wording, keyof DocumentWording | 'severityNames'>;

const contract: OwnWording = {
  findingsTab: 'Risk Analysis',
  acceptLabel: 'Accept this risk',
  firstFindings: Number.POSITIVE_INFINITY,
  nothingFirst: 'There is nothing to ask for: no finding calls for a change.',
};

const other: OwnWording = {
  findingsTab: 'Findings',
  acceptLabel: 'Accept',
  firstFindings: 7,
  nothingFirst: 'Nothing here needs to be done before anything else.',
};

const wordings: Readonly<Record<DocumentFamily, Wording>> = {
  contract: extend('contract', contract),
  writing: extend('writing', other),
  business: extend('business', other),
  data: extend('data', other),
  other: extend('other', other),
};

function extend(family: DocumentFamily, own: OwnWording): Wording {
  return { ...getDocumentWording(family), severityNames: getSeverityNames(family), ...own };
}

/** How to speak of documents of a family. */
export function getWording(family: DocumentFamily): Wording {
  return wordings[family];
}

/** What a numbered unit is called before its number, at the start of a line; absent where passages have no such place. */
export function getPlaceNoun(kind: DocumentKind): string | undefined {
  const noun = getClauseNoun(kind);
  return noun && capitalize(noun);
}
