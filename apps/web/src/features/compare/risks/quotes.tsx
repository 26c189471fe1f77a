import type { ClauseReference, Evidence } from '@clauselight/schema';
import { Link } from 'wouter';
import { getPassageAddress } from '../../../lib/insights/addresses.ts';
import { useComparison } from '../compare-context.ts';
import { t } from '../messages.ts';
import { nameClause } from '../text/name-place.ts';

interface QuotesProps {
  version: 'before' | 'after';
  evidence: readonly Evidence[];
  clause: ClauseReference | undefined;
}

const titles = { before: 'compare.version.earlier', after: 'compare.version.later' } as const;

/** The evidence of a risk in one version; each quote links to its passage in the document. */
export function Quotes({ version, evidence, clause }: QuotesProps) {
  const { comparison } = useComparison();
  const { analysisId } = comparison[version];
  const place = nameClause(clause);
  return (
    <div className="min-w-0">
      <p className="label">
        {t(titles[version])}
        {place && ` · ${place}`}
      </p>
      {evidence.length === 0 && (
        <p className="text-small text-ink-soft">{t('compare.risk.missing')}</p>
      )}
      <ul className="space-y-1.5">
        {evidence.map((one) => (
          <li key={`${one.start}-${one.end}`}>
            <Link
              href={getPassageAddress(analysisId, one)}
              className="group block rounded-sm py-0.5 font-serif text-base hover:text-action"
            >
              <span className="sr-only">{t('compare.risk.showInDocument')}</span>
              <span className="line-clamp-3">
                <span className="lit-words group-hover:bg-amber-soft">“{one.quote}”</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
