import { getRiskLevel } from '@clauselight/core';
import type { Document, DocumentInsight, RiskLevel } from '@clauselight/schema';
import { type Deadline, listDeadlines } from '../../lib/insights/deadlines.ts';

/** How far a document has come. */
export type LibraryStatus = 'new' | 'running' | 'failed' | 'analyzed';

/** A document of the library, with what its latest completed analysis says. */
export interface LibraryRow {
  readonly document: Document;
  readonly status: LibraryStatus;
  /** The analysis that the row leads to; absent before the first. */
  readonly analysisId: string | undefined;
  /** Absent before the first analysis, and for analyses from before facts were stored. */
  readonly insight: DocumentInsight | undefined;
  /** Absent if the document was not judged. */
  readonly level: RiskLevel | undefined;
  /** The next one that has not passed. */
  readonly nextDeadline: Deadline | undefined;
}

/** One row a document, in the order given. `today` is an ISO day. */
export function createLibraryRows(
  documents: readonly Document[],
  insights: readonly DocumentInsight[],
  today: string,
): LibraryRow[] {
  const byDocument = new Map(insights.map((insight) => [insight.documentId, insight]));
  return documents.map((document) => {
    const insight = byDocument.get(document.id);
    const { riskScore, coverage } = insight ?? {};
    return {
      document,
      status: getStatus(document, insight),
      analysisId: insight?.analysisId ?? document.latestAnalysis?.id,
      insight,
      level: riskScore === undefined ? undefined : getRiskLevel(riskScore, coverage),
      nextDeadline: insight && listDeadlines([insight], today).find(({ isPast }) => !isPast),
    };
  });
}

function getStatus(
  { latestAnalysis }: Document,
  insight: DocumentInsight | undefined,
): LibraryStatus {
  switch (latestAnalysis?.status) {
    case 'queued':
    case 'running':
      return 'running';
    case 'failed':
      return 'failed';
    case 'completed':
      return 'analyzed';
    default:
      // An analysis that was called off leaves the one before it.
      return insight === undefined ? 'new' : 'analyzed';
  }
}

/** How many findings its reader has decided about, of how many; nothing where there is nothing to decide. */
export function getReview({
  insight,
}: LibraryRow): { readonly reviewed: number; readonly total: number } | undefined {
  if (insight === undefined || insight.findings.length === 0) return undefined;
  return { reviewed: insight.reviewed, total: insight.findings.length };
}

/** The tags of all rows, each once, by name. */
export function listTags(rows: readonly LibraryRow[]): string[] {
  const tags = new Set(rows.flatMap(({ document }) => document.tags));
  return [...tags].toSorted((a, b) => a.localeCompare(b));
}
