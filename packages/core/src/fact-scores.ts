import type { AnalysisFacts } from '@clauselight/schema';
import { computeScore } from './score.ts';

/** The scores of an analysis without the findings set aside, from its facts alone. */
export interface FactScores {
  /** Of the side that bears most; absent if the document was not judged. */
  readonly riskScore: number;
  readonly sideScores: NonNullable<AnalysisFacts['sideScores']>;
}

/**
 * Computes the scores of an analysis from its facts as if some findings were not there. Nothing for a document that was
 * not judged, or one whose facts were stored without weights.
 *
 * @param facts - The facts that were stored with the analysis.
 * @param setAside - Ids of the findings to leave out.
 * @returns The scores, 0-10; undefined for a document without weights.
 */
export function computeFactScores(
  facts: AnalysisFacts,
  setAside: readonly string[],
): FactScores | undefined {
  const { weights = [], findings, sideScores = [] } = facts;
  const left = new Set(setAside);
  const scored = weights.map(({ side, points, inFavour }) => {
    const favours = new Set(inFavour);
    const weighed = findings.flatMap(({ id, category, severity }, index) => {
      const standing = favours.has(index) ? ('favour' as const) : ('risk' as const);
      return left.has(id) ? [] : [{ category, severity, standing, points: points[index] ?? 0 }];
    });
    return { side, score: computeScore(weighed, { label: facts.scoreLabel, meaning: '' }).value };
  });
  if (scored.length === 0) return undefined;
  return {
    riskScore: Math.max(...scored.map(({ score }) => score)),
    sideScores: sideScores.map((one) => ({
      ...one,
      score: scored.find(({ side }) => side === one.side)?.score ?? one.score,
    })),
  };
}
