import { getRiskLevel } from '@clauselight/core';
import type {
  AnalysisRecord,
  Document,
  DocumentInsight,
  DocumentKind,
  RiskLevel,
} from '@clauselight/schema';
import { type Deadline, listDeadlines } from '../../lib/insights/deadlines.ts';
import { countSeverities, type SeverityCount } from '../../lib/severity-counts.ts';
import type { BatchItem } from './batch-list.ts';

/** What the table says of one document. */
export interface BatchRow {
  readonly item: BatchItem;
  readonly name: string;
  /** Present once it has been analyzed. */
  readonly result?: BatchResult;
}

export interface BatchResult {
  readonly analysisId: string;
  readonly kind: DocumentKind | undefined;
  readonly kindLabel: string | undefined;
  /** Absent, as the level, if the document was not judged. */
  readonly score: number | undefined;
  readonly level: RiskLevel | undefined;
  readonly scoreLabel: string;
  /** Why it was not judged. */
  readonly notJudged: string | undefined;
  readonly counts: readonly SeverityCount[];
  readonly value: string | undefined;
  readonly term: string | undefined;
  readonly nextDeadline: Deadline | undefined;
}

/** What the server says of the visitor's documents. */
export interface KnownDocuments {
  readonly documents: readonly Document[] | undefined;
  readonly records: readonly AnalysisRecord[];
  readonly insights: readonly DocumentInsight[];
  /** ISO day. */
  readonly today: string;
}

/** A row a document, in the order given; none for one that is no longer the visitor's. */
export function createRows(items: readonly BatchItem[], known: KnownDocuments): BatchRow[] {
  return items.flatMap((item) => {
    const stored = known.documents?.find(({ id }) => id === item.documentId);
    const isGone =
      item.documentId !== undefined && known.documents !== undefined && stored === undefined;
    const name = item.name || (stored?.filename ?? '');
    if (isGone || name === '') return [];
    const result = readResult(item, known);
    return [result === undefined ? { item, name } : { item, name, result }];
  });
}

function readResult(item: BatchItem, known: KnownDocuments): BatchResult | undefined {
  if (item.state !== 'done') return undefined;
  const record = known.records.find(({ id }) => id === item.analysisId);
  if (record?.status !== 'completed') return undefined;
  const insight = known.insights.find(({ analysisId }) => analysisId === record.id);
  return {
    analysisId: record.id,
    kind: record.documentKind,
    kindLabel: insight?.kindLabel,
    score: record.riskScore,
    level:
      record.riskScore === undefined ? undefined : getRiskLevel(record.riskScore, record.coverage),
    notJudged: record.notJudged?.text,
    scoreLabel: record.scoreLabel ?? 'Risk',
    counts: countSeverities(insight?.findings ?? record.riskFlags),
    value: record.contractValue,
    term: record.contractTerm,
    nextDeadline: insight && listDeadlines([insight], known.today).find(({ isPast }) => !isPast),
  };
}
