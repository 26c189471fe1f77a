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
import { formatCount, lowerFirst } from './formats.ts';
import { listSetAside, type ReportContext } from './report-context.ts';
import { compareEffects, severities } from './sort-findings.ts';

/**
 * Every finding: risks and possible risks of the reader, most severe first; points in their favor; those accepted and
 * those that are not a risk.
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
      ...setAsideGroups.flatMap((state) => composeSetAside(state, context)),
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

const setAsideGroups = ['accepted', 'not-a-risk'] as const;
const setAsideLeads = {
  accepted: 'What you live with',
  'not-a-risk': 'What you judged differently',
} as const;

function composeSetAside(
  state: (typeof setAsideGroups)[number],
  context: ReportContext,
): readonly Block[] {
  const findings = listSetAside(context).filter(
    ({ id }) => context.stateById.get(id)?.state === state,
  );
  if (findings.length === 0) return [];
  const { score } = context.whole;
  const name = context.stateNames[state];
  const lead = setAsideLeads[state];
  const count = formatCount(findings.length, 'finding');
  return createGroup(`${name} (${findings.length})`, [
    {
      kind: 'note',
      words:
        score === undefined
          ? `${lead}: ${count}.`
          : `${lead}, and what is not in the score: ${count}. Points and scores here are those of the document as it stands, with its score of ${formatScore(score.value)}.`,
    },
    ...findings
      .toSorted(compareGravity)
      .map((finding) =>
        composeFinding(finding, { ...context, analysis: context.whole }, lowerFirst(name)),
      ),
  ]);
}

function compareGravity(a: Finding, b: Finding): number {
  return b.severity - a.severity || compareEffects(a, b);
}
