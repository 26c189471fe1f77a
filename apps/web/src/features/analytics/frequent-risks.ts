import type { DocumentInsight, Severity } from '@clauselight/schema';
import { groupBy } from '../../lib/group-by.ts';
import type { InsightFinding } from '../../lib/insights/findings.ts';

interface Occurrence {
  readonly analysisId: string;
  readonly filename: string;
  /** The gravest of its findings in the document. */
  readonly finding: InsightFinding;
  /** How many there are in the document. */
  readonly count: number;
}

export interface FrequentRisk {
  readonly ruleId: string;
  readonly title: string;
  /** Of the gravest finding. */
  readonly severity: Severity;
  readonly documentKind: DocumentInsight['documentKind'];
  /** One for each document, in the order given. */
  readonly occurrences: readonly Occurrence[];
}

/** Every kind of finding, that which most documents have first, then the gravest. */
export function rankRisks(documents: readonly DocumentInsight[]): FrequentRisk[] {
  const occurrences = documents.flatMap(listOccurrences);
  return [...groupBy(occurrences, ({ finding }) => finding.ruleId).values()]
    .flatMap((members) => {
      const [gravest] = members.toSorted((a, b) => b.finding.severity - a.finding.severity);
      if (gravest === undefined) return [];
      const { ruleId, title, severity } = gravest.finding;
      const { documentKind } = gravest;
      return [{ ruleId, title, severity, documentKind, occurrences: members }];
    })
    .toSorted(
      (a, b) =>
        b.occurrences.length - a.occurrences.length ||
        b.severity - a.severity ||
        a.title.localeCompare(b.title),
    );
}

function listOccurrences({ analysisId, filename, documentKind, findings }: DocumentInsight) {
  return [...groupBy(findings, ({ ruleId }) => ruleId).values()].flatMap((members) => {
    const [finding] = members.toSorted((a, b) => b.severity - a.severity);
    if (finding === undefined) return [];
    return [{ analysisId, filename, documentKind, finding, count: members.length }];
  });
}
