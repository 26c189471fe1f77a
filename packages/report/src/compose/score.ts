import { categoryNames } from '@clauselight/core';
import type { Finding, Score } from '@clauselight/schema';
import type { Block, Section } from '../content.ts';
import { createParagraph, createTable } from './blocks.ts';
import { describeAcceptance, describeFailures, nameLevel } from './cover.ts';
import { formatPoints, formatScore } from './formats.ts';
import { listAccepted, type ReportContext } from './report-context.ts';
import { compareEffects } from './sort-findings.ts';
import { getWording } from './wording.ts';

/** How the score comes about: by category and by finding, with the formula, so that it can be worked out by hand. */
export function composeScore(context: ReportContext): Section {
  const { analysis, whole } = context;
  const { score, failedSteps } = analysis;
  const accepted = listAccepted(context);
  const words = `${formatScore(score.value)} of 10, ${nameLevel(score)}.`;
  return {
    title: 'How the score comes about',
    blocks: [
      ...createParagraph(describeFailures(failedSteps.map(({ label }) => label))),
      ...createParagraph(failedSteps.length === 0 ? words : `Of what could be checked: ${words}`),
      ...createParagraph(
        accepted.length > 0
          ? `${describeAcceptance(accepted.length, { whole: whole.score, left: score })} What follows is without them.`
          : undefined,
      ),
      ...(score.r > 0 ? composeSum(context) : createParagraph('No finding adds to the score.')),
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
      caption: 'Points by category',
      rows: categories,
      columns: [
        { title: 'Category', width: 0.25, cell: ({ category }) => categoryNames[category] },
        {
          title: 'Points of its findings',
          cell: ({ category }) =>
            writeSum(
              counted.filter((finding) => finding.category === category),
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
          title: getWording(family).severityLabel,
          width: 0.16,
          cell: ({ severity }) => severityNames[severity],
        },
        { title: 'Category', width: 0.18, cell: ({ category }) => categoryNames[category] },
        { title: 'Points', width: 0.1, align: 'end', cell: ({ points }) => formatPoints(points) },
        {
          title: 'Score without it',
          width: 0.12,
          align: 'end',
          cell: ({ scoreWithout }) => formatScore(scoreWithout),
        },
      ],
    }),
  ];
}

/** The sum of one category with its figures: `0.80 + 0.35 × (0.40 + 0.20)`. */
function writeSum(findings: readonly Finding[], rest: number): string {
  const [first = '', ...others] = findings
    .map(({ points }) => points)
    .toSorted((a, b) => b - a)
    .map(formatPoints);
  if (others.length === 0) return first;
  const sum = others.join(' + ');
  return `${first} + ${rest} × ${others.length > 1 ? `(${sum})` : sum}`;
}

function describeFormula({ r, scale, rest, value }: Score): string {
  return `In each category the finding with the most points counts in full and every other one counts ${rest} of its points. R is the sum of the categories: ${formatPoints(r)}. The score is 10 × (1 − e^(−R / ${scale})), here ${formatScore(value)}.`;
}
