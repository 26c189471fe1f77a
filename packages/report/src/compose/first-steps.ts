import {
  describeReduction,
  getDocumentWording,
  listPlaceholders,
  messageTitle,
} from '@clauselight/core';
import type { Recommendation } from '@clauselight/schema';
import type { Block, RichText, Section } from '../content.ts';
import { createGroup, createSection } from './blocks.ts';
import { joinWords } from './formats.ts';
import type { ReportContext } from './report-context.ts';

/** The first steps in order, and the message that asks the other side for changes. */
export function composeFirstSteps(context: ReportContext): readonly Section[] {
  const { recommendations, firstSteps } = context.analysis;
  const steps = firstSteps.recommendationIds.flatMap(
    (id) => recommendations.find((recommendation) => recommendation.id === id) ?? [],
  );
  if (steps.length === 0) return [];
  const message = firstSteps.message.split('\n\n').filter((part) => part.trim() !== '');
  const blanks = listPlaceholders(firstSteps.message);
  return createSection(getDocumentWording(context.family).firstStepsTitle, [
    { kind: 'list', isOrdered: true, items: steps.map((step) => composeStep(step, context)) },
    ...createGroup(messageTitle, [
      ...message.map((text): Block => ({ kind: 'wording', text })),
      ...(blanks.length === 0 ? [] : [describeBlanks(blanks)]),
    ]),
  ]);
}

function describeBlanks(blanks: readonly string[]): Block {
  return { kind: 'note', words: [{ text: `Fill in before you send: ${blanks.join(', ')}.` }] };
}

function composeStep(
  { title, text, scoreReduction, evidence, clause }: Recommendation,
  { places }: ReportContext,
): RichText {
  const notes = joinWords([
    evidence && places.find(evidence, clause),
    scoreReduction > 0 && describeReduction(scoreReduction),
  ]);
  return [
    { text: `${title}. `.replace(/([.!?])\. $/, '$1 '), look: 'strong' },
    { text },
    ...(notes === '' ? [] : [{ text: ` (${notes})`, look: 'emphasis' as const }]),
  ];
}
