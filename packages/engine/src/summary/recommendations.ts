import type { Finding, Recommendation, Score } from '@clauselight/schema';
import type { Rule } from '../rule.ts';

/** What to ask for, the greatest effect on the score first; one piece of advice for each finding. */
export function listRecommendations(
  findings: readonly Finding[],
  rules: readonly Rule[],
  score: Score,
): readonly Recommendation[] {
  const requests = new Map(rules.map(({ id, request }) => [id, request]));
  return findings
    .flatMap((finding) => createRecommendation(finding, requests.get(finding.ruleId), score) ?? [])
    .sort(compareRecommendations)
    .map((recommendation, index) => ({ ...recommendation, id: `r${index + 1}` }));
}

function createRecommendation(
  finding: Finding,
  request: string | undefined,
  score: Score,
): Recommendation | undefined {
  const evidence = finding.evidence[0];
  if (evidence === undefined) return undefined;
  return {
    id: '',
    findingId: finding.id,
    severity: finding.severity,
    title: request ?? finding.title,
    text: finding.mitigation,
    scoreReduction: Math.round(10 * (score.value - finding.scoreWithout)) / 10,
    evidence,
    ...(finding.clause && { clause: finding.clause }),
  };
}

function compareRecommendations(a: Recommendation, b: Recommendation): number {
  return (
    b.scoreReduction - a.scoreReduction ||
    b.severity - a.severity ||
    a.evidence.start - b.evidence.start
  );
}
