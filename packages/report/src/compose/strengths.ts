import { strengthsTitle } from '@clauselight/core';
import type { Strength } from '@clauselight/schema';
import type { Block, Section } from '../content.ts';
import { createParagraph, createQuote, createSection } from './blocks.ts';
import { formatCount } from './formats.ts';
import type { ReportContext } from './report-context.ts';

/** Some strengths rest on every paragraph of a text. */
const shownPassages = 3;

/** What the text does well, with quotes. */
export function composeStrengths(context: ReportContext): readonly Section[] {
  return createSection(
    strengthsTitle,
    context.analysis.strengths.map((strength) => composeStrength(strength, context)),
  );
}

function composeStrength({ title, text, evidence }: Strength, { places }: ReportContext): Block {
  const more = evidence.length - shownPassages;
  return {
    kind: 'item',
    title,
    blocks: [
      ...createParagraph(text),
      ...evidence.slice(0, shownPassages).map((passage) => createQuote(passage, { places })),
      ...(more > 0
        ? [{ kind: 'note' as const, words: `and ${formatCount(more, 'more place')} like it` }]
        : []),
    ],
  };
}
