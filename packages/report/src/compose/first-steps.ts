import type { Recommendation } from '@clauselight/schema';
import type { Block, Section, Words } from '../content.ts';
import { createGroup, createSection } from './blocks.ts';
import { formatScore, joinWords } from './formats.ts';
import type { ReportContext } from './report-context.ts';
import { getWording } from './wording.ts';

/** What to do first, in order, and the message that asks the other side for it. */
export function composeFirstSteps(context: ReportContext): readonly Section[] {
  const { recommendations, firstSteps } = context.analysis;
  const steps = firstSteps.recommendationIds.flatMap(
    (id) => recommendations.find((recommendation) => recommendation.id === id) ?? [],
  );
  if (steps.length === 0) return [];
  const message = firstSteps.message.split('\n\n').filter((part) => part.trim() !== '');
  return createSection(getWording(context.family).firstTitle, [
    { kind: 'list', isOrdered: true, items: steps.map((step) => composeStep(step, context)) },
    ...createGroup(
      'A message that asks for it',
      message.map((text): Block => ({ kind: 'wording', text })),
    ),
  ]);
}

function composeStep(
  { title, text, scoreReduction, evidence, clause }: Recommendation,
  { places }: ReportContext,
): Words {
  const notes = joinWords([
    evidence && places.find(evidence, clause),
    scoreReduction > 0 && `takes ${formatScore(scoreReduction)} off the score`,
  ]);
  return [
    { text: `${title}. `.replace(/([.!?])\. $/, '$1 '), look: 'strong' },
    { text },
    ...(notes === '' ? [] : [{ text: ` (${notes})`, look: 'emphasis' as const }]),
  ];
}
