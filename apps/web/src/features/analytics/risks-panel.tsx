import type { DocumentInsight } from '@clauselight/schema';
import { useMemo } from 'react';
import { riskMeasure } from '../../lib/insights/measures.ts';
import { severities, severityTones } from '../../lib/severity.ts';
import { describeCounts, getSeverityCount } from '../../lib/severity-counts.ts';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { StackedBars } from '../../ui/chart/stacked-bars.tsx';
import { type FigureColumn, FigureTable } from '../../ui/figure-table.tsx';
import { Panel, Part } from '../../ui/panel.tsx';
import { t } from './messages.ts';
import { type CategoryCount, countRisks, type RiskCounts } from './risk-counts.ts';

/** Findings of the latest analyses by category and severity. */
export function RisksPanel({ documents }: { documents: readonly DocumentInsight[] }) {
  const groups = useMemo(() => countRisks(documents), [documents]);
  return (
    <Panel
      title={t('analytics.risks.title')}
      aside={<span className="label">{t('analytics.risks.basis')}</span>}
    >
      {groups.length === 0 && (
        <p className="text-small text-ink-soft">{t('analytics.risks.none')}</p>
      )}
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-2 xl:has-[>:only-child]:grid-cols-1">
        {groups.map((group, index) => (
          <GroupPart key={group.measure} group={group} isFirst={index === 0} />
        ))}
      </div>
    </Panel>
  );
}

function GroupPart({ group, isFirst }: { group: RiskCounts; isFirst: boolean }) {
  const { measure, categories, severityNames } = group;
  const name =
    measure === riskMeasure ? t('analytics.risks.risks') : t('analytics.risks.points', { measure });
  return (
    <Part
      title={name}
      aside={<span className="label">{countTotal(group)}</span>}
      isFirst={isFirst}
      className="min-w-0 xl:border-t-0 xl:pt-0"
    >
      <ChartFigure
        name={t('analytics.risks.chart', { name })}
        chart={
          <StackedBars
            summary={summarize(group)}
            bars={categories.map((category) => ({
              name: category.name,
              parts: category.counts.map(({ severity, count }) => ({
                name: severityNames[severity].toLowerCase(),
                count,
                tone: severityTones[severity],
              })),
            }))}
          />
        }
        table={
          <FigureTable
            caption={t('analytics.risks.table', { name })}
            columns={createColumns(group)}
            rows={categories}
          />
        }
      />
    </Part>
  );
}

function countTotal({ measure, total }: RiskCounts): string {
  return measure === riskMeasure
    ? t('analytics.risks.riskCount', { count: total })
    : t('analytics.risks.pointCount', { count: total });
}

function summarize(group: RiskCounts): string {
  const { categories, severityNames } = group;
  const [first] = categories;
  return t('analytics.risks.summary', {
    total: countTotal(group),
    categories: categories.length,
    category: first?.name ?? '',
    counts: describeCounts(first?.counts ?? [], severityNames),
  });
}

function createColumns({ severityNames }: RiskCounts): FigureColumn<CategoryCount>[] {
  return [
    { title: t('analytics.risks.category'), cell: ({ name }) => name },
    ...severities.map((severity) => ({
      title: severityNames[severity],
      isFigure: true,
      cell: ({ counts }: CategoryCount) => String(getSeverityCount(counts, severity)),
      isFilled: ({ counts }: CategoryCount) => getSeverityCount(counts, severity) > 0,
    })),
    { title: t('analytics.risks.all'), isFigure: true, cell: ({ total }) => String(total) },
  ];
}
