import { findingLabels, getSeverityNames } from '@clauselight/core';
import {
  type Analysis,
  type ChangeEdit,
  type Evidence,
  getDocumentFamily,
  type Redline,
} from '@clauselight/schema';

/** A proposed change for the document itself: its edits, and a comment that says what they answer. */
export interface ChangeRevision {
  readonly edits: readonly ChangeEdit[];
  readonly passage: Evidence;
  readonly paragraphs: readonly string[];
  readonly author: string;
  /** ISO 8601 date and time. */
  readonly date: string;
}

export interface RevisionsInput {
  readonly redline: Redline;
  readonly analysis: Analysis;
  /** ISO 8601 date and time of the analysis. */
  readonly analyzedAt: string;
}

const author = 'Clauselight';

/**
 * Converts proposed changes to revisions with comments. Notes, states and scores are left out, because the document may
 * be sent to the other side.
 *
 * @param input - The changes, and the analysis for which they were proposed.
 * @returns Revisions with spans in UTF-16 units of the source text, in the order of the changes.
 */
export function composeRevisions({
  redline,
  analysis,
  analyzedAt,
}: RevisionsInput): readonly ChangeRevision[] {
  const findings = new Map(analysis.findings.map((finding) => [finding.id, finding]));
  const names = getSeverityNames(getDocumentFamily(analysis.documentKind.kind));
  return redline.changes.map(({ findingIds, title, passage, edits }) => {
    const answered = findingIds.flatMap((id) => findings.get(id) ?? []);
    return {
      edits,
      passage,
      paragraphs: [
        title,
        ...answered.map((finding) => `${names[finding.severity]}: ${finding.title}`),
        ...answered.slice(0, 1).map(({ why }) => `${findingLabels.why}: ${why}`),
      ],
      author,
      date: analyzedAt,
    };
  });
}
