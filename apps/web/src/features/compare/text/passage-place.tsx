import type { ComparedPassage } from '@clauselight/schema';
import { Link } from 'wouter';
import { getPassageAddress } from '../../../lib/insights/addresses.ts';
import { useComparePlace } from '../compare-context.ts';
import { namePlace } from './name-place.ts';

interface PassagePlaceProps {
  passage: ComparedPassage;
  version: 'before' | 'after';
  /** What the link says in the place's stead. */
  title?: string | undefined;
}

/** Where a passage stands, leading to it in the document itself. */
export function PassagePlace({ passage, version, title }: PassagePlaceProps) {
  const { comparison } = useComparePlace();
  const place = title ?? namePlace(passage) ?? 'in the document';
  return (
    <Link
      href={getPassageAddress(comparison[version].analysisId, passage)}
      className="label block w-fit rounded-sm break-words underline decoration-line-strong underline-offset-4 first-letter:uppercase hover:text-ink hover:decoration-ink"
    >
      {place}
      <span className="sr-only">
        : show in the {version === 'before' ? 'earlier' : 'later'} version
      </span>
    </Link>
  );
}
