import type { SourceText } from '@clauselight/schema';
import type { ChangeRevision } from '../compose-revisions.ts';

/** A text and its proposed changes. */
export interface RedlineInput {
  readonly source: SourceText;
  /** The document's name. */
  readonly title: string;
  readonly revisions: readonly ChangeRevision[];
  /** ISO 8601 date and time. */
  readonly createdAt: string;
}
