import type { Authorship } from '@clauselight/schema';
import type { Mark, TextRun } from '../source/draft.ts';
import { isColored, isWhite, type TextStyle } from './styles.ts';

/** Collects the text runs of one paragraph. */
export interface RunWriter {
  /** Adds words with the white space they have in the file, of which several count as one space. */
  addText(text: string, facts: RunFacts): void;
  /** Adds characters as they are: tabs, line ends, spaces that count. */
  addExact(text: string, facts: RunFacts): void;
  addMark(mark: Mark): void;
  hasInk(): boolean;
  /** Whether all visible ink is bold. */
  isBold(): boolean;
  hasHidden(): boolean;
  hasUnseen(): boolean;
  finish(): { readonly runs: readonly TextRun[]; readonly marks: readonly Mark[] };
}

export interface RunFacts {
  readonly style: TextStyle;
  readonly inserted: Authorship | undefined;
  readonly isOnColor: boolean;
}

/** Points; smaller words are unreadable. */
const smallestSize = 2;

/** Starts with marks that were met before the paragraph. */
export function createRunWriter(before: readonly Mark[]): RunWriter {
  const runs: TextRun[] = [];
  let marks: Mark[] = [...before];
  let isAfterSpace = true;
  let plainInk = 0;
  let ink = 0;
  const seen = { hidden: false, unseen: false };
  const add = (text: string, { style, inserted, isOnColor }: RunFacts) => {
    const hasInk = /\S/.test(text);
    if (style.isHidden === true) {
      seen.hidden ||= hasInk;
      addHidden(marks, text);
      return;
    }
    if (hasInk) ink += 1;
    if (hasInk && style.isBold !== true) plainInk += 1;
    const unseen = hasInk ? findUnseen(style, isOnColor) : undefined;
    seen.unseen ||= unseen !== undefined;
    const last = runs.at(-1);
    const isSame = last?.inserted === inserted && last?.unseen === unseen && marks.length === 0;
    if (last !== undefined && isSame) {
      runs[runs.length - 1] = { ...last, text: last.text + text };
      return;
    }
    runs.push({
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
    finish: () => ({ runs, marks }),
  };
}

/** Hidden words that touch are one. */
function addHidden(marks: Mark[], text: string): void {
  const last = marks.at(-1);
  if (last?.kind === 'hidden') marks[marks.length - 1] = { ...last, text: last.text + text };
  else marks.push({ kind: 'hidden', text });
}

function findUnseen(style: TextStyle, isOnColor: boolean): TextRun['unseen'] {
  if (style.size !== undefined && style.size <= smallestSize) return 'size';
  const isPaper = ![style.background, style.highlight].some(isColored) && !isOnColor;
  return isPaper && style.color !== undefined && isWhite(style.color) ? 'colour' : undefined;
}
