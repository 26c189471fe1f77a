import { getRiskLevel } from '@clauselight/core';
import type { AnalysisRecord } from '@clauselight/schema';
import { useMemo } from 'react';
import { formatCount, formatDatedMoment, formatScore } from '../../lib/format.ts';
import { getAnalysisAddress } from '../../lib/insights/addresses.ts';
import { riskMeasure } from '../../lib/insights/measures.ts';
import { nameLevel } from '../../lib/severity.ts';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { PointChart } from '../../ui/chart/point-chart.tsx';
import { type FigureColumn, FigureTable } from '../../ui/figure-table.tsx';
import { Panel, Part } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { createScoreSeries, type ScoredAnalysis, type ScoreSeries } from './score-series.ts';

/** Every score over time, apart for each thing that scores measure. */
export function ScoresPanel({ records }: { records: readonly AnalysisRecord[] }) {
  const series = useMemo(() => createScoreSeries(records), [records]);
  return (
    <Panel title="Scores over time">
      {series.length === 0 && <p className="text-small text-ink-soft">No scores.</p>}
      {series.length > 1 && (
        <p className="mb-4 max-w-[72ch] text-small text-ink-soft">
          Scores that measure different things are drawn apart and never averaged together.
        </p>
      )}
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-2 xl:has-[>:only-child]:grid-cols-1">
        {series.map((one, index) => (
          <SeriesPart key={one.measure} series={one} isFirst={index === 0} />
        ))}
      </div>
    </Panel>
  );
}

function SeriesPart({ series, isFirst }: { series: ScoreSeries; isFirst: boolean }) {
  const { measure, analyses, runs, mean } = series;
  const counts = `${formatCount(analyses.length, 'analysis', 'analyses')} of ${formatCount(runs.length, 'document')}`;
  const average = runs.length > 1 ? `, latest scores ${formatScore(mean)} on average` : '';
  return (
    <Part title={measure} isFirst={isFirst} className="min-w-0 xl:border-t-0 xl:pt-0">
      <p className="-mt-2 mb-3 text-small text-ink-soft">
        {counts}
        {average}. {measure !== riskMeasure && 'This score does not measure risk.'}
      </p>
      <ChartFigure
        name={`${measure} over time`}
        chart={
          <PointChart
            summary={`${measure} scores from 0 to 10 over time: ${counts}${average}.`}
            pointsLabel={`${measure} scores`}
            runs={runs.map((run) => ({
              id: run[0]?.documentId ?? '',
              points: run.map((analysis) => toPoint(analysis, measure)),
            }))}
            bands={[
              { name: 'low', from: 0, to: 3 },
              { name: 'medium', from: 3, to: 6 },
              { name: 'high', from: 6, to: 10 },
            ]}
          />
        }
        table={
          <FigureTable
            caption={`${measure} scores`}
            columns={createColumns(measure)}
            rows={analyses.toReversed()}
          />
        }
      />
    </Part>
  );
}

function toPoint({ id, filename, at, score }: ScoredAnalysis, label: string) {
  const moment = formatDatedMoment(at.toISOString());
  const level = nameLevel({ label, level: getRiskLevel(score) });
  const value = formatScore(score);
  return {
    id,
    at,
    value: score,
    href: getAnalysisAddress(id),
    label: `${filename}, ${moment}: ${value} out of 10, ${level}`,
    lines: [filename, moment, `${value}/10 · ${level}`],
  };
}

function createColumns(label: string): FigureColumn<ScoredAnalysis>[] {
  return [
    {
      title: 'Document',
      cell: ({ id, filename }) => <TextLink href={getAnalysisAddress(id)}>{filename}</TextLink>,
    },
    { title: 'Analyzed', cell: ({ at }) => formatDatedMoment(at.toISOString()) },
    { title: 'Level', cell: ({ score }) => nameLevel({ label, level: getRiskLevel(score) }) },
    { title: 'Score', isFigure: true, cell: ({ score }) => formatScore(score) },
  ];
}
