import {
  describeCoverage,
  describeNotJudged,
  getRiskLevel,
  notJudgedTitle,
} from '@clauselight/core';
import type { AnalysisNotice } from '../find-analysis.ts';
import type { Links } from '../links.ts';
import type { Block, Item, MailContent, Tone } from '../mail-content.ts';
import { countOf, countSeverities, formatScore, nameSeverity, showName } from '../words.ts';

/** The most findings that are listed. The page shows all. */
const shownFindings = 3;

/** Announces the result of an analysis without quoting the document. */
export function writeAnalysisCompleted(
  { analysisId, filename, riskScore, facts }: AnalysisNotice,
  links: Links,
): MailContent {
  const name = showName(filename);
  const severities = facts.findings.map(({ severity }) => severity);
  const found =
    severities.length === 0
      ? describeNothing(riskScore)
      : `${countOf(severities.length, 'finding', 'findings')}: ${countSeverities(severities)}.`;
  return {
    subject: `Analysis completed: ${showName(filename, 60)}`,
    preview: `${describeFigure(facts.scoreLabel, riskScore)}. ${found}`,
    heading: 'Your analysis is ready',
    blocks: [
      { kind: 'text', words: `${name} (${facts.kindLabel})` },
      ...describeJudgement(facts, riskScore),
      { kind: 'text', words: found },
      ...(facts.isIncomplete ? [incomplete] : []),
      ...listGravest(facts.findings),
      { kind: 'button', label: 'Open the analysis', url: links.analysis(analysisId) },
    ],
    reason: 'You receive this because e-mail notifications are on in your settings.',
  };
}

function describeNothing(riskScore: number | null): string {
  return riskScore === null
    ? 'No finding is listed, which says nothing about the document.'
    : 'Nothing was found that needs attention.';
}

function describeFigure(label: string, riskScore: number | null): string {
  return riskScore === null ? notJudgedTitle : `${label} ${formatScore(riskScore)} out of 10`;
}

/** The score with its level, or why there is none and what can be done. */
function describeJudgement(
  { scoreLabel, notJudged, coverage }: AnalysisNotice['facts'],
  riskScore: number | null,
): Block[] {
  if (riskScore === null) {
    const why = notJudged === undefined ? '' : `: ${describeNotJudged(notJudged)}`;
    return [{ kind: 'text', words: `${notJudgedTitle}${why}` }];
  }
  const level = getRiskLevel(riskScore, coverage);
  const score = { label: scoreLabel, value: riskScore, level };
  const made = describeCoverage({ value: riskScore, coverage });
  return [
    { kind: 'score', score },
    ...(made === undefined ? [] : [{ kind: 'text' as const, words: made }]),
  ];
}

const incomplete: Block = {
  kind: 'text',
  words: 'Some checks could not be carried out: the figures tell less than the whole.',
};

function listGravest(findings: AnalysisNotice['facts']['findings']): Block[] {
  if (findings.length === 0) return [];
  const items = findings
    .toSorted((a, b) => b.severity - a.severity)
    .slice(0, shownFindings)
    .map(
      ({ title, severity }): Item => ({
        mark: nameSeverity(severity),
        tone: chooseTone(severity),
        title,
      }),
    );
  return [
    {
      kind: 'list',
      title: findings.length > shownFindings ? 'Look at these first' : 'Findings',
      items,
    },
  ];
}

function chooseTone(severity: number): Tone {
  if (severity >= 4) return 'high';
  return severity === 3 ? 'medium' : 'low';
}
