import type { ClauseReference, Span } from '@clauselight/schema';
import { useAnalysisContext } from './analysis-context.ts';
import { describePlace } from './place.ts';

interface PlaceLabelProps {
  span: Span;
  clause: ClauseReference | undefined;
}

/** Where a passage stands, in words; nothing where the document's places have no names. */
export function PlaceLabel({ span, clause }: PlaceLabelProps) {
  const { clauses, placeNoun } = useAnalysisContext();
  return placeNoun && describePlace(span, { clauses, reference: clause, noun: placeNoun });
}
