import type { Authorship } from '@clauselight/schema';
import type { Mark, TextRun } from '../source/draft.ts';
import { isColored, isWhite, type TextStyle } from './styles.ts';

/** Collects the pieces of one paragraph. */
export interface PieceWriter {
  /** Adds words with the white space they have in the file, of which runs count as one space. */
  addText(text: string, facts: PieceFacts): void;
  /** Adds characters as they are: tabs, line ends, spaces that count. */
  addExact(text: string, facts: PieceFacts): void;
  addMark(mark: Mark): void;
  hasInk(): boolean;
  /** Whether all visible ink is bold. */
  isBold(): boolean;
  hasHidden(): boolean;
  hasUnseen(): boolean;
  finish(): { readonly pieces: readonly TextRun[]; readonly marks: readonly Mark[] };
}

export interface PieceFacts {
  readonly look: TextStyle;
  readonly inserted: Authorship | undefined;
  readonly isOnColor: boolean;
}

/** Points; smaller words are unreadable. */
const smallestSize = 2;

/** Starts with marks that were met before the paragraph. */
export function createPieceWriter(before: readonly Mark[]): PieceWriter {
  const pieces: TextRun[] = [];
  let marks: Mark[] = [...before];
  let isAfterSpace = true;
  let plainInk = 0;
  let ink = 0;
  const seen = { hidden: false, unseen: false };
  const add = (text: string, { look, inserted, isOnColor }: PieceFacts) => {
    const hasInk = /\S/.test(text);
    if (look.isHidden === true) {
      seen.hidden ||= hasInk;
      addHidden(marks, text);
      return;
    }
    if (hasInk) ink += 1;
    if (hasInk && look.isBold !== true) plainInk += 1;
    const unseen = hasInk ? findUnseen(look, isOnColor) : undefined;
    seen.unseen ||= unseen !== undefined;
    const last = pieces.at(-1);
    const isSame = last?.inserted === inserted && last?.unseen === unseen && marks.length === 0;
    if (last !== undefined && isSame) {
      pieces[pieces.length - 1] = { ...last, text: last.text + text };
      return;
    }
    pieces.push({
      text,
      ...(inserted === undefined ? {} : { inserted }),
      ...(unseen === undefined ? {} : { unseen }),
      ...(marks.length === 0 ? {} : { marks }),
    });
    marks = [];
  };
  return {
    addText(raw, facts) {
      const spaced = raw.replace(/[ \t\r\n]+/g, ' ');
      const text = isAfterSpace ? spaced.replace(/^ /, '') : spaced;
      if (text === '') return;
      isAfterSpace = text.endsWith(' ');
      add(text, facts);
    },
    addExact(text, facts) {
      isAfterSpace = false;
      if (text !== '') add(text, facts);
    },
    addMark: (mark) => void marks.push(mark),
    hasInk: () => ink > 0,
    isBold: () => ink > 0 && plainInk === 0,
    hasHidden: () => seen.hidden,
    hasUnseen: () => seen.unseen,
    finish: () => ({ pieces, marks }),
  };
}

/** Hidden words that touch are one. */
function addHidden(marks: Mark[], text: string): void {
  const last = marks.at(-1);
  if (last?.kind === 'hidden') marks[marks.length - 1] = { ...last, text: last.text + text };
  else marks.push({ kind: 'hidden', text });
}

function findUnseen(look: TextStyle, isOnColor: boolean): TextRun['unseen'] {
  if (look.size !== undefined && look.size <= smallestSize) return 'size';
  const isPaper = ![look.background, look.highlight].some(isColored) && !isOnColor;
  return isPaper && look.color !== undefined && isWhite(look.color) ? 'colour' : undefined;
}
