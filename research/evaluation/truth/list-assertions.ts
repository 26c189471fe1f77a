import { takeSide } from '@clauselight/core';
import { type AnalysisReportInput, composeAnalysisReport } from '@clauselight/report';
import type { AssertedDocument } from './asserted-document.ts';
import type { Assertion, AssertionDraft } from './assertion.ts';
import { createAssertion } from './assertion.ts';
import { listFindings } from './list-findings.ts';
import { listOutcomes } from './list-outcomes.ts';
import { listReportRows } from './list-report-rows.ts';
import { listTerms } from './list-terms.ts';
import { listWords } from './list-words.ts';

/**
 * Every assertion of an analysis: kind, score, findings with their bearers, outcomes of checks, terms, sentences of
 * summaries, recommendations, lines of messages, and the facts of the document's kind. What depends on the side is
 * listed without a side and for each side. Statements that are alike are listed once.
 */
export function listAssertions(input: AssertedDocument): readonly Assertion[] {
  const { analysis, document } = input;
  const neutral = listWords(analysis, '');
  const ofSides = analysis.sides.flatMap(({ id, label }) =>
    listWords(takeSide(analysis, id), `For ${label}: `),
  );
  const drafts: readonly Omit<AssertionDraft, 'document'>[] = [
    ...listReportRows(composeAnalysisReport(input), withoutDetails(input)),
    ...listFindings(input),
    ...listOutcomes(input),
    ...listTerms(input),
    ...neutral,
    ...ofSides,
  ];
  const rows = drafts.map((draft) => createAssertion({ ...draft, document }));
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** The titles of the sections that a report has of any kind of document. */
function withoutDetails(input: AnalysisReportInput): ReadonlySet<string> {
  const { details: _, ...analysis } = input.analysis;
  const { sections } = composeAnalysisReport({ ...input, analysis });
  return new Set(sections.map(({ title }) => title));
}
