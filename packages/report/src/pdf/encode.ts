import type { Block, Cover, CoverScore, Fact, ReportContent, RichText, Run } from '../content.ts';
import { cleanText } from './clean-text.ts';
import { encodeWords, type Line } from './encode-words.ts';
import type { FontNames } from './fonts.ts';

/** The template's input, as JSON. */
export interface EncodedReport {
  readonly language: string;
  readonly title: string;
  readonly author: string;
  readonly [key: string]: unknown;
}

/** A longer title is cut in the page header. */
const runningLength = 90;
/** A shorter item is kept on one page; a longer one may continue on the next. */
const keptLength = 1000;
/** The same for a row of a table. */
const keptRowLength = 2000;
/** Longer words are divided. */
const lineBreaking = { longest: 48 };
const labelBreaking = { longest: 20 };
/** Of a table as wide as the page, in its small type. */
const charactersPerLine = 96;
const defaultShare = 0.22;

/** Converts a report for the template: removes control characters, and divides words into lines and runs. */
export function encodeReport(content: ReportContent, fonts: FontNames): EncodedReport {
  const { language, cover, sections, footer, madeFrom } = content;
  const title = cleanText(cover.title).replace(/\s+/g, ' ').trim();
  return {
    language: language.split('-')[0] ?? 'en',
    title,
    author: 'Clauselight',
    date: encodeDate(madeFrom),
    fonts,
    footer: cleanText(footer),
    'running-title':
      title.length > runningLength ? `${[...title].slice(0, runningLength).join('')} …` : title,
    cover: encodeCover(cover),
    sections: sections.map((section) => ({
      title: encode(section.title),
      blocks: encodeBlocks(section.blocks),
    })),
  };
}

function encodeDate(iso: string): Readonly<Record<string, number>> {
  const date = new Date(iso);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

function encodeCover({ kicker, title, scores, facts, notes }: Cover): unknown {
  return {
    kicker: cleanText(kicker),
    title: encodeWords(title, { longest: 22 }),
    'title-size': title.length > 160 ? 16 : title.length > 70 ? 21 : 28,
    scores: scores.map((score) => ({
      title: encodeOptional(score.title),
      label: encode(score.label === 'Risk' ? 'Risk score' : score.label),
      ...encodeFigure(score),
    })),
    facts: facts.map(encodeFact),
    notes: notes.map(encode),
  };
}

function encodeFigure(score: CoverScore): Readonly<Record<string, unknown>> {
  if (score.insteadOf !== undefined) return { 'instead-of': encode(score.insteadOf) };
  const { label, value, level } = score;
  return {
    value,
    display: value.toFixed(1),
    level,
    'instead-of': encodeOptional(undefined),
    description: `${cleanText(label)}: ${value.toFixed(1)} on a scale from 0 to 10, ${level}`,
  };
}

function encodeBlocks(blocks: readonly Block[]): readonly unknown[] {
  return blocks.map((block, index) =>
    encodeBlock(block, { previous: blocks[index - 1], next: blocks[index + 1] }),
  );
}

interface Neighbors {
  readonly previous: Block | undefined;
  readonly next: Block | undefined;
}

/** A block that introduces the next stays on its page; consecutive quotes are set closer. */
function encodeBlock(block: Block, { previous, next }: Neighbors): unknown {
  switch (block.kind) {
    case 'paragraph':
      return { kind: 'paragraph', words: encode(block.words) };
    case 'note':
      return { kind: 'note', words: encode(block.words), 'is-lead': next?.kind === 'wording' };
    case 'quote':
      return {
        kind: 'quote',
        words: encode(block.words),
        place: encodeOptional(block.place),
        'is-next': previous?.kind === 'quote',
        'has-next': next?.kind === 'quote',
      };
    case 'wording':
      return { kind: 'wording', words: encode(block.text) };
    case 'facts':
      return { kind: 'facts', facts: block.facts.map(encodeFact) };
    case 'list':
      return {
        kind: 'list',
        items: block.items.map(encode),
        'is-ordered': block.isOrdered === true,
      };
    case 'table':
      return encodeTable(block);
    case 'group':
      return { kind: 'group', title: encode(block.title), blocks: encodeBlocks(block.blocks) };
    case 'item':
      return encodeItem(block);
  }
}

function encodeItem(item: Extract<Block, { kind: 'item' }>): unknown {
  const blocks = encodeBlocks(item.blocks);
  return {
    kind: 'item',
    title: encode(item.title),
    severity:
      item.severity === undefined
        ? null
        : { value: item.severity.value, name: encode(item.severity.name) },
    badge: encodeOptional(item.badge),
    blocks,
    'is-long': JSON.stringify(item.blocks).length > keptLength,
  };
}

function encodeTable({ caption, columns, rows }: Extract<Block, { kind: 'table' }>): unknown {
  const breaking = columns.map(({ width }) => ({ longest: countCharacters(width) }));
  const encodeCell = (words: RichText, at: number) =>
    encodeWords(words, breaking[at] ?? labelBreaking);
  return {
    kind: 'table',
    caption: encode(caption),
    columns: columns.map(({ title, width, align }, at) => ({
      title: encodeCell(title, at),
      width: width ?? null,
      'is-figure': align === 'end',
    })),
    rows: rows.map((row) => ({
      cells: columns.map((_, at) => encodeCell(row[at] ?? '', at)),
      'is-long': JSON.stringify(row).length > keptRowLength,
    })),
  };
}

/** The longest word that fits into a column with this share of the width. */
function countCharacters(width = defaultShare): number {
  return Math.max(8, Math.round(charactersPerLine * width));
}

function encodeFact({ label, words, quote, place }: Fact): unknown {
  return {
    label: encodeWords(label, labelBreaking),
    words: encode(words),
    quote: encodeOptional(quote),
    place: encodeOptional(place),
  };
}

function encodeOptional(words: RichText | undefined): readonly Line[] | null {
  return words === undefined ? null : encode(words);
}

function encode(words: string | readonly Run[]): readonly Line[] {
  return encodeWords(words, lineBreaking);
}
