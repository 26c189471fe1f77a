import type { NdaCheck } from '@clauselight/schema';
import type { Block, Section } from '../content.ts';
import { createQuote, createSection } from './blocks.ts';
import { formatShare } from './formats.ts';
import type { ReportContext } from './report-context.ts';

const outcomes: Readonly<Record<NdaCheck['outcome'], string>> = {
  entailed: 'Says so',
  contradicted: 'Says the opposite',
  'not-mentioned': 'Says nothing',
};

/** The questions that every non-disclosure agreement is asked, and what this one says to each. */
export function composeNdaChecks({ analysis, places }: ReportContext): readonly Section[] {
  if (analysis.ndaChecks.length === 0) return [];
  return createSection('What every NDA is asked', [
    {
      kind: 'note',
      words:
        'Each statement holds in some agreements and not in others. None is good or bad in itself: that depends on whether you give information or receive it.',
    },
    ...analysis.ndaChecks.map(
      ({ title, hypothesis, outcome, probability, evidence }): Block => ({
        kind: 'item',
        title,
        badge: outcomes[outcome],
        blocks: [
          { kind: 'paragraph', words: hypothesis },
          ...evidence.map((passage) => createQuote(passage, { places })),
          { kind: 'note', words: `${formatShare(probability)} sure` },
        ],
      }),
    ),
  ]);
}
