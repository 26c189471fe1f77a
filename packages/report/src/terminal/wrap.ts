import { getDisplayWidth, takeColumns } from './display-width.ts';
import type { Style } from './paint.ts';

/** Text in one style. */
export interface StyledText {
  readonly text: string;
  readonly style?: Style;
}

/** A word, in several parts if its style changes inside it. */
type Word = readonly StyledText[];

/** Wraps text at words into lines with a limited number of columns. A longer word is divided. */
export function wrap(text: readonly StyledText[], columns: number): readonly StyledText[][] {
  const lines: Word[][] = [];
  let width = 0;
  for (const word of splitWords(text).flatMap((whole) => breakWord(whole, columns))) {
    const wordWidth = measureLine(word);
    const line = lines.at(-1);
    if (line === undefined || width + 1 + wordWidth > columns) {
      lines.push([word]);
      width = wordWidth;
    } else {
      line.push(word);
      width += 1 + wordWidth;
    }
  }
  return lines.map(joinLine);
}

/** Columns of a line. */
export function measureLine(line: readonly StyledText[]): number {
  return line.reduce((sum, { text }) => sum + getDisplayWidth(text), 0);
}

function splitWords(text: readonly StyledText[]): readonly Word[] {
  const words: StyledText[][] = [[]];
  for (const run of text) {
    for (const [index, part] of run.text.split(/\s+/).entries()) {
      if (index > 0) words.push([]);
      if (part !== '') words.at(-1)?.push({ ...run, text: part });
    }
  }
  return words.filter((word) => word.length > 0);
}

function breakWord(word: Word, columns: number): readonly Word[] {
  if (measureLine(word) <= columns) return [word];
  const broken: StyledText[][] = [[]];
  for (const run of word) {
    for (let rest = run.text; rest !== ''; ) {
      const last = broken.at(-1) ?? [];
      const text = takeColumns(rest, columns - measureLine(last));
      const isTooWide = last.length > 0 && measureLine(last) + getDisplayWidth(text) > columns;
      if (isTooWide) broken.push([]);
      else {
        last.push({ ...run, text });
        rest = rest.slice(text.length);
      }
    }
  }
  return broken;
}

/** The words of a line, joined by spaces; neighbors in the same style are merged. */
function joinLine(words: readonly Word[]): StyledText[] {
  const line: StyledText[] = [];
  for (const [index, word] of words.entries()) {
    for (const [at, run] of word.entries()) {
      const text = index > 0 && at === 0 ? ` ${run.text}` : run.text;
      const last = line.at(-1);
      if (last !== undefined && last.style === run.style) {
        line[line.length - 1] = { ...last, text: last.text + text };
      } else line.push({ ...run, text });
    }
  }
  return line;
}
