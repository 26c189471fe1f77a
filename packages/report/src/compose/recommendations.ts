import { getDocumentWording, notJudgedTitle } from '@clauselight/core';
import type { Section } from '../content.ts';
import { createSection, createTable } from './blocks.ts';
import { formatReduction } from './formats.ts';
import type { ReportContext } from './report-context.ts';

/** What to ask for, the largest reduction of the score first. Proposed wording is shown with the findings. */
export function composeRecommendations(context: ReportContext): readonly Section[] {
  const { analysis, places, severityNames, family } = context;
  return createSection(
    'Recommendations',
    createTable({
      caption: 'Recommendations, what takes most off the score first',
      rows: analysis.recommendations,
      columns: [
        {
          title: getDocumentWording(family).adviceLabel,
          cell: ({ title, text }) => [{ text: title, look: 'strong' }, { text: `\n${text}` }],
        },
        {
          title: getDocumentWording(family).severityLabel,
          width: 0.14,
          cell: ({ severity }) => severityNames[severity],
        },
        {
          title: 'Where',
          width: 0.2,
          cell: ({ evidence, clause }) => evidence && places.find(evidence, clause),
        },
        {
          title: 'Effect on the score',
          width: 0.12,
          align: 'end',
          cell: ({ scoreReduction }) =>
            analysis.score === undefined ? notJudgedTitle : formatReduction(scoreReduction),
        },
      ],
    }),
  );
}
