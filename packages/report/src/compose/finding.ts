import {
  categoryNames,
  describeFindingLaw,
  describeFindingState,
  describePoints,
  describeScoreEffect,
  describeSeverity,
  describeUsual,
  findingLabels,
  findUsual,
  formatShare,
  getDocumentWording,
  isSetAside,
  nameAdjustment,
  openStanding,
} from '@clauselight/core';
import type { Finding } from '@clauselight/schema';
import type { Block, Fact } from '../content.ts';
import { createAnchor, createFact, createFacts, createParagraph, createQuote } from './blocks.ts';
import { joinWords } from './formats.ts';
import type { ReportContext } from './report-context.ts';

/** One finding with everything needed to check it by hand. `badge` replaces its points. */
export function composeFinding(
  finding: Finding,
  context: ReportContext,
  badge = describePoints(finding),
): Block {
  const { title, severity, evidence, clause, detail, wording } = finding;
  const isInFavor = finding.standing === 'favour';
  return {
    kind: 'item',
    title,
    ...(!isInFavor && { severity: { value: severity, name: context.severityNames[severity] } }),
    badge,
    blocks: [
      ...describeDecision(finding, context),
      ...createParagraph(detail),
      ...evidence.map((passage, index) =>
        createQuote(passage, { places: context.places, clause: index === 0 ? clause : undefined }),
      ),
      ...describeSearch(finding, context),
      ...createFacts(listReasons(finding, context)),
      ...describeUsual(findUsual(finding, context.whole.checks)).map((words) => ({
        kind: 'note' as const,
        words,
      })),
      ...(wording === undefined || isInFavor
        ? []
        : [
            { kind: 'note' as const, words: findingLabels.wording },
            { kind: 'wording' as const, text: wording },
          ]),
      ...createFacts(listJudgment(finding, context)),
      { kind: 'note', words: describeSource(finding) },
    ],
  };
}

/** What the reader decided about it, with their note. */
function describeDecision({ id }: Finding, { stateById, stateNames }: ReportContext): Block[] {
  const decision = stateById.get(id);
  if (decision === undefined) return [];
  const { state, note } = decision;
  return [
    ...(state === 'open'
      ? []
      : [{ kind: 'note' as const, words: `${describeFindingState(decision, stateNames)}.` }]),
    ...(note === undefined ? [] : [{ kind: 'note' as const, words: `Note: ${note}` }]),
  ];
}

/** Where something that is missing was searched. */
function describeSearch({ lookedIn }: Finding, { places }: ReportContext): readonly Block[] {
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
  const { family, analysis } = context;
  const { why, advantage, borneBy, mitigation } = finding;
  const weighsOn = createFact(findingLabels.borneBy, family === 'contract' ? borneBy : undefined);
  if (finding.standing === 'favour') {
    return [...createFact(findingLabels.advantage, advantage ?? why), ...weighsOn];
  }
  return [
    ...createFact(findingLabels.why, why),
    ...weighsOn,
    ...createFact(findingLabels.standing, describeOpen(finding, context)),
    ...createFact(getDocumentWording(family).adviceLabel, mitigation),
    ...createFact(findingLabels.law, describeFindingLaw(finding, analysis.lawNotes)),
  ];
}

/** If a side is taken, a finding is that side's risk unless the text leaves this open. */
function describeOpen({ standing }: Finding, { side, whole }: ReportContext): string | undefined {
  const isSideTaken = whole.sides.some(({ id }) => id === side);
  return isSideTaken && standing === 'open' ? openStanding : undefined;
}

/** The reasons for its severity, and its effect on the score. */
function listJudgment(finding: Finding, context: ReportContext): readonly Fact[] {
  const { adjustments } = finding;
  const { family, places } = context;
  return [
    ...createFact(
      getDocumentWording(family).severityLabel,
      describeSeverityIfChanged(finding, context),
    ),
    ...adjustments.map(
      (adjustment): Fact => ({
        label: nameAdjustment(adjustment),
        words: adjustment.reason,
        ...createAnchor(adjustment.evidence, { places }),
      }),
    ),
    ...createFact(findingLabels.score, describeEffect(finding, context)),
  ];
}

/** The severity, if the finding's heading does not state it completely. */
function describeSeverityIfChanged(
  finding: Finding,
  { severityNames }: ReportContext,
): string | undefined {
  const { severity, baseSeverity, standing } = finding;
  const isSaid = severity === baseSeverity && standing !== 'favour';
  return isSaid ? undefined : describeSeverity(finding, severityNames);
}

function describeEffect(finding: Finding, { analysis, stateById }: ReportContext) {
  const { points, scoreWithout, id } = finding;
  if (points === 0 || analysis.score === undefined) return undefined;
  const scores = { without: scoreWithout, whole: analysis.score.value };
  return joinWords([
    `${describePoints(finding)}; ${describeScoreEffect(scores)}`,
    isSetAside(stateById.get(id)) && 'were nothing else set aside',
  ]);
}

function describeSource({ category, source, ruleId, confidence }: Finding): string {
  return joinWords(
    [
      categoryNames[category],
      `${findingLabels.rule} ${ruleId}`,
      `${findingLabels.confidence} ${formatShare(confidence)}`,
      `${findingLabels.source}: ${source}`,
    ],
    ' · ',
  );
}
