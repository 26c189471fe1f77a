import { getRiskLevel } from '@clauselight/core';
import { type AnalysisRecord, getDocumentFamily } from '@clauselight/schema';
import { nameLevel } from '../../lib/severity.ts';
import { t } from './messages.ts';

/** `3 risk flags` of a contract, `7 findings` of other documents. */
export function describeCount({ documentKind, riskFlags }: AnalysisRecord): string {
  const isOther = documentKind !== undefined && getDocumentFamily(documentKind) !== 'contract';
  return t(isOther ? 'recent-analyses.item.findings' : 'recent-analyses.item.riskFlags', {
    count: riskFlags.length,
  });
}

/** `Low Risk` of a contract, `Revision need: low` where the score measures something else. */
export function describeLevel({ scoreLabel, coverage }: AnalysisRecord, score: number): string {
  return nameLevel({ label: scoreLabel ?? 'Risk', level: getRiskLevel(score, coverage) });
}
