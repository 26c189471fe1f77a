import { getSeverityNames } from '@clauselight/core';
import { type DocumentInsight, type DocumentKind, getDocumentFamily } from '@clauselight/schema';

export type InsightFinding = DocumentInsight['findings'][number];

/** The word for each severity in documents of a kind. */
export function getKindSeverityNames(kind: DocumentKind) {
  return getSeverityNames(getDocumentFamily(kind));
}
