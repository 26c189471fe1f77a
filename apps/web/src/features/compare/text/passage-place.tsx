import type { ComparedPassage } from '@clauselight/schema';
import { Link } from 'wouter';
import { getPassageAddress } from '../../../lib/insights/addresses.ts';
import { useComparison } from '../compare-context.ts';
import { Message, t } from '../messages.ts';
import { namePlace } from './name-place.ts';

interface PassagePlaceProps {
  passage: ComparedPassage;
  version: 'before' | 'after';
  /** Shown instead of the place. */
  title?: string | undefined;
}

const links = {
  before: 'compare.place.linkEarlier',
  after: 'compare.place.linkLater',
} as const;
const hidden = { hidden: <span className="sr-only" /> };

/** The place of a passage as a link to it in the document. */
export function PassagePlace({ passage, version, title }: PassagePlaceProps) {
  const { comparison } = useComparison();
  const place = title ?? namePlace(passage) ?? t('compare.place.unnamed');
  return (
    <Link
      href={getPassageAddress(comparison[version].analysisId, passage)}
      className="label block w-fit rounded-sm break-words underline decoration-line-strong underline-offset-4 first-letter:uppercase hover:text-ink hover:decoration-ink"
    >
      <Message id={links[version]} values={{ place }} elements={hidden} />
    </Link>
  );
}
