import type { Block, Cover, CoverScore, Fact, ReportContent, Section } from '../content.ts';
import { describeItem, describeScore } from '../plain-words.ts';
import { toTerminalLine } from './clean-text.ts';
import { drawFacts, indent } from './facts.ts';
import type { Style } from './paint.ts';
import { drawTable } from './table.ts';
import { type DrawOptions, drawWords, type Terminal } from './terminal.ts';

/**
 * Renders a report for a terminal. Nothing in the document can control the terminal.
 *
 * @param content - What a composer of this package returns.
 * @param terminal - Its width in columns, and whether to paint.
 * @returns The lines, with a line feed at the end.
 */
export function renderTerminal(
  { cover, sections, footer }: ReportContent,
  terminal: Terminal,
): string {
  const parts = [
    ...drawCover(cover, terminal),
    ...sections.map((section) => drawSection(section, terminal)),
    drawWords(footer, { terminal, style: 'dim' }),
  ];
  return `${joinParts(parts).join('\n')}\n`;
}

type Lines = readonly string[];

function drawCover({ kicker, title, scores, facts, notes }: Cover, terminal: Terminal): Lines[] {
  return [
    [
      ...drawWords(kicker, { terminal, style: 'dim' }),
      ...drawWords(title, { terminal, style: 'bold' }),
    ],
    drawFacts([...scores.map(toFact), ...facts], terminal),
    ...notes.map((note) => drawWords(note, { terminal, prefix: indent })),
  ];
}

function toFact(score: CoverScore): Fact {
  const { name, words } = describeScore(score);
  return { label: name, words };
}

function drawSection({ title, blocks }: Section, terminal: Terminal): Lines {
  const heading = drawWords(toTerminalLine(title).toUpperCase(), { terminal, style: 'bold' });
  const parts = blocks.map((block) => drawBlock(block, terminal));
  const [first] = blocks;
  const isApart = first?.kind === 'group' || first?.kind === 'item';
  return isApart ? joinParts([heading, ...parts]) : [...heading, ...joinParts(parts)];
}

/** Joins parts with empty lines. */
function joinParts(parts: readonly Lines[]): Lines {
  return parts
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

function drawBlock(block: Block, terminal: Terminal): Lines {
  const draw = (words: Parameters<typeof drawWords>[0], options: Omit<DrawOptions, 'terminal'>) =>
    drawWords(words, { terminal, prefix: indent, ...options });
  switch (block.kind) {
    case 'paragraph':
      return draw(block.words, {});
    case 'note':
      return draw(block.words, { style: 'dim' });
    case 'quote':
      return [
        ...draw(block.words, { prefix: `${indent}│ ` }),
        ...(block.place === undefined ? [] : draw(`(${block.place})`, { style: 'dim' })),
      ];
    case 'wording':
      return draw(block.text, { prefix: `${indent}┆ ` });
    case 'facts':
      return drawFacts(block.facts, terminal);
    case 'list':
      return block.items.flatMap((item, index) => {
        const bullet = block.isOrdered ? `${index + 1}. ` : '- ';
        const prefix = indent + ' '.repeat(bullet.length);
        return draw(item, { prefix, firstPrefix: indent + bullet });
      });
    case 'table':
      return drawTable(block, terminal);
    case 'group':
      return joinParts([
        drawWords(block.title, { terminal, style: 'bold' }),
        ...block.blocks.map((inner) => drawBlock(inner, terminal)),
      ]);
    case 'item':
      return drawItem(block, terminal);
  }
}

/** Kept together without empty lines. */
function drawItem(item: Extract<Block, { kind: 'item' }>, terminal: Terminal): Lines {
  const { severity, blocks } = item;
  const style: Style = severity === undefined ? 'bold' : `severity-${severity.value}`;
  return [
    ...drawWords(describeItem(item), { terminal, prefix: indent, style }),
    ...blocks.flatMap((block) => drawBlock(block, terminal)),
  ];
}
