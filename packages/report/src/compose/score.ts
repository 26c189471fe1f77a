import {
  categoryNames,
  categoryPointsTitle,
  describeCategorySums,
  describeCoverage,
  describeFloor,
  describeLevel,
  describeScoreOwner,
  findingLabels,
  formatPoints,
  formatScore,
  getDocumentWording,
  noPoints,
  notJudgedTitle,
  writeCategorySum,
} from '@clauselight/core';
import type { Score } from '@clauselight/schema';
import type { Block, Section } from '../content.ts';
import { createParagraph, createTable } from './blocks.ts';
import { describeFailures, describeSetAside } from './cover.ts';
import { listSetAside, type ReportContext } from './report-context.ts';
import { compareEffects } from './sort-findings.ts';

/** How the score is computed: by category and by finding, with the formula, so that it can be recomputed by hand. */
export function composeScore(context: ReportContext): Section {
  const { analysis, whole } = context;
  const { score, failedSteps, notJudged } = analysis;
  if (score === undefined) {
    return {
      title: notJudgedTitle,
      blocks: [
        ...createParagraph(describeFailures(failedSteps)),
        ...createParagraph(notJudged?.text),
        ...createParagraph(notJudged?.remedy),
      ],
    };
  }
  const aside = describeSetAside(listSetAside(context).length, whole.score, score);
  const words = `${formatScore(score.value)} of 10, ${describeLevel(score)}.`;
  return {
    title: 'How the score comes about',
    blocks: [
      ...createParagraph(describeFailures(failedSteps)),
      ...createParagraph(failedSteps.length === 0 ? words : `Of what could be checked: ${words}`),
      ...createParagraph(describeScoreOwner(score, whole.sides)),
      ...createParagraph(aside && `${aside} What follows is without them.`),
      ...(score.r > 0 ? composeSum(context, score) : createParagraph(noPoints)),
      ...createParagraph(describeFloor(score)),
      ...createParagraph(describeCoverage(score)),
    ],
  };
}

function composeSum(
  { analysis, severityNames, family, isShort = false }: ReportContext,
  score: Score,
): readonly Block[] {
  const { findings } = analysis;
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
    // In the short form each finding names its points, and nothing else does.
    ...createTable({
      caption: 'Points by finding',
      rows: isShort ? [] : counted,
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
  const { r, scale, value, floor } = score;
  const computed = floor === undefined ? value : 10 * (1 - Math.exp(-r / scale));
  return `${describeCategorySums(score)}: ${formatPoints(r)}. The score is 10 × (1 − e^(−R / ${scale})), here ${formatScore(computed)}.`;
}
