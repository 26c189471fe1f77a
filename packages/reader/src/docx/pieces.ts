import type { Authorship } from '@clauselight/schema';
import type { Mark, TextRun } from '../source/draft.ts';

/** What holds for words as they are added. */
export interface PieceFacts {
  readonly inserted?: Authorship | undefined;
  readonly unseen?: TextRun['unseen'];
  readonly origin?: string | undefined;
}

interface Growing {
  text: string;
  readonly facts: PieceFacts;
  readonly marks: readonly Mark[];
}

/** The pieces of a paragraph as they grow. */
export interface PieceList {
  readonly pieces: Growing[];
  /** Marks at the place reached. */
  marks: Mark[];
  /** Length of the text so far. */
  length: number;
  /** Whether any of the text can be seen. */
  hasInk: boolean;
}

export function createPieceList(): PieceList {
  return { pieces: [], marks: [], length: 0, hasInk: false };
}

/** The text so far. */
export function getText({ pieces }: PieceList): string {
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined) return only.text;
  return pieces.map(({ text }) => text).join('');
}

/** Words as they are added. */
export interface Words extends PieceFacts {
  readonly text: string;
}

export function addText(list: PieceList, words: Words): void {
  const { text } = words;
  if (text === '') return;
  list.length += text.length;
  list.hasInk ||= text.trim() !== '';
  const last = list.pieces.at(-1);
  if (last !== undefined && list.marks.length === 0 && hasSameFacts(last.facts, words)) {
    last.text += text;
    return;
  }
  list.pieces.push({ text, facts: words, marks: list.marks });
  list.marks = [];
}

/** Sets a mark at the place reached; words deleted or hidden right behind others of the same kind join them. */
export function addMark(list: PieceList, mark: Mark): void {
  const joined = joinMarks(list.marks.at(-1), mark);
  if (joined === undefined) list.marks.push(mark);
  else list.marks[list.marks.length - 1] = joined;
}

/** Everything added; the marks at the end stand on an empty piece. */
export function finishPieces({ pieces, marks }: PieceList): TextRun[] {
  const finished = pieces.map(createPiece);
  if (marks.length > 0) finished.push({ text: '', marks });
  return finished;
}

/** Whether two changes are by the same author at the same time. */
function isSameAuthor(a: Authorship | undefined, b: Authorship | undefined): boolean {
  return a?.author === b?.author && a?.date === b?.date && (a === undefined) === (b === undefined);
}

function hasSameFacts(a: PieceFacts, b: PieceFacts): boolean {
  return a.unseen === b.unseen && a.origin === b.origin && isSameAuthor(a.inserted, b.inserted);
}

function joinMarks(last: Mark | undefined, next: Mark): Mark | undefined {
  if (last?.kind === 'deletion' && next.kind === 'deletion')
    return isSameAuthor(last, next) ? { ...last, text: last.text + next.text } : undefined;
  if (last?.kind === 'hidden' && next.kind === 'hidden')
    return { ...last, text: last.text + next.text };
  return undefined;
}

function createPiece({ text, facts, marks }: Growing): TextRun {
  const { inserted, unseen, origin } = facts;
  return {
    text,
    ...(inserted === undefined ? {} : { inserted }),
    ...(unseen === undefined ? {} : { unseen }),
    ...(origin === undefined ? {} : { origin }),
    ...(marks.length === 0 ? {} : { marks }),
  };
}

/** The pieces without the white space before their first ink; marks keep their place. */
export function trimStart(pieces: readonly TextRun[]): TextRun[] {
  const trimmed = [...pieces];
  for (const [index, piece] of pieces.entries()) {
    const text = piece.text.trimStart();
    trimmed[index] = { ...piece, text };
    if (text !== '') break;
  }
  return trimmed;
}
