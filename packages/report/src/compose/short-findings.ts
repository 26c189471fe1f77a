import {
  describeFindingState,
  describeNoFindings,
  describePoints,
  favorTitle,
  favourBadge,
  getDocumentWording,
} from '@clauselight/core';
import type { Finding, Severity } from '@clauselight/schema';
import type { Block, Section } from '../content.ts';
import { shorten } from '../printable.ts';
import { createGroup, createTable } from './blocks.ts';
import { listSetAside, type ReportContext } from './report-context.ts';
import { compareEffects, severities } from './sort-findings.ts';

/** Severities from which a finding is shown with its words; milder ones are rows of a table. */
const leastQuoted: Severity = 3;
/** In UTF-16 code units: about two lines. */
const quoteLength = 180;

/**
 * Every finding in few words: where it is, its words, why it matters and what to ask for; the milder ones and those that
 * do not count in tables. Wording to propose and what the severity rests on are in the long form.
 */
export function composeShortFindings(context: ReportContext): Section {
  const { analysis, whole, severityNames } = context;
  const risks = analysis.findings.filter(({ standing }) => standing !== 'favour');
  const pointsInFavor = analysis.findings.filter(({ standing }) => standing === 'favour');
  return {
    title: 'Findings',
    blocks: [
      ...(whole.findings.length === 0
        ? [{ kind: 'paragraph' as const, words: describeNoFindings(analysis) }]
        : []),
      ...severities.flatMap((severity) => {
        const found = risks
          .filter((finding) => finding.severity === severity)
          .toSorted(compareEffects);
        return createGroup(
          `${severityNames[severity]} (${found.length})`,
          severity >= leastQuoted
            ? found.map((finding) => composeItem(finding, context))
            : composeTable(severityNames[severity], found, context),
        );
      }),
      ...createGroup(
        `${favorTitle} (${pointsInFavor.length})`,
        composeTable(favourBadge, pointsInFavor, context),
      ),
      ...composeSetAside(context),
    ],
  };
}

function composeItem(finding: Finding, context: ReportContext): Block {
  const { title, severity, evidence, clause, why, request } = finding;
  const [lead] = evidence;
  const place = lead && context.places.find(lead, clause);
  return {
    kind: 'item',
    title,
    severity: { value: severity, name: context.severityNames[severity] },
    badge: describePoints(finding),
    blocks: [
      ...describeDecision(finding, context),
      ...(lead === undefined
        ? []
        : [
            {
              kind: 'quote' as const,
              words: shorten(lead.quote, quoteLength),
              ...(place !== undefined && { place }),
            },
          ]),
      {
        kind: 'paragraph',
        words: [
          { text: `${why} ` },
          { text: `${getDocumentWording(context.family).adviceLabel}: `, look: 'strong' },
          { text: /[.!?]$/.test(request) ? request : `${request}.` },
        ],
      },
    ],
  };
}

function describeDecision(
  { id }: Finding,
  { stateById, stateNames }: ReportContext,
): readonly Block[] {
  const decision = stateById.get(id);
  if (decision === undefined || decision.state === 'open') return [];
  return [{ kind: 'note', words: `${describeFindingState(decision, stateNames)}.` }];
}

function composeTable(
  name: string,
  findings: readonly Finding[],
  { places, family }: ReportContext,
): readonly Block[] {
  return createTable({
    caption: `Findings: ${name}`,
    rows: findings,
    columns: [
      { title: 'Finding', cell: ({ title }) => title },
      {
        title: 'Where',
        width: 0.25,
        cell: ({ evidence: [lead], clause }) => lead && places.find(lead, clause),
      },
      {
        title: getDocumentWording(family).adviceLabel,
        width: 0.35,
        cell: ({ request, standing }) => (standing === 'favour' ? undefined : request),
      },
    ],
  });
}

function composeSetAside(context: ReportContext): readonly Block[] {
  const findings = listSetAside(context);
  return createGroup(
    `Not counted (${findings.length})`,
    createTable({
      caption: 'Findings that were set aside',
      rows: findings,
      columns: [
        { title: 'Finding', cell: ({ title }) => title },
        {
          title: 'Decision',
          width: 0.4,
          cell: ({ id }) => {
            const decision = context.stateById.get(id);
            return decision && describeFindingState(decision, context.stateNames);
          },
        },
        { title: 'Note', width: 0.3, cell: ({ id }) => context.stateById.get(id)?.note },
      ],
    }),
  );
}
