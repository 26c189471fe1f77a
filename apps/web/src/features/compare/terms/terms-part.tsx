import { listUnreportedChanges } from '@clauselight/core';
import type { Comparison, TermChange } from '@clauselight/schema';
import { useMemo } from 'react';
import { getPassageAddress } from '../../../lib/insights/addresses.ts';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { MaterialChanges } from '../material/material-changes.tsx';
import { t } from '../messages.ts';
import { formatChange } from '../outcome/describe-outcome.ts';

/** The terms that differ, with their values in both versions, and changed sentences that no term reports. */
export function TermsPart({ comparison }: { comparison: Comparison }) {
  const columns = useMemo(() => createColumns(comparison), [comparison]);
  const unreported = listUnreportedChanges(comparison);
  const none = unreported.length === 0 ? 'compare.terms.none' : 'compare.terms.onlyWords';
  return (
    <div className="space-y-8">
      {comparison.terms.length === 0 ? (
        <p>{t(none)}</p>
      ) : (
        <FigureTable
          caption={t('compare.terms.caption')}
          columns={columns}
          rows={comparison.terms}
        />
      )}
      <MaterialChanges changes={unreported} />
    </div>
  );
}

function createColumns({ before, after }: Comparison): FigureColumn<TermChange>[] {
  return [
    {
      title: t('compare.terms.term'),
      cell: ({ label }) => <span className="text-base font-medium">{label}</span>,
    },
    {
      title: t('compare.version.earlier'),
      cell: (term) => <Value term={term.before} analysisId={before.analysisId} />,
    },
    {
      title: t('compare.version.later'),
      cell: (term) => <Value term={term.after} analysisId={after.analysisId} />,
    },
    { title: t('compare.terms.change'), cell: ({ description }) => description },
    {
      title: t('compare.terms.score'),
      isFigure: true,
      cell: ({ scoreEffect }) => scoreEffect !== undefined && formatChange(scoreEffect),
      isFilled: ({ scoreEffect }) => scoreEffect !== undefined,
    },
  ];
}

interface ValueProps {
  term: TermChange['before'];
  analysisId: string;
}

function Value({ term, analysisId }: ValueProps) {
  if (!term) return <span className="text-ink-soft">{t('compare.terms.notStated')}</span>;
  return (
    <>
      <TextLink href={getPassageAddress(analysisId, term.evidence)}>{term.display}</TextLink>
      {term.clause?.number && <span className="label block">{term.clause.number}</span>}
    </>
  );
}
