import type { ClauseReference, Evidence } from '@clauselight/schema';
import { Link } from 'wouter';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { useAnalysisContext } from './analysis-context.ts';
import { t } from './messages.ts';
import { describePlace } from './place.ts';

interface EvidenceLinkProps {
  evidence: Evidence;
  clause?: ClauseReference | undefined;
  /** Whether one line is enough, with its place before it. */
  isShort?: boolean;
}

/** A quote that links to its place in the Document tab; five lines are shown, the accessible name is all of it. */
export function EvidenceLink({ evidence, clause, isShort = false }: EvidenceLinkProps) {
  const { clauses, placeNoun } = useAnalysisContext();
  const { getPassageAddress } = useAnalysisSource();
  const place =
    placeNoun && describePlace(evidence, { clauses, reference: clause, noun: placeNoun });
  return (
    <Link
      href={getPassageAddress(evidence)}
      data-short={isShort || undefined}
      className="group block max-w-[70ch] rounded-sm py-0.5 font-serif text-base hover:text-action data-short:text-small"
    >
      <span className="sr-only">{t('results.passage.show')} </span>
      <span className="line-clamp-5 group-data-short:block group-data-short:truncate">
        {isShort && place && <span className="label mr-2 font-sans">{place}</span>}
        <span className="lit-words group-hover:bg-amber-soft">
          {t('results.passage.quote', { quote: evidence.quote })}
        </span>
      </span>
      {!isShort && place && <span className="label mt-0.5 block font-sans">{place}</span>}
    </Link>
  );
}
