import { categoryNames } from '@clauselight/core';
import { getDocumentFamily, type RiskLevel, riskLevelSchema } from '@clauselight/schema';
import { formatDay } from '../../lib/dates.ts';
import { formatCount, formatScore } from '../../lib/format.ts';
import { groupBy } from '../../lib/group-by.ts';
import { countFamily, families } from '../../lib/insights/families.ts';
import { groupByMeasure, riskMeasure } from '../../lib/insights/measures.ts';
import { formatMoney, sumValues } from '../../lib/insights/values.ts';
import { severityNames } from '../../lib/severity.ts';
import { countSeverities, describeCounts } from '../../lib/severity-counts.ts';
import type { ReportRow } from './report-rows.ts';

/** What all documents of the report come to, in sentences; each only where there is something to say. */
export function summarizePortfolio(rows: readonly ReportRow[]): string[] {
  return [
    ...describeDocuments(rows),
    ...describeScores(rows),
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
  return [`${formatCount(rows.length, 'document')}: ${join(parts)}.`];
}

const levels = riskLevelSchema.options.toReversed();

/** A sentence for each thing that scores measure: these are never put together. */
function describeScores(rows: readonly ReportRow[]): string[] {
  const measured = rows.map((row) => ({ row, scoreLabel: row.document.scoreLabel }));
  return groupByMeasure(measured).flatMap(({ measure, items }) => {
    const members = items.map(({ row }) => row);
    const [top] = members.toSorted((a, b) => b.document.riskScore - a.document.riskScore);
    if (top === undefined) return [];
    const { filename, riskScore } = top.document;
    const highest = `${formatScore(riskScore)} of 10 (${filename})`;
    if (members.length === 1) return [`${measure} score: ${top.level}, ${highest}.`];
    return [`${measure} scores: ${countLevels(members)}; the highest is ${highest}.`];
  });
}

function countLevels(rows: readonly ReportRow[]): string {
  const count = (wanted: RiskLevel) => rows.filter(({ level }) => level === wanted).length;
  const present = levels.filter((level) => count(level) > 0);
  return join(present.map((level) => `${count(level)} ${level}`));
}

/** Of contracts alone: what is found in other documents is no risk. */
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
    `${formatCount(findings.length, 'risk')} in contracts: ${describeCounts(countSeverities(findings), severityNames)}; most, ${members.length}, concern ${categoryNames[category]}.`,
  ];
}

function describeNextDeadline(rows: readonly ReportRow[]): string[] {
  const [next] = rows
    .flatMap(({ nextDeadline }) => nextDeadline ?? [])
    .toSorted((a, b) => a.date.localeCompare(b.date));
  if (next === undefined) return [];
  const { distance, date, label, action, filename } = next;
  const what = (action ?? label).replace(/\.$/, '');
  return [`The next deadline is ${distance}, on ${formatDay(date)} (${filename}): ${what}.`];
}

function describeValues(rows: readonly ReportRow[]): string[] {
  const sums = sumValues(rows.map(({ document }) => document));
  return sums.map(
    ({ title, sum, currency, values }) =>
      `${title}: ${formatMoney(sum, currency)}, named in ${formatCount(new Set(values.map(({ analysisId }) => analysisId)).size, 'document')}.`,
  );
}

function join(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
