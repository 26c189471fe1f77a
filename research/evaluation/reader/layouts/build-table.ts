import type { Words } from '../large/words.ts';
import type { Layout } from './layout.ts';
import { placeLine, setLines, type TextStyle } from './set-lines.ts';
import type { DrawnRule, PlacedLine } from './write-pages.ts';

interface TablePosition {
  readonly words: Words;
  readonly x: number;
  /** Of the first baseline. */
  readonly y: number;
  readonly width: number;
}

interface BuiltTable {
  readonly lines: readonly PlacedLine[];
  readonly rules: readonly DrawnRule[];
  /** The words of each row, cell by cell. */
  readonly texts: readonly string[];
  readonly bottom: number;
}

const rowCount = 6;
/** Where cells begin, as shares of the width; the last is where the table ends. */
const edges = [0, 0.3, 0.65, 1] as const;
/** Points between a cell's words and the next cell. */
const padding = 14;

/** A table of three columns; its cells are a few words, or sentences of several lines. */
export function buildTable(layout: Layout, { words, x, y, width }: TablePosition): BuiltTable {
  const style: TextStyle = {
    font: layout.font,
    size: layout.size,
    leading: layout.size * 1.2,
    isJustified: false,
  };
  const lines: PlacedLine[] = [];
  const rules: DrawnRule[] = [];
  const texts: string[] = [];
  const xs = edges.map((edge) => x + edge * width);
  let bottom = y;
  const drawRow = () =>
    rules.push([x - 4, bottom - layout.size - 3, x + width, bottom - layout.size - 3]);
  for (let row = 0; row < rowCount; row += 1) {
    if (layout.table === 'ruled') drawRow();
    const cells = [0, 1, 2].map((column) => {
      const from = xs[column] ?? x;
      const text = makeCell(words, layout.table === 'short' ? 1 : column);
      texts.push(text);
      const set = setLines(text, style, (xs[column + 1] ?? x) - from - padding);
      lines.push(
        ...set.map((line, at) => placeLine(line, { x: from, y: bottom + at * style.leading })),
      );
      return set.length;
    });
    bottom += Math.max(...cells) * style.leading + layout.size * 0.6;
  }
  if (layout.table === 'ruled') {
    drawRow();
    for (const edge of xs)
      rules.push([edge - 4, y - layout.size - 3, edge - 4, bottom - layout.size - 3]);
  }
  return { lines, rules, texts, bottom };
}

/** The first column has names, the others longer texts. */
function makeCell(words: Words, column: number): string {
  const count = column === 0 ? 2 : column === 1 ? 2 : 14;
  const text = Array.from({ length: count }, () => words.word()).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
