import {
  categoryNames,
  categoryPointsTitle,
  describeCategorySums,
  describeLevel,
  findingLabels,
  formatPoints,
  formatScore,
  getDocumentWording,
  noPoints,
  writeCategorySum,
} from '@clauselight/core';
import type { Score } from '@clauselight/schema';
import type { Block, Section } from '../content.ts';
import { createParagraph, createTable } from './blocks.ts';
import { describeAcceptance, describeFailures } from './cover.ts';
import { listAccepted, type ReportContext } from './report-context.ts';
import { compareEffects } from './sort-findings.ts';

/** How the score is computed: by category and by finding, with the formula, so that it can be recomputed by hand. */
export function composeScore(context: ReportContext): Section {
  const { analysis, whole } = context;
  const { score, failedSteps } = analysis;
  const accepted = listAccepted(context);
  const words = `${formatScore(score.value)} of 10, ${describeLevel(score)}.`;
  return {
    title: 'How the score comes about',
    blocks: [
      ...createParagraph(describeFailures(failedSteps)),
      ...createParagraph(failedSteps.length === 0 ? words : `Of what could be checked: ${words}`),
      ...createParagraph(
        accepted.length > 0
          ? `${describeAcceptance(accepted.length, { whole: whole.score, left: score })} What follows is without them.`
          : undefined,
      ),
      ...(score.r > 0 ? composeSum(context) : createParagraph(noPoints)),
    ],
  };
}

function composeSum({ analysis, severityNames, family }: ReportContext): readonly Block[] {
  const { score, findings } = analysis;
  const categories = score.categories
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
  const counted = findings.filter(({ points }) => points > 0).toSorted(compareEffects);
  return [
    ...createTable({
      caption: categoryPointsTitle,
      rows: categories,
      columns: [
        { title: 'Category', width: 0.25, cell: ({ category }) => categoryNames[category] },
        {
          title: 'Points of its findings',
          cell: ({ category }) =>
            writeCategorySum(
              counted
                .filter((finding) => finding.category === category)
                .map((finding) => finding.points),
              score.rest,
            ),
        },
        { title: 'Points', width: 0.12, align: 'end', cell: ({ points }) => formatPoints(points) },
      ],
    }),
    { kind: 'paragraph', words: describeFormula(score) },
    ...createTable({
      caption: 'Points by finding',
      rows: counted,
      columns: [
        { title: 'Finding', cell: ({ title }) => title },
        {
          title: getDocumentWording(family).severityLabel,
          width: 0.16,
          cell: ({ severity }) => severityNames[severity],
        },
        { title: 'Category', width: 0.18, cell: ({ category }) => categoryNames[category] },
        { title: 'Points', width: 0.1, align: 'end', cell: ({ points }) => formatPoints(points) },
        {
          title: findingLabels.scoreWithout,
          width: 0.12,
          align: 'end',
          cell: ({ scoreWithout }) => formatScore(scoreWithout),
        },
      ],
    }),
  ];
}

function describeFormula(score: Score): string {
  const { r, scale, value } = score;
  return `${describeCategorySums(score)}: ${formatPoints(r)}. The score is 10 × (1 − e^(−R / ${scale})), here ${formatScore(value)}.`;
}
