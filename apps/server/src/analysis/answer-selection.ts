import { explainSelection } from '@clauselight/engine';
import {
  AppError,
  type SelectionAnswer,
  type SelectionRequest,
  takeSide,
} from '@clauselight/schema';
import { findSelection } from './find-selection.ts';
import type { OpenDocument } from './recent-documents.ts';

/** Explains the words asked about, with the eyes of the side named. Throws selection_not_found where they stand nowhere. */
export function answerSelection(
  { sourceText, analysis }: OpenDocument,
  request: SelectionRequest,
): SelectionAnswer {
  const span = findSelection(sourceText.text, request);
  if (span === undefined) throw new AppError('selection_not_found');
  const seen = takeSide(analysis, request.side);
  const { text, parts } = explainSelection(span, { sourceText, analysis: seen });
  return {
    analysis: mend(text),
    parts: parts.map((part) => ({ ...part, text: mend(part.text), evidence: [...part.evidence] })),
    isFinal: true,
  };
}

/** Words that were cut short may end in half a character, which no database takes. */
function mend(words: string): string {
  return words.replace(/\p{Surrogate}/gu, '');
}
