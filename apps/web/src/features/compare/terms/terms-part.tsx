import type { Comparison, TermChange } from '@clauselight/schema';
import { useMemo } from 'react';
import { getPassageAddress } from '../../../lib/insights/addresses.ts';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { formatChange } from '../outcome/describe-outcome.ts';

/** The terms that differ, each with what both versions say. */
export function TermsPart({ comparison }: { comparison: Comparison }) {
  const columns = useMemo(() => createColumns(comparison), [comparison]);
  if (comparison.terms.length === 0) return <p>Both versions state the same key terms.</p>;
  return <FigureTable caption="Changed terms" columns={columns} rows={comparison.terms} />;
}

function createColumns({ before, after }: Comparison): FigureColumn<TermChange>[] {
  return [
    { title: 'Term', cell: ({ label }) => <span className="text-base font-medium">{label}</span> },
    {
      title: 'Earlier version',
      cell: (term) => <Value term={term.before} analysisId={before.analysisId} />,
    },
    {
      title: 'Later version',
      cell: (term) => <Value term={term.after} analysisId={after.analysisId} />,
    },
    { title: 'What changed', cell: ({ description }) => description },
    {
      title: 'Score',
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
  if (!term) return <span className="text-ink-soft">Not stated</span>;
  return (
    <>
      <TextLink href={getPassageAddress(analysisId, term.evidence)}>{term.display}</TextLink>
      {term.clause?.number && <span className="label block">{term.clause.number}</span>}
    </>
  );
}
