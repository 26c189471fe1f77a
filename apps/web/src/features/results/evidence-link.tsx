import type { ClauseReference, Evidence } from '@clauselight/schema';
import { Link } from 'wouter';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { useAnalysisContext } from './analysis-context.ts';
import { t } from './messages.ts';
import { describePlace } from './place.ts';

interface EvidenceLinkProps {
  evidence: Evidence;
  clause?: ClauseReference | undefined;
}

/** A quote that links to its place in the Document tab; two lines are shown, the accessible name is all of it. */
export function EvidenceLink({ evidence, clause }: EvidenceLinkProps) {
  const { clauses, placeNoun } = useAnalysisContext();
  const { getPassageAddress } = useAnalysisSource();
  const place =
    placeNoun && describePlace(evidence, { clauses, reference: clause, noun: placeNoun });
  return (
    <Link
      href={getPassageAddress(evidence)}
      className="group block max-w-[70ch] rounded-sm py-0.5 font-serif text-base hover:text-action"
    >
      <span className="sr-only">{t('results.passage.show')} </span>
      <span className="line-clamp-2">
        <span className="lit-words group-hover:bg-amber-soft">
          {t('results.passage.quote', { quote: evidence.quote })}
        </span>
      </span>
      {place && <span className="label mt-0.5 block font-sans">{place}</span>}
    </Link>
  );
}
