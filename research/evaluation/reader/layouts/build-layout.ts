import { createWords, type Words } from '../large/words.ts';
import { buildTable } from './build-table.ts';
import { measureWidth } from './font-widths.ts';
import type { Layout } from './layout.ts';
import { placeLine, type SetLine, setLines, type TextStyle } from './set-lines.ts';
import {
  type DrawnRule,
  type LaidOutPage,
  type PlacedLine,
  pageHeight,
  pageWidth,
  writePages,
} from './write-pages.ts';

/** A file whose words stand in one known order. */
export interface KnownFile {
  readonly name: string;
  readonly layout: Layout;
  readonly pdf: Uint8Array;
  /** Its words in reading order. */
  readonly text: string;
}

const pageCount = 3;
const margin = 54;
const top = 100;

/** Builds a file of some pages; the same name and layout give the same bytes. */
export function buildLayout(name: string, layout: Layout): KnownFile {
  const words = createWords(name);
  const texts: string[] = [];
  const pages = Array.from({ length: pageCount }, (_, at) =>
    buildPage(layout, { words, texts, at }),
  );
  return { name, layout, pdf: writePages(pages), text: texts.join('\n') };
}

interface PageContent {
  readonly words: Words;
  /** The words placed so far, by the line; this page's are added. */
  readonly texts: string[];
  readonly at: number;
}

/** From the top of a section of columns to its bottom. */
interface Section {
  readonly from: number;
  readonly to: number;
}

function buildPage(layout: Layout, { words, texts, at }: PageContent): LaidOutPage {
  const lines: PlacedLine[] = [];
  const rules: DrawnRule[] = [];
  const add = (placed: readonly PlacedLine[]) => {
    lines.push(...placed);
    texts.push(...placed.map(({ text }) => text));
  };
  if (at === 0) add([placeTitle(layout, words)]);
  if (layout.table === undefined) {
    add(fillColumns(layout, { words, from: top, to: pageHeight - margin, rules }));
  } else {
    const middle = pageHeight / 2 - 60;
    add(fillColumns(layout, { words, from: top, to: middle, rules }));
    const table = buildTable(layout, { words, y: middle + 24, x: margin, width: getTextWidth() });
    lines.push(...table.lines);
    rules.push(...table.rules);
    texts.push(...table.texts);
    add(fillColumns(layout, { words, from: table.bottom + 24, to: pageHeight - margin, rules }));
  }
  if (layout.isWrittenByRow === true) lines.sort((a, b) => a.y - b.y || a.x - b.x);
  return { lines, rules };
}

function getTextWidth(): number {
  return pageWidth - 2 * margin;
}

function placeTitle({ isLetterspaced }: Layout, words: Words): PlacedLine {
  const text = `${words.word()} ${words.word()} ${words.word()}`.toUpperCase().slice(0, 30).trim();
  const [size, letterSpace] = [15, isLetterspaced === true ? 5 : 0];
  const width = measureWidth(text, 'Helvetica-Bold', size) + letterSpace * text.length;
  const x = (pageWidth - width) / 2;
  return { text, x, y: 70, font: 'Helvetica-Bold', size, wordSpace: 0, letterSpace };
}

function fillColumns(
  layout: Layout,
  { words, from, to, rules }: Section & { words: Words; rules: DrawnRule[] },
): PlacedLine[] {
  const { columns, gutter } = layout;
  const width = (getTextWidth() - gutter * (columns - 1)) / columns;
  const next = createFlow(layout, { words, width });
  const placed: PlacedLine[] = [];
  for (let column = 0; column < columns; column += 1) {
    const x = margin + column * (width + gutter);
    if (column > 0 && layout.hasRules === true)
      rules.push([x - gutter / 2, from - 8, x - gutter / 2, to]);
    for (let y = from; y <= to; ) {
      const line = next();
      placed.push(placeLine(line, { x, y }));
      y += line.style.leading;
    }
  }
  return placed;
}

const paragraphsOfHeading = 3;

/** Lines of paragraphs without end, with a heading now and then. */
function createFlow(
  layout: Layout,
  { words, width }: { words: Words; width: number },
): () => SetLine {
  const { font, size, isJustified } = layout;
  const body: TextStyle = { font, size, leading: size * 1.2, isJustified };
  const heading: TextStyle = {
    ...body,
    font: 'Helvetica-Bold',
    isJustified: false,
    ...(layout.isLetterspaced === true ? { letterSpace: size / 4 } : {}),
  };
  const waiting: SetLine[] = [];
  let paragraphs = 0;
  return () => {
    while (waiting.length === 0) {
      paragraphs += 1;
      if (paragraphs % paragraphsOfHeading === 1)
        waiting.push(...setLines(capitalize(words.word()), heading, width));
      waiting.push(...setParagraph(layout, { body, width, words, number: paragraphs }));
    }
    const line = waiting.shift();
    if (line === undefined) throw new Error('a paragraph without lines');
    return line;
  };
}

function setParagraph(
  { hasClauses, hasDoubleSpaces }: Layout,
  { body, width, words, number }: { body: TextStyle; width: number; words: Words; number: number },
): SetLine[] {
  const text = Array.from({ length: 3 }, () => capitalize(toPlain(words.sentence()))).join(
    hasDoubleSpaces === true ? '  ' : ' ',
  );
  if (hasClauses !== true) return setLines(text, body, width);
  return setLines(`${number}. ${text}`, { ...body, hanging: body.size * 1.5 }, width);
}

/** Letters, digits and full stops alone: a hyphen at the end of a line would be joined. */
function toPlain(text: string): string {
  return text.replace(/[^\w. ]/g, '').replace(/ {2,}/g, ' ');
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
