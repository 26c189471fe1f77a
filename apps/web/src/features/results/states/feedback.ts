import type { Analysis, Finding, FindingDecision } from '@clauselight/schema';

interface FeedbackContext {
  versions: Pick<Analysis, 'engineVersion' | 'ruleBookVersion'>;
  getDecision: (findingId: string) => FindingDecision;
}

/**
 * What a reader called no risk, as JSON for whoever maintains the rules: the rule, the words it rests on, why it is no
 * risk and the reader's note. Nothing else of the document is in it.
 */
export function writeFeedback(
  findings: readonly Finding[],
  { versions, getDecision }: FeedbackContext,
): string {
  const notRisks = findings.map(({ id, ruleId, title, severity, evidence }) => {
    const { reason, note } = getDecision(id);
    return { ruleId, title, severity, quotes: evidence.map(({ quote }) => quote), reason, note };
  });
  const file = { format: 'clauselight-feedback', version: 1, ...versions, notRisks };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
