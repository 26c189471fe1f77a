import {
  capitalize,
  type DocumentWording,
  getClauseNoun,
  getDocumentWording,
  getSeverityNames,
} from '@clauselight/core';
import type { DocumentFamily, DocumentKind, Severity } from '@clauselight/schema';
import { t } from './messages.ts';

/** What things are called on screen; the base type holds the names that reports use too. */
export interface Wording extends DocumentWording {
  /** Title of the tab with the findings. */
  findingsTab: string;
  severityNames: Readonly<Record<Severity, string>>;
  /** Label of the button that accepts a finding. */
  acceptLabel: string;
  /** Findings to show at first; with more of them a reader does not know where to start. */
  firstFindings: number;
  /** Where there is nothing to do first. */
  nothingFirst: string;
}

const contractWording = {
  findingsTab: 'results.wording.riskAnalysis',
  acceptLabel: 'results.wording.acceptRisk',
  firstFindings: Number.POSITIVE_INFINITY,
  nothingFirst: 'results.wording.nothingToAskFor',
} as const;

const otherWording = {
  findingsTab: 'results.wording.findings',
  acceptLabel: 'results.wording.accept',
  firstFindings: 7,
  nothingFirst: 'results.wording.nothingFirst',
} as const;

/** How to speak of documents of a family. */
export function getWording(family: DocumentFamily): Wording {
  const { findingsTab, acceptLabel, firstFindings, nothingFirst } =
    family === 'contract' ? contractWording : otherWording;
  return {
    ...getDocumentWording(family),
    severityNames: getSeverityNames(family),
    findingsTab: t(findingsTab),
    acceptLabel: t(acceptLabel),
    firstFindings,
    nothingFirst: t(nothingFirst),
  };
}

/** What a numbered unit is called before its number, at the start of a line; absent where passages have no such place. */
export function getPlaceNoun(kind: DocumentKind): string | undefined {
  const noun = getClauseNoun(kind);
  return noun && capitalize(noun);
}
