import type { Analysis, Finding, Recommendation, Score } from '@clauselight/schema';
import { remainFirstSteps } from './remaining-steps.ts';
import { computeScore, isGrave } from './score.ts';
import { round } from './words.ts';

/**
 * The analysis without the findings that its reader set aside: score, findings, recommendations and first steps are
 * those of the others; the summary stays that of the document as it stands. The analysis itself where none of them is in
 * it. The score never rises by it, and with one set aside it is that finding's `scoreWithout`. A side is taken first.
 *
 * @param analysis - The analysis, for the side that was taken if one was.
 * @param ids - Ids of the findings set aside; unknown ones are ignored.
 * @returns A copy without these findings, or `analysis` itself.
 */
export function setAsideFindings(analysis: Analysis, ids: readonly string[]): Analysis {
  const aside = new Set(ids);
  const remaining = analysis.findings.filter(({ id }) => !aside.has(id));
  if (remaining.length === analysis.findings.length) return analysis;
  if (analysis.score === undefined) return dropFindings(analysis, remaining);
  const score = computeScore(remaining, analysis.score);
  const findings = weighAnew(remaining, score);
  const recommendations = adviseAnew(analysis.recommendations, findings, score);
  const firstSteps = remainFirstSteps({ ...analysis, findings, recommendations });
  return { ...analysis, findings, score, recommendations, firstSteps };
}

/** The same for a document that was not judged: there is no score to compute again. */
function dropFindings(analysis: Analysis, findings: Finding[]): Analysis {
  const left = new Set(findings.map(({ id }) => id));
  const recommendations = analysis.recommendations.filter(({ findingId }) => left.has(findingId));
  const firstSteps = remainFirstSteps({ ...analysis, findings, recommendations });
  return { ...analysis, findings, recommendations, firstSteps };
}

function weighAnew(findings: readonly Finding[], score: Score): Finding[] {
  // Findings of one category with the same points leave the same score behind, and there are few such pairs.
  const known = new Map<string, number>();
  return findings.map((finding, index) => {
    const key = `${finding.category} ${finding.points} ${isGrave(finding)}`;
    const scoreWithout = known.get(key) ?? scoreOfOthers(findings, index, score);
    known.set(key, scoreWithout);
    return { ...finding, scoreWithout };
  });
}

function scoreOfOthers(findings: readonly Finding[], index: number, score: Score): number {
  return computeScore(findings.toSpliced(index, 1), score).value;
}

/** What still is to be asked for, with its effect on the score that is left, what takes most off it first. */
function adviseAnew(
  recommendations: readonly Recommendation[],
  findings: readonly Finding[],
  score: Score,
): Recommendation[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return recommendations
    .flatMap((recommendation) => {
      const finding = byId.get(recommendation.findingId);
      if (finding === undefined) return [];
      const scoreReduction = round(score.value - finding.scoreWithout, 1);
      return [{ ...recommendation, scoreReduction }];
    })
    .sort((a, b) => b.scoreReduction - a.scoreReduction || b.severity - a.severity);
}
