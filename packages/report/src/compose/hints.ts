import { hintsNote, hintsTitle, listHints, nameHint } from '@clauselight/core';
import type { Section } from '../content.ts';
import { shorten } from '../printable.ts';
import { createFacts, createSection } from './blocks.ts';
import type { ReportContext } from './report-context.ts';

const quoteLength = 240;

/** The passages that may hold a risk and of which the engine is not sure. */
export function composeHints({ analysis, places }: ReportContext): readonly Section[] {
  const hints = listHints(analysis.conceptPassages);
  if (hints.length === 0) return [];
  return createSection(`${hintsTitle} (${hints.length})`, [
    { kind: 'note', words: hintsNote },
    ...createFacts(
      hints.map((hint) => {
        const { detail, evidence, clause } = hint;
        const place = places.find(evidence, clause);
        return {
          label: nameHint(hint),
          words: detail,
          quote: shorten(evidence.quote, quoteLength),
          ...(place !== undefined && { place }),
        };
      }),
    ),
  ]);
}
