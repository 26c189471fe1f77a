import type { Analysis, Side } from '@clauselight/schema';
import { withholdUncheckedScore } from './not-judged.ts';
import { findSideByRole } from './side-by-role.ts';

/**
 * The analysis as one side sees it; as it is where the side is unknown or none is named. Only of the analysis as the
 * engine gave it: of one that a side was taken of already, the other sides' advice is gone.
 *
 * @param analysis - The analysis as the engine gave it.
 * @param side - Id of a side; undefined for none.
 * @returns A copy with the side's score, findings, recommendations, first steps and summary.
 */
export function takeSide(analysis: Analysis, side: string | undefined): Analysis {
  const view = analysis.views.find((candidate) => candidate.side === side);
  if (view === undefined) return withholdUncheckedScore(analysis);
  const judged = new Map(view.findings.map((finding) => [finding.id, finding]));
  const advice = new Map(analysis.recommendations.map((one) => [one.findingId, one]));
  const { score, firstSteps, summary } = view;
  const recommendations = view.recommendations.flatMap((own) => {
    const recommendation = advice.get(own.findingId);
    return recommendation === undefined ? [] : [{ ...recommendation, ...own }];
  });
  return {
    ...analysis,
    findings: analysis.findings.map((finding) => ({ ...finding, ...judged.get(finding.id) })),
    score,
    recommendations,
    firstSteps,
    summary,
  };
}

/**
 * The side of another version of the document that is the same as this one: by its label, its name or its role.
 *
 * @param side - A side of one version.
 * @param candidates - The sides of the other version.
 * @returns The first that has the same label, else the same name, else the same role; undefined if there is none.
 */
export function findSameSide(side: Side, candidates: readonly Side[]): Side | undefined {
  const sameLabel = candidates.find(({ label }) => label === side.label);
  const sameName = candidates.find(
    ({ evidence }) => evidence !== undefined && evidence.quote === side.evidence?.quote,
  );
  const sameRole = side.role === undefined ? undefined : findSideByRole(candidates, side.role);
  return sameLabel ?? sameName ?? sameRole;
}
