import type { Block, CoverScore, Fact, ReportContent, RichText } from './content.ts';

/**
 * Every text of a report in order, runs joined: what each format must contain.
 *
 * @param content - What a composer of this package returns.
 * @returns The texts in document order.
 */
export function listTexts({ cover, sections, footer }: ReportContent): readonly string[] {
  const { kicker, title, scores, facts, notes } = cover;
  return [
    kicker,
    title,
    ...scores.flatMap(listOfScore),
    ...facts.flatMap(listOfFact),
    ...notes.map(join),
    ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(listOfBlock)]),
    footer,
  ];
}

function listOfBlock(block: Block): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [join(block.words)];
    case 'quote':
      return [join(block.words), ...(block.place === undefined ? [] : [block.place])];
    case 'wording':
      return [block.text];
    case 'facts':
      return block.facts.flatMap(listOfFact);
    case 'list':
      return block.items.map(join);
    case 'table':
      return [
        block.caption,
        ...block.columns.map(({ title }) => title),
        ...block.rows.flat().map(join),
      ];
    case 'group':
      return [block.title, ...block.blocks.flatMap(listOfBlock)];
    case 'item':
      return [block.title, block.severity?.name, block.badge]
        .filter((text) => text !== undefined)
        .concat(block.blocks.flatMap(listOfBlock));
  }
}

/** If the score cannot be shown, its replacement is. */
function listOfScore(score: CoverScore): readonly string[] {
  return [score.title, score.insteadOf ?? `${score.label} ${score.value}`].filter(
    (text) => text !== undefined,
  );
}

function listOfFact({ label, words, quote, place }: Fact): readonly string[] {
  return [label, join(words), quote, place].filter((text) => text !== undefined);
}

function join(words: RichText): string {
  return typeof words === 'string' ? words : words.map(({ text }) => text).join('');
}
