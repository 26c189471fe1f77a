import { writeCsv } from '@clauselight/core';
import { formatScore } from '../../lib/format.ts';
import { severities } from '../../lib/severity.ts';
import { getSeverityCount } from '../../lib/severity-counts.ts';
import type { BatchResult, BatchRow } from './batch-rows.ts';
import { describeItem } from './describe-batch.ts';

const ofResult = [
  'Kind',
  'Score measures',
  'Score',
  'Level',
  ...severities.map((severity) => `Findings of severity ${severity}`),
  'Contract value',
  'Term',
  'Next deadline',
  'Deadline',
  'Analysis',
];

/** The table of a batch as a file for spreadsheets, in the order given; `origin` is that of the page. */
export function writeBatch(rows: readonly BatchRow[], origin: string): string {
  const lines = rows.map(({ item, name, result }) => [
    name,
    describeItem(item),
    ...(result === undefined ? ofResult.map(() => '') : writeResult(result, origin)),
  ]);
  return writeCsv([['Document', 'State', ...ofResult], ...lines]);
}

function writeResult(result: BatchResult, origin: string): string[] {
  const { kindLabel, scoreLabel, score, level, counts, value, term, nextDeadline } = result;
  return [
    kindLabel ?? '',
    scoreLabel,
    formatScore(score),
    level,
    ...severities.map((severity) => String(getSeverityCount(counts, severity))),
    value ?? '',
    term ?? '',
    nextDeadline?.date ?? '',
    nextDeadline?.label ?? '',
    `${origin}/?analysis=${result.analysisId}`,
  ];
}
