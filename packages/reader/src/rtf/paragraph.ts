import type { Authorship } from '@clauselight/schema';
import type { Draft, Mark, TextRun } from '../source/draft.ts';

/** What separates a run of text from the one before it. */
export type RunFormat = Pick<TextRun, 'inserted' | 'unseen'>;

export interface MutableRun extends RunFormat {
  text: string;
  marks?: Mark[];
  /** Whether nothing more is added to its text. */
  isClosed?: boolean;
}

/** A paragraph under construction. */
export interface Paragraph {
  readonly runs: MutableRun[];
  /** Marks before the next run. */
  marks: Mark[];
  /** Whether anything is displayed, and whether any of that is not bold; whether words are hidden or deleted. */
  hasVisible: boolean;
  hasNonBold: boolean;
  hasHidden: boolean;
  hasDeleted: boolean;
  /** Whether the last character added is a space. */
  endsInSpace: boolean;
  /** The displayed number that the file stores before the paragraph. */
  number: string | undefined;
  /** The run that displays the number of a note that has not been read yet. */
  noteReference: MutableRun | undefined;
  /** Set if the mark of the paragraph before is hidden: its number and format win. */
  facts: Omit<Draft, 'runs'> | undefined;
}

export function createParagraph(marks: Mark[] = []): Paragraph {
  return {
    runs: [],
    marks,
    hasVisible: false,
    hasNonBold: false,
    hasHidden: false,
    hasDeleted: false,
    endsInSpace: false,
    number: undefined,
    noteReference: undefined,
    facts: undefined,
  };
}

/** Adds visible text; returns whether it needed a new run. */
export function addText(
  paragraph: Paragraph,
  text: string,
  { format, isBold }: { format: RunFormat; isBold: boolean },
): boolean {
  if ((!paragraph.hasVisible || (!paragraph.hasNonBold && !isBold)) && /\S/.test(text)) {
    paragraph.hasVisible = true;
    if (!isBold) paragraph.hasNonBold = true;
  }
  paragraph.endsInSpace = text.endsWith(' ');
  const last = paragraph.runs.at(-1);
  const isSame = last !== undefined && last.isClosed !== true && isSameFormat(last, format);
  if (isSame && paragraph.marks.length === 0) {
    last.text += text;
    return false;
  }
  addRun(paragraph, { ...format, text });
  return true;
}

/** Reserves a run for the number of a note. */
export function addNoteReference(paragraph: Paragraph): void {
  const run = { text: '', isClosed: true };
  addRun(paragraph, run);
  paragraph.noteReference = run;
}

/** Adds a mark without visible words; adjacent deleted or hidden words become one mark. */
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

/** The runs of a finished paragraph, without leading space; marks at its end are on a run without text. */
export function takeRuns(paragraph: Paragraph): TextRun[] {
  const runs: TextRun[] = [];
  let hasBegun = false;
  for (const { isClosed, ...run } of paragraph.runs) {
    const text: string = hasBegun ? run.text : run.text.trimStart();
    hasBegun ||= text !== '';
    const { marks } = run;
    runs.push({ ...run, text, ...(marks === undefined ? {} : { marks: marks.map(trimMark) }) });
  }
  if (paragraph.marks.length > 0) runs.push({ text: '', marks: paragraph.marks.map(trimMark) });
  return runs;
}

/** Hidden words begin and end with words, not with paragraph ends. */
function trimMark(mark: Mark): Mark {
  if (mark.kind !== 'hidden' && mark.kind !== 'deletion') return mark;
  const { text } = mark;
  let [start, end] = [0, text.length];
  while (start < end && text[start] === '\n') start += 1;
  while (end > start && text[end - 1] === '\n') end -= 1;
  return { ...mark, text: text.slice(start, end) };
}

/** All marks of a paragraph that displays nothing. */
export function takeMarks(paragraph: Paragraph): Mark[] {
  // Earlier runs are only appended to: there may be many, and they may be carried again and again.
  let all: Mark[] | undefined;
  for (const { marks } of [...paragraph.runs, paragraph]) {
    if (all === undefined || all.length === 0) all = marks;
    else for (const mark of marks ?? []) all.push(mark);
  }
  return all ?? [];
}

function addRun(paragraph: Paragraph, run: MutableRun): void {
  if (paragraph.marks.length > 0) {
    run.marks = paragraph.marks;
    paragraph.marks = [];
  }
  paragraph.runs.push(run);
}

function isSameFormat(a: RunFormat, b: RunFormat): boolean {
  if (a.unseen !== b.unseen) return false;
  if (a.inserted === undefined || b.inserted === undefined) return a.inserted === b.inserted;
  return isSameAuthor(a.inserted, b.inserted);
}

function isSameAuthor(a: Authorship, b: Authorship): boolean {
  return a.author === b.author && a.date === b.date;
}
