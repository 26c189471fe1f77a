import { aiAuthor, type Highlight, ownerAuthor } from '@clauselight/schema';
import type { Block, Fact, Section } from '../content.ts';
import { createFact, createFacts, createQuote, createSection } from './blocks.ts';
import type { ReportContext } from './report-context.ts';

const authors: Readonly<Record<string, string>> = {
  [aiAuthor]: 'by the analysis',
  [ownerAuthor]: 'by the owner',
};

/** The highlighted passages in text order, with their notes; empty if the annex is not wanted. */
export function composeAnnex(context: ReportContext): readonly Section[] {
  const highlights = context.highlights ?? [];
  return createSection(
    'Annex: highlighted passages',
    highlights.map((highlight, index) => composeHighlight(highlight, { index, context })),
  );
}

function composeHighlight(
  highlight: Highlight,
  { index, context }: { readonly index: number; readonly context: ReportContext },
): Block {
  const { startOffset, endOffset, quote, note, tags, createdBy } = highlight;
  const evidence = { start: startOffset, end: endOffset, quote };
  const facts: readonly Fact[] = [
    ...createFact('Note', note),
    ...createFact('Tags', tags.join(', ')),
  ];
  return {
    kind: 'item',
    title: `${index + 1}. ${nameHighlight(highlight)}`,
    badge: authors[createdBy] ?? createdBy,
    blocks: [createQuote(evidence, context), ...createFacts(facts)],
  };
}

function nameHighlight({ origin }: Highlight): string {
  if (origin === undefined) return 'Highlight';
  return origin.kind === 'finding' ? origin.title : origin.label;
}
