import { categoryNames } from '@clauselight/core';
import type { Finding } from '@clauselight/schema';
import type { Block, Fact } from '../content.ts';
import { createAnchor, createFact, createFacts, createParagraph, createQuote } from './blocks.ts';
import { formatPoints, formatScore, formatShare, joinWords } from './formats.ts';
import type { ReportContext } from './report-context.ts';
import { getWording } from './wording.ts';

/** One finding with everything needed to check it by hand. `badge` says what it is where that is not its points. */
export function composeFinding(
  finding: Finding,
  context: ReportContext,
  badge = describePoints(finding),
): Block {
  const { title, severity, evidence, clause, detail, wording } = finding;
  const isFavour = finding.standing === 'favour';
  return {
    kind: 'item',
    title,
    ...(!isFavour && { severity: { value: severity, name: context.severityNames[severity] } }),
    badge,
    blocks: [
      ...createParagraph(detail),
      ...evidence.map((passage, index) =>
        createQuote(passage, { places: context.places, clause: index === 0 ? clause : undefined }),
      ),
      ...sayMissing(finding, context),
      ...createFacts(listReasons(finding, context)),
      ...(wording === undefined || isFavour
        ? []
        : [
            { kind: 'note' as const, words: 'Wording to propose' },
            { kind: 'wording' as const, text: wording },
          ]),
      ...createFacts(listJudgement(finding, context)),
      { kind: 'note', words: describeSource(finding) },
    ],
  };
}

function describePoints({ points }: Finding): string {
  return points === 0 ? 'not in the score' : `${formatPoints(points)} points`;
}

/** Where something that is missing was looked for. */
function sayMissing({ lookedIn }: Finding, { places }: ReportContext): readonly Block[] {
  if (lookedIn.length === 0) return [];
  const found = [...new Set(lookedIn.flatMap((passage) => places.find(passage) ?? []))];
  if (found.length > 0)
    return [{ kind: 'note', words: `Looked for first in: ${found.join('; ')}.` }];
  return [
    { kind: 'note', words: 'Looked for first in:' },
    ...lookedIn.map((passage) => createQuote(passage, { places })),
  ];
}

function listReasons(finding: Finding, context: ReportContext): readonly Fact[] {
  const { family } = context;
  const { why, advantage, borneBy, mitigation, law } = finding;
  const weighsOn = createFact('Weighs on', family === 'contract' ? borneBy : undefined);
  if (finding.standing === 'favour') {
    return [...createFact('What it means for you', advantage ?? why), ...weighsOn];
  }
  return [
    ...createFact('Why it matters', why),
    ...weighsOn,
    ...createFact('To the side taken', describeOpen(finding, context)),
    ...createFact(getWording(family).adviceLabel, mitigation),
    ...createFact('Law', law),
  ];
}

/** Where a side is taken, a finding is its risk unless the text does not say so. */
function describeOpen({ standing }: Finding, { side, whole }: ReportContext): string | undefined {
  const isSideTaken = whole.sides.some(({ id }) => id === side);
  return isSideTaken && standing === 'open'
    ? 'Open: the text does not say whose risk it is'
    : undefined;
}

/** Why it is as grave as it is, and what it does to the score. */
function listJudgement(finding: Finding, context: ReportContext): readonly Fact[] {
  const { adjustments } = finding;
  const { family, places } = context;
  return [
    ...createFact(getWording(family).severityLabel, describeSeverity(finding, context)),
    ...adjustments.map(
      ({ effect, reason, evidence }): Fact => ({
        label: effect < 0 ? 'Lowered' : 'Raised',
        words: reason,
        ...createAnchor(evidence, { places }),
      }),
    ),
    ...createFact('Score', describeEffect(finding, context)),
  ];
}

function describeSeverity(
  { severity, baseSeverity, standing }: Finding,
  { severityNames }: ReportContext,
): string | undefined {
  const name = severityNames[severity];
  if (severity !== baseSeverity) return `${name}, adjusted from ${severityNames[baseSeverity]}`;
  return standing === 'favour' ? name : undefined;
}

function describeEffect(
  { points, scoreWithout, id }: Finding,
  { analysis, accepted }: ReportContext,
) {
  if (points === 0) return undefined;
  const score = formatScore(analysis.score.value);
  const rest = `${formatScore(scoreWithout)} without it`;
  return accepted.includes(id)
    ? `${formatPoints(points)} points; ${rest} instead of ${score}, were nothing else accepted`
    : `${formatPoints(points)} points; ${rest} instead of ${score}`;
}

function describeSource({ category, source, ruleId, confidence }: Finding): string {
  return joinWords(
    [
      categoryNames[category],
      `Rule ${ruleId}`,
      `Confidence ${formatShare(confidence)}`,
      `Source: ${source}`,
    ],
    ' · ',
  );
}
