import { type Analysis, type Evidence, type Finding, overlaps } from '@clauselight/schema';

/** The check for hidden words and words to machines: of contracts, and of documents of any other kind. */
const hiddenContentRules: ReadonlySet<string> = new Set(['OPS-13', 'GEN-02']);

/** Whether a finding is of words that people cannot see or that are addressed to machines. */
export function isHiddenContent({ ruleId }: Pick<Finding, 'ruleId'>): boolean {
  return hiddenContentRules.has(ruleId);
}

/**
 * Whether words lie, even in part, in what the engine found hidden in a document or addressed to machines. They are
 * there to steer whoever summarises it, and nothing may rest on them.
 */
export function isMachineAddressed(evidence: Evidence, analysis: Analysis): boolean {
  return analysis.findings.some(
    (finding) =>
      isHiddenContent(finding) && finding.evidence.some((hidden) => overlaps(hidden, evidence)),
  );
}
