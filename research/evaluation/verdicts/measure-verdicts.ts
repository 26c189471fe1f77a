import { judgeClauses, overlaps } from '@clauselight/core';
import { findSubjectOfConcept } from '@clauselight/engine/research';
import type { Analysis, ClauseRow, ClauseVerdictName } from '@clauselight/schema';
import type { Issue, Review } from '../reviews/review-files.ts';

/**
 * What the checklist says of the clause that an issue is about: something to settle; nothing, so that it has to be read;
 * that it is in order; or the clause is not on it.
 */
export type IssueVerdict = 'flagged' | 'open' | 'approved' | 'unlisted';

export interface JudgedIssue {
  readonly review: Review;
  readonly issue: Issue;
  readonly outcome: IssueVerdict;
}

/** A clause that is called in order. */
export interface Approval {
  readonly review: Review;
  readonly row: ClauseRow;
  /** Whether an adviser would raise something about this clause, or about the words on which the verdict rests. */
  readonly isContradicted: boolean;
}

const kinds: Readonly<Record<ClauseVerdictName, IssueVerdict>> = {
  'off-market': 'flagged',
  missing: 'flagged',
  'one-sided': 'flagged',
  'both-bear': 'flagged',
  unclear: 'flagged',
  'not-in-this-kind': 'open',
  'not-judged': 'open',
  stated: 'open',
  mutual: 'open',
  'better-than-usual': 'approved',
  acceptable: 'approved',
  none: 'approved',
};
/** From the one that says most. */
const ranked: readonly IssueVerdict[] = ['flagged', 'approved', 'open'];

/** Compares the checklist, as it is for whoever takes no side, with what an adviser of the weaker side would raise. */
export function measureVerdicts(
  review: Review,
  analysis: Analysis,
): { readonly issues: readonly JudgedIssue[]; readonly approvals: readonly Approval[] } {
  const verdicts = new Map(judgeClauses(analysis).map(({ id, verdict }) => [id, kinds[verdict]]));
  const getKind = (row: ClauseRow) => verdicts.get(row.id) ?? 'open';
  const issues = review.issues.map((issue) => {
    const own = analysis.clauseRows.filter((row) => isAbout(row, issue)).map(getKind);
    return { review, issue, outcome: ranked.find((kind) => own.includes(kind)) ?? 'unlisted' };
  });
  const approvals = analysis.clauseRows
    .filter((row) => getKind(row) === 'approved')
    .map((row) => ({
      review,
      row,
      isContradicted: review.issues.some(
        (issue) => isAbout(row, issue) || (row.balance && overlaps(row.balance.evidence, issue)),
      ),
    }));
  return { issues, approvals };
}

/** By its concept if it has one, or else by its words. */
function isAbout({ id, evidence }: ClauseRow, issue: Issue): boolean {
  const [concept] = issue.concepts;
  if (concept !== undefined) return findSubjectOfConcept(concept) === id;
  return evidence.some((passage) => overlaps(passage, issue));
}
