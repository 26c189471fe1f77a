import type { Analysis, Finding, Term } from '@clauselight/schema';

/** Every text of an analysis that its report has to hold. */
export function listClaims({
  findings,
  terms,
  summary,
  recommendations,
}: Analysis): readonly string[] {
  return [
    ...findings.flatMap(listOfFinding),
    ...terms.map(nameTerm),
    ...summary.map(({ text }) => text),
    // The wording and quote of a recommendation are its finding's.
    ...recommendations.map(({ text }) => text),
  ];
}

function listOfFinding(finding: Finding): readonly string[] {
  const { title, detail, evidence, standing, why, advantage, mitigation, ruleId, source } = finding;
  const { adjustments, wording, law } = finding;
  const reason = standing === 'favour' ? [advantage ?? why] : [why, mitigation, wording, law];
  return [
    title,
    detail,
    ...evidence.map(({ quote }) => quote),
    ...reason,
    ...adjustments.flatMap(({ reason: adjusted, evidence: words }) => [adjusted, words?.quote]),
    ruleId,
    source,
  ].filter((text) => text !== undefined);
}

function nameTerm({ value, display }: Term): string {
  return value.kind === 'obligation' || value.kind === 'deadline' ? value.action : display;
}
