import { clauseChangesTitle, clauseDirectionNames } from '@clauselight/core';
import type { ClauseChange, Comparison } from '@clauselight/schema';
import { useMemo } from 'react';
import { getPassageAddress } from '../../../lib/insights/addresses.ts';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { t } from '../messages.ts';

/** The clauses of the checklist whose verdict is another one, each verdict leading to the words it rests on. */
export function ClauseChanges({ comparison }: { comparison: Comparison }) {
  const columns = useMemo(() => createColumns(comparison), [comparison]);
  const { clauses } = comparison;
  if (clauses.length === 0) return null;
  return (
    <Part
      title={clauseChangesTitle}
      isFirst
      className="mb-8"
      aside={<span className="label">{t('compare.clauses.count', { count: clauses.length })}</span>}
    >
      <FigureTable caption={clauseChangesTitle} columns={columns} rows={clauses} />
    </Part>
  );
}

function createColumns({ before, after }: Comparison): FigureColumn<ClauseChange>[] {
  return [
    {
      title: t('compare.clauses.clause'),
      cell: ({ name, direction }) => (
        <>
          <span className="text-base font-medium">{name}</span>
          <span className="label block">{clauseDirectionNames[direction]}</span>
        </>
      ),
    },
    {
      title: t('compare.version.earlier'),
      cell: (change) => <Verdict verdict={change.before} analysisId={before.analysisId} />,
    },
    {
      title: t('compare.version.later'),
      cell: (change) => <Verdict verdict={change.after} analysisId={after.analysisId} />,
    },
    { title: t('compare.clauses.why'), cell: ({ reason }) => reason },
  ];
}

interface VerdictProps {
  verdict: ClauseChange['before'];
  analysisId: string;
}

function Verdict({ verdict, analysisId }: VerdictProps) {
  if (!verdict) return <span className="text-ink-soft">{t('compare.clauses.notListed')}</span>;
  if (!verdict.evidence) return verdict.verdict;
  return (
    <TextLink href={getPassageAddress(analysisId, verdict.evidence)}>{verdict.verdict}</TextLink>
  );
}
