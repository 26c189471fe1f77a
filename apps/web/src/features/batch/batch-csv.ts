import { writeCsv } from '@clauselight/core';
import { formatScore } from '../../lib/format.ts';
import { severities } from '../../lib/severity.ts';
import { getSeverityCount } from '../../lib/severity-counts.ts';
import type { BatchResult, BatchRow } from './batch-rows.ts';
import { describeItem } from './describe-batch.ts';
import { t } from './messages.ts';

/** The table of a batch as a file for spreadsheets, in the order given; `origin` is that of the page. */
export function writeBatch(rows: readonly BatchRow[], origin: string): string {
  const ofResult = nameResultColumns();
  const lines = rows.map(({ item, name, result }) => [
    name,
    describeItem(item),
    ...(result === undefined ? ofResult.map(() => '') : writeResult(result, origin)),
  ]);
  return writeCsv([[t('batch.table.document'), t('batch.csv.state'), ...ofResult], ...lines]);
}

function nameResultColumns(): string[] {
  return [
    t('batch.csv.kind'),
    t('batch.csv.measures'),
    t('batch.table.score'),
    t('batch.csv.level'),
    ...severities.map((severity) => t('batch.csv.severity', { severity })),
    t('batch.csv.value'),
    t('batch.csv.term'),
    t('batch.table.nextDeadline'),
    t('batch.csv.deadline'),
    t('batch.csv.analysis'),
  ];
}

function writeResult(result: BatchResult, origin: string): string[] {
  const { kindLabel, scoreLabel, score, level, counts, value, term, nextDeadline } = result;
  return [
    kindLabel ?? '',
    score === undefined ? t('batch.result.notJudged') : scoreLabel,
    score === undefined ? '' : formatScore(score),
    level ?? '',
    ...severities.map((severity) => String(getSeverityCount(counts, severity))),
    value ?? '',
    term ?? '',
    nextDeadline?.date ?? '',
    nextDeadline?.label ?? '',
    `${origin}/?analysis=${result.analysisId}`,
  ];
}
