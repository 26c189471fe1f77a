import type { ClauseReference, Span } from '@clauselight/schema';
import { useAnalysisContext } from './analysis-context.ts';
import { describePlace } from './place.ts';

interface PlaceLabelProps {
  span: Span;
  clause: ClauseReference | undefined;
}

/** The location of a passage in words. Renders nothing if the document has neither clauses nor pages. */
export function PlaceLabel({ span, clause }: PlaceLabelProps) {
  const { clauses, placeNoun } = useAnalysisContext();
  return placeNoun && describePlace(span, { clauses, reference: clause, noun: placeNoun });
}
