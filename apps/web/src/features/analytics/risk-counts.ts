import { categoryNames } from '@clauselight/core';
import type { DocumentInsight } from '@clauselight/schema';
import { groupBy } from '../../lib/group-by.ts';
import { getKindSeverityNames } from '../../lib/insights/findings.ts';
import { groupByMeasure } from '../../lib/insights/measures.ts';
import { countSeverities, type SeverityCount } from '../../lib/severity-counts.ts';

export interface CategoryCount {
  readonly name: string;
  readonly total: number;
  readonly counts: readonly SeverityCount[];
}

export interface RiskCounts {
  readonly measure: string;
  readonly total: number;
  /** The word for each severity in these documents. */
  readonly severityNames: ReturnType<typeof getKindSeverityNames>;
  /** The category with the most findings first. */
  readonly categories: readonly CategoryCount[];
}

/** Findings by category and severity, apart for each thing that scores measure; what has none is left out. */
export function countRisks(documents: readonly DocumentInsight[]): RiskCounts[] {
  return groupByMeasure(documents).flatMap(({ measure, items }) => {
    const findings = items.flatMap((document) => document.findings);
    const [first] = items;
    if (first === undefined || findings.length === 0) return [];
    const categories = [...groupBy(findings, ({ category }) => category)]
      .map(([category, members]) => ({
        name: categoryNames[category],
        total: members.length,
        counts: countSeverities(members),
      }))
      .toSorted((a, b) => b.total - a.total || a.name.localeCompare(b.name));
    const severityNames = getKindSeverityNames(first.documentKind);
    return [{ measure, total: findings.length, severityNames, categories }];
  });
}
