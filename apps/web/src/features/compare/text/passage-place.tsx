import type { ComparedPassage } from '@clauselight/schema';
import { Link } from 'wouter';
import { getPassageAddress } from '../../../lib/insights/addresses.ts';
import { useComparePlace } from '../compare-context.ts';
import { namePlace } from './name-place.ts';

interface PassagePlaceProps {
  passage: ComparedPassage;
  version: 'before' | 'after';
  /** Put before the place's name. */
  lead?: string;
}

/** Where a passage stands, leading to it in the document itself. */
export function PassagePlace({ passage, version, lead }: PassagePlaceProps) {
  const { comparison } = useComparePlace();
  const place = namePlace(passage) ?? 'in the document';
  return (
    <Link
      href={getPassageAddress(comparison[version].analysisId, passage)}
      className="label block w-fit rounded-sm break-words underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-ink"
    >
      <span className="sr-only">
        Show in the {version === 'before' ? 'earlier' : 'later'} version:{' '}
      </span>
      {lead && `${lead} `}
      <span className="inline-block first-letter:uppercase">{place}</span>
    </Link>
  );
}
