import type { AnalysisRecord } from '@clauselight/schema';
import { useMemo } from 'react';
import { formatDatedMoment, formatScore } from '../../lib/format.ts';
import { getAnalysisAddress } from '../../lib/insights/addresses.ts';
import { riskMeasure } from '../../lib/insights/measures.ts';
import { nameLevel } from '../../lib/severity.ts';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { PointChart } from '../../ui/chart/point-chart.tsx';
import { type FigureColumn, FigureTable } from '../../ui/figure-table.tsx';
import { Panel, Part } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { t } from './messages.ts';
import { createScoreSeries, type ScoredAnalysis, type ScoreSeries } from './score-series.ts';

/** Every score over time, one chart for each measure. */
export function ScoresPanel({ records }: { records: readonly AnalysisRecord[] }) {
  const series = useMemo(() => createScoreSeries(records), [records]);
  return (
    <Panel title={t('analytics.scores.title')}>
      {series.length === 0 && (
        <p className="text-small text-ink-soft">{t('analytics.scores.none')}</p>
      )}
      {series.length > 1 && (
        <p className="mb-4 max-w-[72ch] text-small text-ink-soft">{t('analytics.scores.apart')}</p>
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
  const { measure, analyses, runs } = series;
  const counts = countScores(series);
  return (
    <Part title={measure} isFirst={isFirst} className="min-w-0 xl:border-t-0 xl:pt-0">
      <p className="-mt-2 mb-3 text-small text-ink-soft">
        {measure === riskMeasure
          ? t('analytics.scores.text', { counts })
          : t('analytics.scores.textNoRisk', { counts })}
      </p>
      <ChartFigure
        name={t('analytics.scores.chart', { measure })}
        chart={
          <PointChart
            summary={t('analytics.scores.summary', { measure, counts })}
            pointsLabel={t('analytics.scores.list', { measure })}
            runs={runs.map((run) => ({
              id: run[0]?.documentId ?? '',
              points: run.map((analysis) => toPoint(analysis, measure)),
            }))}
            bands={[
              { name: t('analytics.scores.low'), from: 0, to: 3 },
              { name: t('analytics.scores.medium'), from: 3, to: 6 },
              { name: t('analytics.scores.high'), from: 6, to: 10 },
            ]}
          />
        }
        table={
          <FigureTable
            caption={t('analytics.scores.list', { measure })}
            columns={createColumns(measure)}
            rows={analyses.toReversed()}
          />
        }
      />
    </Part>
  );
}

function countScores({ analyses, runs, mean }: ScoreSeries): string {
  const counts = { analyses: analyses.length, documents: runs.length };
  return runs.length > 1
    ? t('analytics.scores.countsMean', { ...counts, mean: formatScore(mean) })
    : t('analytics.scores.counts', counts);
}

function toPoint({ id, filename, at, score, level: own }: ScoredAnalysis, label: string) {
  const moment = formatDatedMoment(at.toISOString());
  const level = nameLevel({ label, level: own });
  const value = formatScore(score);
  return {
    id,
    at,
    value: score,
    href: getAnalysisAddress(id),
    label: t('analytics.scores.point', { filename, moment, value, level }),
    lines: [filename, moment, `${value}/10 · ${level}`],
  };
}

function createColumns(label: string): FigureColumn<ScoredAnalysis>[] {
  return [
    {
      title: t('analytics.scores.document'),
      cell: ({ id, filename }) => <TextLink href={getAnalysisAddress(id)}>{filename}</TextLink>,
    },
    {
      title: t('analytics.scores.analyzed'),
      cell: ({ at }) => formatDatedMoment(at.toISOString()),
    },
    {
      title: t('analytics.scores.level'),
      cell: ({ level }) => nameLevel({ label, level }),
    },
    { title: t('analytics.scores.score'), isFigure: true, cell: ({ score }) => formatScore(score) },
  ];
}
