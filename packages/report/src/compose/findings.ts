import {
  describeNoFindings,
  favorNote,
  favorTitle,
  favourBadge,
  formatScore,
} from '@clauselight/core';
import type { Finding, Severity } from '@clauselight/schema';
import type { Block, Section } from '../content.ts';
import { createGroup } from './blocks.ts';
import { composeFinding } from './finding.ts';
import { formatCount } from './formats.ts';
import { listAccepted, type ReportContext } from './report-context.ts';
import { compareEffects, severities } from './sort-findings.ts';

/**
 * Every finding: risks and possible risks of the reader, most severe first; points in their favor; accepted findings.
 */
export function composeFindings(context: ReportContext): Section {
  const { analysis, whole } = context;
  const risks = analysis.findings.filter(({ standing }) => standing !== 'favour');
  const pointsInFavor = analysis.findings.filter(({ standing }) => standing === 'favour');
  return {
    title: 'Findings',
    blocks: [
      ...(whole.findings.length === 0
        ? [{ kind: 'paragraph' as const, words: describeNoFindings(analysis) }]
        : []),
      ...severities.flatMap((severity) => composeGroup(severity, { findings: risks, context })),
      ...composePointsInFavor(pointsInFavor, context),
      ...composeAccepted(context),
    ],
  };
}

function composeGroup(
  severity: Severity,
  { findings, context }: { readonly findings: readonly Finding[]; readonly context: ReportContext },
): readonly Block[] {
  const found = findings.filter((finding) => finding.severity === severity);
  return createGroup(
    `${context.severityNames[severity]} (${found.length})`,
    found.toSorted(compareEffects).map((finding) => composeFinding(finding, context)),
  );
}

function composePointsInFavor(
  findings: readonly Finding[],
  context: ReportContext,
): readonly Block[] {
  if (findings.length === 0) return [];
  return createGroup(`${favorTitle} (${findings.length})`, [
    { kind: 'note', words: favorNote },
    ...findings
      .toSorted(compareGravity)
      .map((finding) => composeFinding(finding, context, favourBadge)),
  ]);
}

function composeAccepted(context: ReportContext): readonly Block[] {
  const findings = listAccepted(context);
  if (findings.length === 0) return [];
  const { score } = context.whole;
  const count = formatCount(findings.length, 'finding');
  return createGroup(`Accepted (${findings.length})`, [
    {
      kind: 'note',
      words:
        score === undefined
          ? `What you live with: ${count}.`
          : `What you live with, and what is not in the score: ${count}. Points and scores here are those of the document as it stands, with its score of ${formatScore(score.value)}.`,
    },
    ...findings
      .toSorted(compareGravity)
      .map((finding) =>
        composeFinding(finding, { ...context, analysis: context.whole }, 'accepted'),
      ),
  ]);
}

function compareGravity(a: Finding, b: Finding): number {
  return b.severity - a.severity || compareEffects(a, b);
}
