import type {
  Block,
  Column,
  Cover,
  CoverScore,
  Fact,
  ReportContent,
  RichText,
} from '../content.ts';
import { describeItem, describeScore } from '../plain-words.ts';
import { writeInline, writeLines, writeWords } from './words.ts';

/**
 * Renders a report as Markdown (CommonMark with the tables of GFM). All words are escaped. The changes of a later
 * version are marked with `<ins>` and `<del>`.
 *
 * @param content - What a composer of this package returns.
 * @returns The file, with a line feed at its end.
 */
export function renderMarkdown({ cover, sections, footer }: ReportContent): string {
  const parts = [
    ...renderCover(cover),
    ...sections.flatMap(({ title, blocks }) => [
      writeHeading(2, title),
      ...blocks.flatMap((block) => renderBlock(block, 3)),
    ]),
    ...(footer === '' ? [] : ['---', `*${writeWords(footer)}*`]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function renderCover({ kicker, title, scores, facts, notes }: Cover): readonly string[] {
  return [
    writeHeading(1, title),
    ...(kicker === '' ? [] : [`*${writeWords(kicker)}*`]),
    ...scores.map(renderScore),
    ...renderFacts(facts),
    ...notes.flatMap(writeLines),
  ];
}

function renderScore(score: CoverScore): string {
  const { name, words } = describeScore(score);
  return `**${writeWords(name)}: ${writeWords(words)}**`;
}

/** `level` is the level of the heading with which the block begins. */
function renderBlock(block: Block, level: number): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return writeLines(block.words);
    case 'note':
      return typeof block.words === 'string'
        ? writeLines(block.words).map((line) => `*${line}*`)
        : writeLines(block.words);
    case 'quote':
      return [renderQuote(block.words, block.place)];
    case 'wording':
      return [renderQuote(block.text)];
    case 'facts':
      return renderFacts(block.facts);
    case 'list':
      return [
        block.items
          .map((item, index) => renderItem(item, block.isOrdered ? index + 1 : 0))
          .join('\n'),
      ];
    case 'table':
      return renderTable(block);
    case 'group':
      return [
        writeHeading(level, block.title),
        ...block.blocks.flatMap((inner) => renderBlock(inner, level + 1)),
      ];
    case 'item':
      return [
        writeHeading(level, describeItem(block)),
        ...block.blocks.flatMap((inner) => renderBlock(inner, level + 1)),
      ];
  }
}

function writeHeading(level: number, title: string): string {
  return `${'#'.repeat(Math.min(level, 6))} ${writeWords(title)}`;
}

function renderQuote(words: RichText, place?: string): string {
  const lines = [...writeLines(words), ...(place === undefined ? [] : [`*${writeWords(place)}*`])];
  return lines.map((line) => `> ${line}`).join('\n>\n');
}

function renderFacts(facts: readonly Fact[]): readonly string[] {
  return facts.length === 0 ? [] : [facts.map(renderFact).join('\n')];
}

function renderFact({ label, words, quote, place }: Fact): string {
  const source = [
    ...(quote === undefined ? [] : [`“${writeWords(quote)}”`]),
    ...(place === undefined ? [] : [writeWords(place)]),
  ].join(', ');
  const fact = `- **${writeWords(label)}:** ${writeInline(words, '\\\n  ')}`;
  return source === '' ? fact : `${fact} (${source})`;
}

function renderItem(words: RichText, number: number): string {
  const bullet = number > 0 ? `${number}.` : '-';
  const indent = ' '.repeat(bullet.length + 1);
  return `${bullet} ${writeLines(words).join(`\n\n${indent}`)}`;
}

function renderTable({
  caption,
  columns,
  rows,
}: Extract<Block, { kind: 'table' }>): readonly string[] {
  const lines = [
    columns.map(({ title }) => writeWords(title)),
    columns.map(writeRule),
    ...rows.map((cells) => columns.map((_, index) => writeInline(cells[index] ?? '', '<br>'))),
  ];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return [...(caption === '' ? [] : [`*${writeWords(caption)}*`]), table];
}

function writeRule({ align }: Column): string {
  return align === 'end' ? '---:' : '---';
}
