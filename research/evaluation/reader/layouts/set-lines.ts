import { type FontName, measureWidth } from './font-widths.ts';
import type { PlacedLine } from './write-pages.ts';

export interface TextStyle {
  readonly font: FontName;
  readonly size: number;
  /** Distance of two baselines, in points. */
  readonly leading: number;
  /** Whether lines are stretched to the column's width. */
  readonly isJustified: boolean;
  /** How far lines but the first are moved to the right, in points. */
  readonly hanging?: number;
  readonly letterSpace?: number;
}

/** A line before it has a place. */
export interface SetLine {
  readonly text: string;
  readonly indent: number;
  readonly wordSpace: number;
  readonly style: TextStyle;
}

/** Breaks a paragraph into lines of a width. A double space stays where it does not end a line. */
export function setLines(paragraph: string, style: TextStyle, width: number): SetLine[] {
  const { font, size, hanging = 0, letterSpace = 0 } = style;
  const measure = (text: string) =>
    measureWidth(text, font, size) + letterSpace * Math.max(0, text.length - 1);
  const lines: string[] = [];
  for (const [word] of paragraph.matchAll(/\S+ */g)) {
    const open = lines.at(-1);
    const room = width - (lines.length > 1 ? hanging : 0);
    if (open === undefined || measure((open + word).trimEnd()) > room) lines.push(word);
    else lines.push(`${lines.pop()}${word}`);
  }
  return lines.map((line, at) => {
    const text = line.trimEnd();
    const indent = at === 0 ? 0 : hanging;
    const isStretched = style.isJustified && at < lines.length - 1;
    const spaces = text.split(' ').length - 1;
    const wordSpace = isStretched && spaces > 0 ? (width - indent - measure(text)) / spaces : 0;
    return { text, indent, wordSpace, style };
  });
}

/** Puts a line at a place. */
export function placeLine(
  { text, indent, wordSpace, style }: SetLine,
  { x, y }: { x: number; y: number },
): PlacedLine {
  const { font, size, letterSpace = 0 } = style;
  return { text, x: x + indent, y, font, size, wordSpace, letterSpace };
}
