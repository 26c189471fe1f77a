import { riskMeasure } from '../../lib/insights/measures.ts';
import { createListOrders, type ListOrder } from '../../lib/list-order.ts';
import { severities } from '../../lib/severity.ts';
import { getSeverityCount } from '../../lib/severity-counts.ts';
import type { ReportRow } from './report-rows.ts';

/** Names and days come first from the first on, figures from the highest. */
const firstDirections = {
  attention: 'descending',
  document: 'ascending',
  score: 'descending',
  findings: 'descending',
  deadline: 'ascending',
  value: 'descending',
} as const;

export type SortKey = keyof typeof firstDirections;
export type ReportOrder = ListOrder<SortKey>;

/** The orders of the report; usually what needs attention comes first. */
export const reportOrders = createListOrders<SortKey>(firstDirections);

const highest = 10;

type Compare = (a: ReportRow, b: ReportRow) => number;

const byName: Compare = (a, b) => a.document.filename.localeCompare(b.document.filename);
/** A document that was not judged stands with the highest: nothing says that it is safe. */
const byScore: Compare = (a, b) =>
  (a.document.riskScore ?? highest) - (b.document.riskScore ?? highest);

/** The gravest findings decide, then those a step less grave. */
const byFindings: Compare = (a, b) => {
  for (const severity of severities) {
    const difference = getSeverityCount(a.counts, severity) - getSeverityCount(b.counts, severity);
    if (difference !== 0) return difference;
  }
  return 0;
};

const comparisons: Readonly<Record<SortKey, Compare>> = {
  attention: (a, b) => byFindings(a, b) || byScore(a, b),
  document: byName,
  score: byScore,
  findings: byFindings,
  deadline: (a, b) => getDay(a).localeCompare(getDay(b)),
  value: (a, b) => getAmount(a) - getAmount(b),
};

/** What cannot be compared with the rest stands apart, whatever the direction: other measures, other currencies, nothing. */
const groups: Readonly<Partial<Record<SortKey, (row: ReportRow) => string>>> = {
  score: ({ document }) => {
    if (document.riskScore === undefined) return '~';
    return document.scoreLabel === riskMeasure ? '' : document.scoreLabel;
  },
  deadline: ({ nextDeadline }) => (nextDeadline === undefined ? 'none' : ''),
  value: ({ values: [first] }) => (first === undefined ? '~' : first.currency),
};

/** The rows in the order; rows that are equal under it stand by name. */
export function sortRows(rows: readonly ReportRow[], { key, direction }: ReportOrder): ReportRow[] {
  const compare = comparisons[key];
  const getGroup = groups[key] ?? (() => '');
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [groupA, groupB] = [getGroup(a), getGroup(b)];
    if (groupA !== groupB) return groupA < groupB ? -1 : 1;
    return sign * compare(a, b) || byName(a, b);
  });
}

function getDay({ nextDeadline }: ReportRow): string {
  return nextDeadline?.date ?? '';
}

function getAmount({ values: [first] }: ReportRow): number {
  return first?.amount ?? 0;
}
