import type { DocumentInsight } from '@clauselight/schema';
import { useMemo } from 'react';
import { formatCount } from '../../lib/format.ts';
import { riskMeasure } from '../../lib/insights/measures.ts';
import { severities, severityTones } from '../../lib/severity.ts';
import { describeCounts, getSeverityCount } from '../../lib/severity-counts.ts';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { StackedBars } from '../../ui/chart/stacked-bars.tsx';
import { type FigureColumn, FigureTable } from '../../ui/figure-table.tsx';
import { Panel, Part } from '../../ui/panel.tsx';
import { type CategoryCount, countRisks, type RiskCounts } from './risk-counts.ts';

/** Findings of the latest analyses by category and severity. */
export function RisksPanel({ documents }: { documents: readonly DocumentInsight[] }) {
  const groups = useMemo(() => countRisks(documents), [documents]);
  return (
    <Panel
      title="Risks by category"
      aside={<span className="label">latest analysis of each document</span>}
    >
      {groups.length === 0 && <p className="text-small text-ink-soft">No findings.</p>}
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-2 xl:has-[>:only-child]:grid-cols-1">
        {groups.map((group, index) => (
          <GroupPart key={group.measure} group={group} isFirst={index === 0} />
        ))}
      </div>
    </Panel>
  );
}

function GroupPart({ group, isFirst }: { group: RiskCounts; isFirst: boolean }) {
  const { measure, total, categories, severityNames } = group;
  const noun = measure === riskMeasure ? 'risk' : 'point';
  const name = measure === riskMeasure ? 'Risks' : `Points under “${measure}”`;
  const [first] = categories;
  const lead = first && `, most in ${first.name}: ${describeCounts(first.counts, severityNames)}`;
  return (
    <Part
      title={name}
      aside={<span className="label">{formatCount(total, noun)}</span>}
      isFirst={isFirst}
      className="min-w-0 xl:border-t-0 xl:pt-0"
    >
      <ChartFigure
        name={`${name} by category`}
        chart={
          <StackedBars
            summary={`${formatCount(total, noun)} in ${formatCount(categories.length, 'category', 'categories')}${lead}.`}
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
            caption={`${name} by category and severity`}
            columns={createColumns(group)}
            rows={categories}
          />
        }
      />
    </Part>
  );
}

function createColumns({ severityNames }: RiskCounts): FigureColumn<CategoryCount>[] {
  return [
    { title: 'Category', cell: ({ name }) => name },
    ...severities.map((severity) => ({
      title: severityNames[severity],
      isFigure: true,
      cell: ({ counts }: CategoryCount) => String(getSeverityCount(counts, severity)),
      isFilled: ({ counts }: CategoryCount) => getSeverityCount(counts, severity) > 0,
    })),
    { title: 'All', isFigure: true, cell: ({ total }) => String(total) },
  ];
}
