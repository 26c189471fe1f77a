import { categoryNames, dayLocale } from '@clauselight/core';
import { getDocumentFamily, type RiskLevel, riskLevelSchema } from '@clauselight/schema';
import { formatDay } from '../../lib/dates.ts';
import { formatScore } from '../../lib/format.ts';
import { groupBy } from '../../lib/group-by.ts';
import { countFamily, families } from '../../lib/insights/families.ts';
import { groupByMeasure, riskMeasure } from '../../lib/insights/measures.ts';
import { formatMoney, sumValues } from '../../lib/insights/values.ts';
import { severityNames } from '../../lib/severity.ts';
import { countSeverities, describeCounts } from '../../lib/severity-counts.ts';
import { t } from './messages.ts';
import type { ReportRow } from './report-rows.ts';

/** `a, b and c`: British English has no comma before the last `and`. */
const list = new Intl.ListFormat(dayLocale);

/** Summarizes all documents of the report in sentences; a sentence without facts is left out. */
export function summarizePortfolio(rows: readonly ReportRow[]): string[] {
  return [
    ...describeDocuments(rows),
    ...describeScores(rows),
    ...describeNotJudged(rows),
    ...describeRisks(rows),
    ...describeNextDeadline(rows),
    ...describeValues(rows),
  ];
}

function describeDocuments(rows: readonly ReportRow[]): string[] {
  if (rows.length === 0) return [];
  const groups = groupBy(rows, ({ document }) => getDocumentFamily(document.documentKind));
  const parts = families
    .filter((family) => groups.has(family))
    .map((family) => countFamily(family, groups.get(family)?.length ?? 0));
  return [
    t('risk-reports.summary.documents', { count: rows.length, families: list.format(parts) }),
  ];
}

const levels = riskLevelSchema.options.toReversed();

/** One sentence for each measure: scores of different measures are never combined. */
function describeScores(rows: readonly ReportRow[]): string[] {
  const measured = rows.flatMap((row) => {
    const { riskScore, scoreLabel } = row.document;
    return riskScore === undefined ? [] : [{ row, riskScore, scoreLabel }];
  });
  return groupByMeasure(measured).flatMap(({ measure, items }) => {
    const members = items.map(({ row }) => row);
    const [top] = items.toSorted((a, b) => b.riskScore - a.riskScore);
    if (top?.row.level === undefined) return [];
    const { filename } = top.row.document;
    const highest = { measure, score: formatScore(top.riskScore), filename };
    return members.length === 1
      ? [t('risk-reports.summary.score', { ...highest, level: top.row.level })]
      : [t('risk-reports.summary.scores', { ...highest, levels: countLevels(members) })];
  });
}

function describeNotJudged(rows: readonly ReportRow[]): string[] {
  const count = rows.filter(({ document }) => document.riskScore === undefined).length;
  return count === 0 ? [] : [t('risk-reports.summary.notJudged', { count })];
}

function countLevels(rows: readonly ReportRow[]): string {
  const count = (wanted: RiskLevel) => rows.filter(({ level }) => level === wanted).length;
  const present = levels.filter((level) => count(level) > 0);
  return list.format(
    present.map((level) => t('risk-reports.summary.levelCount', { count: count(level), level })),
  );
}

/** Contracts only: findings in other documents are not risks. */
function describeRisks(rows: readonly ReportRow[]): string[] {
  const findings = rows
    .filter(({ document }) => document.scoreLabel === riskMeasure)
    .flatMap((row) => row.findings);
  const [most] = [...groupBy(findings, ({ category }) => category)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  if (most === undefined) return [];
  const [category, members] = most;
  return [
    t('risk-reports.summary.risks', {
      count: findings.length,
      severities: describeCounts(countSeverities(findings), severityNames),
      most: members.length,
      category: categoryNames[category],
    }),
  ];
}

function describeNextDeadline(rows: readonly ReportRow[]): string[] {
  const [next] = rows
    .flatMap(({ nextDeadline }) => nextDeadline ?? [])
    .toSorted((a, b) => a.date.localeCompare(b.date));
  if (next === undefined) return [];
  const { distance, date, label, action, filename } = next;
  const what = (action ?? label).replace(/\.$/, '');
  return [t('risk-reports.summary.deadline', { distance, day: formatDay(date), filename, what })];
}

function describeValues(rows: readonly ReportRow[]): string[] {
  const sums = sumValues(rows.map(({ document }) => document));
  return sums.map(({ title, sum, currency, values }) =>
    t('risk-reports.summary.value', {
      title,
      amount: formatMoney(sum, currency),
      count: new Set(values.map(({ analysisId }) => analysisId)).size,
    }),
  );
}
