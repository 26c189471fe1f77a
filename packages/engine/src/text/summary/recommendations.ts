import type { Finding, Recommendation, Score } from '@clauselight/schema';

/**
 * Lists what to ask for, the greatest effect on the score first: one recommendation for each finding that is not an
 * advantage. For a side only its own risks count: what has an unknown bearer may be what protects it.
 */
export function listRecommendations(
  findings: readonly Finding[],
  score: Score,
  { isForSide = false }: { readonly isForSide?: boolean } = {},
): readonly Recommendation[] {
  return findings
    .filter(({ standing }) => (isForSide ? standing === 'risk' : standing !== 'favour'))
    .map((finding) => createRecommendation(finding, score))
    .sort(compareRecommendations)
    .map((recommendation, index) => ({ ...recommendation, id: `r${index + 1}` }));
}

function createRecommendation(finding: Finding, score: Score): Recommendation {
  const { clause, wording } = finding;
  const evidence = finding.evidence[0];
  return {
    id: '',
    findingId: finding.id,
    severity: finding.severity,
    title: finding.request || finding.title,
    text: finding.mitigation,
    ...(wording !== undefined && { wording }),
    scoreReduction: Math.round(10 * (score.value - finding.scoreWithout)) / 10,
    ...(evidence && { evidence }),
    ...(clause && { clause }),
  };
}

function compareRecommendations(a: Recommendation, b: Recommendation): number {
  return (
    b.scoreReduction - a.scoreReduction ||
    b.severity - a.severity ||
    (a.evidence?.start ?? 0) - (b.evidence?.start ?? 0)
  );
}
