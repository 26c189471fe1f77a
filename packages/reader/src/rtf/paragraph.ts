import type { Authorship } from '@clauselight/schema';
import type { Draft, Mark, TextRun } from '../source/draft.ts';

/** What sets a piece of text apart from the one before it. */
export type Look = Pick<TextRun, 'inserted' | 'unseen'>;

export interface GrowingPiece extends Look {
  text: string;
  marks?: Mark[];
  /** Whether nothing is written behind its text. */
  isClosed?: boolean;
}

/** A paragraph while it is written. */
export interface Paragraph {
  readonly pieces: GrowingPiece[];
  /** What stands before the next piece. */
  marks: Mark[];
  /** Whether anything shows, and whether any of that is not bold; whether words are hidden or deleted. */
  hasInk: boolean;
  hasPlainInk: boolean;
  hasHidden: boolean;
  hasDeleted: boolean;
  /** Whether what was written last is a space. */
  endsInSpace: boolean;
  /** The number that the file writes out in front of the paragraph. */
  number: string | undefined;
  /** Where the number of a note shows that has not been read yet. */
  noteReference: GrowingPiece | undefined;
  /** Set where the mark of the paragraph before is hidden: its number and look win. */
  facts: Omit<Draft, 'runs'> | undefined;
}

export function createParagraph(marks: Mark[] = []): Paragraph {
  return {
    pieces: [],
    marks,
    hasInk: false,
    hasPlainInk: false,
    hasHidden: false,
    hasDeleted: false,
    endsInSpace: false,
    number: undefined,
    noteReference: undefined,
    facts: undefined,
  };
}

/** Writes text that shows; tells whether it needed a piece of its own. */
export function addText(
  paragraph: Paragraph,
  text: string,
  { look, isBold }: { look: Look; isBold: boolean },
): boolean {
  if ((!paragraph.hasInk || (!paragraph.hasPlainInk && !isBold)) && /\S/.test(text)) {
    paragraph.hasInk = true;
    if (!isBold) paragraph.hasPlainInk = true;
  }
  paragraph.endsInSpace = text.endsWith(' ');
  const last = paragraph.pieces.at(-1);
  const isSame = last !== undefined && last.isClosed !== true && isSameLook(last, look);
  if (isSame && paragraph.marks.length === 0) {
    last.text += text;
    return false;
  }
  addPiece(paragraph, { ...look, text });
  return true;
}

/** Keeps a place for the number of a note. */
export function addNoteReference(paragraph: Paragraph): void {
  const piece = { text: '', isClosed: true };
  addPiece(paragraph, piece);
  paragraph.noteReference = piece;
}

/** Notes something without words of its own; words deleted or hidden together are one mark. */
export function addMark(paragraph: Paragraph, mark: Mark): boolean {
  const last = paragraph.marks.at(-1);
  if (last?.kind === 'hidden' && mark.kind === 'hidden') {
    paragraph.marks[paragraph.marks.length - 1] = { ...last, text: last.text + mark.text };
    return false;
  }
  if (last?.kind === 'deletion' && mark.kind === 'deletion' && isSameAuthor(last, mark)) {
    paragraph.marks[paragraph.marks.length - 1] = { ...last, text: last.text + mark.text };
    return false;
  }
  paragraph.marks.push(mark);
  return true;
}

/** The pieces of a finished paragraph, without space in front; marks at its end stand in a piece without text. */
export function takePieces(paragraph: Paragraph): TextRun[] {
  const pieces: TextRun[] = [];
  let hasBegun = false;
  for (const { isClosed, ...piece } of paragraph.pieces) {
    const text: string = hasBegun ? piece.text : piece.text.trimStart();
    hasBegun ||= text !== '';
    const { marks } = piece;
    pieces.push({ ...piece, text, ...(marks === undefined ? {} : { marks: marks.map(trimMark) }) });
  }
  if (paragraph.marks.length > 0) pieces.push({ text: '', marks: paragraph.marks.map(trimMark) });
  return pieces;
}

/** Words that are not shown begin and end with words, not with ends of paragraphs. */
function trimMark(mark: Mark): Mark {
  if (mark.kind !== 'hidden' && mark.kind !== 'deletion') return mark;
  const { text } = mark;
  let [start, end] = [0, text.length];
  while (start < end && text[start] === '\n') start += 1;
  while (end > start && text[end - 1] === '\n') end -= 1;
  return { ...mark, text: text.slice(start, end) };
}

/** Everything that is marked in a paragraph that shows nothing. */
export function takeMarks(paragraph: Paragraph): Mark[] {
  // What was handed on before is only added to: it may be long, and handed on again and again.
  let all: Mark[] | undefined;
  for (const { marks } of [...paragraph.pieces, paragraph]) {
    if (all === undefined || all.length === 0) all = marks;
    else for (const mark of marks ?? []) all.push(mark);
  }
  return all ?? [];
}

function addPiece(paragraph: Paragraph, piece: GrowingPiece): void {
  if (paragraph.marks.length > 0) {
    piece.marks = paragraph.marks;
    paragraph.marks = [];
  }
  paragraph.pieces.push(piece);
}

function isSameLook(a: Look, b: Look): boolean {
  if (a.unseen !== b.unseen) return false;
  if (a.inserted === undefined || b.inserted === undefined) return a.inserted === b.inserted;
  return isSameAuthor(a.inserted, b.inserted);
}

function isSameAuthor(a: Authorship, b: Authorship): boolean {
  return a.author === b.author && a.date === b.date;
}
