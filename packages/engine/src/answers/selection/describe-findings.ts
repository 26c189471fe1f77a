import { hintsTitle, listHints, overlaps } from '@clauselight/core';
import type { Analysis, Evidence, Finding } from '@clauselight/schema';
import type { ExplanationPart } from './explanation-part.ts';

const severityNames = ['', 'worth knowing', 'low', 'medium', 'high', 'critical'];

/** The risks in a passage, the points in the reader's favour, what may be a risk, or that none of the checks made found anything in it. */
export function describeFindings(
  selected: Evidence,
  { findings, checks, failedSteps, conceptPassages }: Analysis,
): readonly ExplanationPart[] {
  const touched = findings
    .filter(({ evidence }) => evidence.some((words) => overlaps(words, selected)))
    .sort((a, b) => b.severity - a.severity);
  const risks = touched.filter(({ standing }) => standing !== 'favour');
  const favours = touched.filter(({ standing }) => standing === 'favour');
  const parts = [
    ...risks.map((finding) => describeRisk(finding, selected)),
    ...favours.map((finding) => describeFavor(finding, selected)),
    ...describeHints(selected, conceptPassages),
  ];
  if (parts.length > 0) return parts;
  const made = checks.filter(({ outcome }) => outcome !== 'not-checked');
  if (made.length === 0) {
    return [{ title: 'Risks', text: 'No check was made of this document.', evidence: [] }];
  }
  const caution =
    failedSteps.length > 0
      ? ' Some checks failed, so this is not the whole answer.'
      : ' That is no promise that there is none.';
  return [
    {
      title: 'Risks',
      text: `None of the ${made.length} checks found one in these words.${caution}`,
      evidence: [],
    },
  ];
}

function describeRisk(finding: Finding, selected: Evidence): ExplanationPart {
  const { title, severity, detail, why, mitigation, adjustments } = finding;
  const reasons = adjustments.map(
    ({ effect, reason }) => `${effect < 0 ? 'lowered' : 'raised'} because: ${reason}`,
  );
  const judged = reasons.length === 0 ? '' : ` (${reasons.join('; ')})`;
  const particular = detail === undefined ? '' : `${detail} `;
  return {
    title: `Risk, ${severityNames[severity]}${judged}`,
    text: `${title}. ${particular}${why} What to ask for: ${mitigation}`,
    evidence: listTouched(finding, selected),
  };
}

function describeFavor(finding: Finding, selected: Evidence): ExplanationPart {
  return {
    title: 'In your favour',
    text: `${finding.title}. ${finding.advantage ?? 'It weighs on the other side.'}`,
    evidence: listTouched(finding, selected),
  };
}

function describeHints(
  selected: Evidence,
  passages: Analysis['conceptPassages'],
): readonly ExplanationPart[] {
  return listHints(passages)
    .filter(({ evidence }) => overlaps(evidence, selected))
    .map(({ title, detail, evidence }) => ({
      title: hintsTitle,
      text: `The engine is not sure. This may be the risk “${title}”, or nothing. The risk: ${detail}`,
      evidence: [evidence],
    }));
}

function listTouched({ evidence }: Finding, selected: Evidence): readonly Evidence[] {
  return evidence.filter((words) => overlaps(words, selected));
}
