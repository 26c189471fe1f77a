import { type Analysis, type Evidence, overlaps } from '@clauselight/schema';

/** The check for hidden words and words to machines, of documents of every kind. */
const hiddenContentRule = 'OPS-13';

/**
 * Whether words lie, even in part, in what the engine found hidden in a document or addressed to machines. They are
 * there to steer whoever summarises it, and nothing may rest on them.
 */
export function isMachineAddressed(evidence: Evidence, analysis: Analysis): boolean {
  return analysis.findings.some(
    (finding) =>
      finding.ruleId === hiddenContentRule &&
      finding.evidence.some((hidden) => overlaps(hidden, evidence)),
  );
}
