import {
  describeAnswers,
  describeCertainty,
  ndaChecksNote,
  ndaChecksTitle,
  ndaOutcomeNames,
  usualAnswersNote,
} from '@clauselight/core';
import type { Block, Section } from '../content.ts';
import { createParagraph, createQuote, createSection } from './blocks.ts';
import type { ReportContext } from './report-context.ts';

/** The standard questions about a non-disclosure agreement, with the answers for this one. */
export function composeNdaChecks({ analysis, places }: ReportContext): readonly Section[] {
  if (analysis.ndaChecks.length === 0) return [];
  return createSection(ndaChecksTitle, [
    { kind: 'note', words: ndaChecksNote },
    ...(analysis.ndaChecks.some(({ usual }) => usual !== undefined)
      ? [{ kind: 'note' as const, words: usualAnswersNote }]
      : []),
    ...analysis.ndaChecks.map(
      ({ title, hypothesis, outcome, probability, evidence, usual }): Block => ({
        kind: 'item',
        title,
        badge: ndaOutcomeNames[outcome],
        blocks: [
          { kind: 'paragraph', words: hypothesis },
          ...createParagraph(usual && describeAnswers(usual)),
          ...evidence.map((passage) => createQuote(passage, { places })),
          { kind: 'note', words: describeCertainty(probability) },
        ],
      }),
    ),
  ]);
}
