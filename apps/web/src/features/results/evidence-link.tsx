import type { ClauseReference, Evidence } from '@clauselight/schema';
import { Link } from 'wouter';
import { useReading } from '../../lib/reading/reading-context.ts';
import { useAnalysisPlace } from './analysis-context.ts';
import { describePlace } from './place.ts';

interface EvidenceLinkProps {
  evidence: Evidence;
  clause?: ClauseReference | undefined;
}

/** A quote that leads to its words in the Document tab; two lines of it are shown, its name is all of it. */
export function EvidenceLink({ evidence, clause }: EvidenceLinkProps) {
  const { clauses, placeNoun } = useAnalysisPlace();
  const { getPassageAddress } = useReading();
  const place =
    placeNoun && describePlace(evidence, { clauses, reference: clause, noun: placeNoun });
  return (
    <Link
      href={getPassageAddress(evidence)}
      className="group block max-w-[70ch] rounded-sm py-0.5 font-serif text-base hover:text-action"
    >
      <span className="sr-only">Show in the document: </span>
      <span className="line-clamp-2">
        <span className="lit-words group-hover:bg-amber-soft">“{evidence.quote}”</span>
      </span>
      {place && <span className="label mt-0.5 block font-sans">{place}</span>}
    </Link>
  );
}
