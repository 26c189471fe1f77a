import {
  getDocumentWording,
  groupRequests,
  notJudgedTitle,
  type RequestGroup,
  requestRanks,
} from '@clauselight/core';
import type { Block, Section } from '../content.ts';
import { createGroup, createSection, createTable } from './blocks.ts';
import { formatReduction } from './formats.ts';
import type { ReportContext } from './report-context.ts';

/**
 * What to ask for, by how much it matters: each request once, with every place that calls for it. Proposed wording is shown
 * with the findings.
 */
export function composeRecommendations(context: ReportContext): readonly Section[] {
  const groups = groupRequests(context.analysis.recommendations);
  const { rankNames } = getDocumentWording(context.family);
  return createSection(
    'Recommendations',
    requestRanks.flatMap((rank) => {
      const own = groups.filter((group) => group.rank === rank);
      const name = rankNames[rank];
      return createGroup(`${name} (${own.length})`, composeTable(name, own, context));
    }),
  );
}

function composeTable(
  name: string,
  groups: readonly RequestGroup[],
  { analysis, places, severityNames, family }: ReportContext,
): readonly Block[] {
  return createTable({
    caption: `Recommendations: ${name}, what takes most off the score first`,
    rows: groups,
    columns: [
      {
        title: getDocumentWording(family).adviceLabel,
        cell: ({ recommendations: [{ title, text }] }) => [
          { text: title, look: 'strong' },
          { text: `\n${text}` },
        ],
      },
      {
        title: getDocumentWording(family).severityLabel,
        width: 0.14,
        cell: ({ severity }) => severityNames[severity],
      },
      {
        title: 'Where',
        width: 0.2,
        cell: ({ recommendations }) =>
          [
            ...new Set(
              recommendations.flatMap(
                ({ evidence, clause }) => (evidence && places.find(evidence, clause)) ?? [],
              ),
            ),
          ].join('; '),
      },
      {
        title: 'Effect on the score',
        width: 0.12,
        align: 'end',
        cell: ({ recommendations }) =>
          analysis.score === undefined
            ? notJudgedTitle
            : recommendations
                .map(({ scoreReduction }) => formatReduction(scoreReduction))
                .join('; '),
      },
    ],
  });
}
