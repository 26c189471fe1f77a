import { takeSide } from '@clauselight/core';
import { explainSelection } from '@clauselight/engine';
import { type Analysis, AppError, type SelectionRequest, type Span } from '@clauselight/schema';
import type { OpenDocument } from '../../domain/analyses/recent-documents.ts';
import { makeStorable } from '../../platform/database/storable-text.ts';
import { createTaskContext } from '../reviews/create-task-context.ts';
import { findSelection } from './find-selection.ts';
import type { ExplainedSelection } from './question-messages.ts';

/** Characters of context around a selection if its clause is longer. */
const surroundingLength = 2000;
const longestClause = 6000;

/**
 * Explains the selected words for the given side. Throws `selection_not_found` if the document does not contain them.
 */
export function answerSelection(
  { sourceText, analysis }: OpenDocument,
  request: SelectionRequest,
): ExplainedSelection {
  const { text } = sourceText;
  const span = findSelection(text, request);
  if (span === undefined) throw new AppError('selection_not_found');
  const seen = takeSide(analysis, request.side);
  const explained = explainSelection(span, { sourceText, analysis: seen });
  // Cutting the context may split a surrogate pair.
  const parts = explained.parts.map((part) => ({ ...part, text: makeStorable(part.text) }));
  const around = findSurrounding(analysis, span, text.length);
  return {
    answer: {
      analysis: makeStorable(explained.text),
      parts: parts.map((part) => ({ ...part, evidence: [...part.evidence] })),
      isFinal: true,
    },
    input: {
      ...createTaskContext(analysis, request.side),
      selected: text.slice(span.start, span.end),
      surrounding: text.slice(around.start, around.end),
      explanation: parts.map(({ title, text: words }) => ({ title, text: words })),
    },
    passages: [span, around],
  };
}

/** The innermost clause around the selection, or a limited context on both sides. */
function findSurrounding({ clauses }: Analysis, span: Span, length: number): Span {
  const [clause] = clauses
    .filter(({ start, end }) => start <= span.start && span.end <= end)
    .sort((one, other) => one.end - one.start - (other.end - other.start));
  if (clause !== undefined && clause.end - clause.start <= longestClause) {
    return { start: clause.start, end: clause.end };
  }
  return {
    start: Math.max(0, span.start - surroundingLength),
    end: Math.min(length, span.end + surroundingLength),
  };
}
