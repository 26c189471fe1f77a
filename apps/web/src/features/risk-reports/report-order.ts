import { riskMeasure } from '../../lib/insights/measures.ts';
import { severities } from '../../lib/severity.ts';
import { getSeverityCount } from '../../lib/severity-counts.ts';
import type { ReportRow } from './report-rows.ts';

export const sortKeys = [
  'attention',
  'document',
  'score',
  'findings',
  'deadline',
  'value',
] as const;
export type SortKey = (typeof sortKeys)[number];

export interface ReportOrder {
  readonly key: SortKey;
  readonly direction: 'ascending' | 'descending';
}

/** What comes first when an order is chosen: names and days from the first on, figures from the highest. */
const firstDirections: Readonly<Record<SortKey, ReportOrder['direction']>> = {
  attention: 'descending',
  document: 'ascending',
  score: 'descending',
  findings: 'descending',
  deadline: 'ascending',
  value: 'descending',
};

/** Reads the order out of the address: `score`, or `-score` for the other direction. */
export function readReportOrder(params: URLSearchParams): ReportOrder {
  const value = params.get('sort') ?? '';
  const key = sortKeys.find((name) => name === value.replace(/^-/, '')) ?? 'attention';
  const direction = firstDirections[key];
  return { key, direction: value.startsWith('-') ? turn(direction) : direction };
}

/** What the address says when an order is chosen; choosing it again turns it around. */
export function chooseOrder(current: ReportOrder, key: SortKey): string {
  const isTurned = current.key === key && current.direction === firstDirections[key];
  return isTurned ? `-${key}` : key;
}

function turn(direction: ReportOrder['direction']): ReportOrder['direction'] {
  return direction === 'ascending' ? 'descending' : 'ascending';
}

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
