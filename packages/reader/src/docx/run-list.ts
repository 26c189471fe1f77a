import type { Authorship } from '@clauselight/schema';
import type { Mark, TextRun } from '../source/draft.ts';

/** Facts about text as it is added. */
export interface RunFacts {
  readonly inserted?: Authorship | undefined;
  readonly unseen?: TextRun['unseen'];
  readonly origin?: string | undefined;
}

interface MutableRun {
  text: string;
  readonly facts: RunFacts;
  readonly marks: readonly Mark[];
}

/** The runs of a paragraph under construction. */
export interface RunList {
  readonly runs: MutableRun[];
  /** Marks at the current position. */
  marks: Mark[];
  /** Length of the text so far. */
  length: number;
  /** Whether any of the text is visible. */
  hasVisible: boolean;
}

export function createRunList(): RunList {
  return { runs: [], marks: [], length: 0, hasVisible: false };
}

/** The text so far. */
export function getText({ runs }: RunList): string {
  const [only] = runs;
  if (runs.length === 1 && only !== undefined) return only.text;
  return runs.map(({ text }) => text).join('');
}

/** Text with its facts. */
export interface AddedText extends RunFacts {
  readonly text: string;
}

export function addText(list: RunList, added: AddedText): void {
  const { text } = added;
  if (text === '') return;
  list.length += text.length;
  list.hasVisible ||= text.trim() !== '';
  const last = list.runs.at(-1);
  if (last !== undefined && list.marks.length === 0 && hasSameFacts(last.facts, added)) {
    last.text += text;
    return;
  }
  list.runs.push({ text, facts: added, marks: list.marks });
  list.marks = [];
}

/** Sets a mark at the current position. Words deleted or hidden right after others of the same kind join them. */
export function addMark(list: RunList, mark: Mark): void {
  const joined = joinMarks(list.marks.at(-1), mark);
  if (joined === undefined) list.marks.push(mark);
  else list.marks[list.marks.length - 1] = joined;
}

/** Everything added; marks at the end are on an empty run. */
export function finishRuns({ runs, marks }: RunList): TextRun[] {
  const finished = runs.map(createRun);
  if (marks.length > 0) finished.push({ text: '', marks });
  return finished;
}

/** Whether two changes have the same author and time. */
function isSameAuthor(a: Authorship | undefined, b: Authorship | undefined): boolean {
  return a?.author === b?.author && a?.date === b?.date && (a === undefined) === (b === undefined);
}

function hasSameFacts(a: RunFacts, b: RunFacts): boolean {
  return a.unseen === b.unseen && a.origin === b.origin && isSameAuthor(a.inserted, b.inserted);
}

function joinMarks(last: Mark | undefined, next: Mark): Mark | undefined {
  if (last?.kind === 'deletion' && next.kind === 'deletion')
    return isSameAuthor(last, next) ? { ...last, text: last.text + next.text } : undefined;
  if (last?.kind === 'hidden' && next.kind === 'hidden')
    return { ...last, text: last.text + next.text };
  return undefined;
}

function createRun({ text, facts, marks }: MutableRun): TextRun {
  const { inserted, unseen, origin } = facts;
  return {
    text,
    ...(inserted === undefined ? {} : { inserted }),
    ...(unseen === undefined ? {} : { unseen }),
    ...(origin === undefined ? {} : { origin }),
    ...(marks.length === 0 ? {} : { marks }),
  };
}

/** The runs without the white space before their first visible character; marks keep their position. */
export function trimStart(runs: readonly TextRun[]): TextRun[] {
  const trimmed = [...runs];
  for (const [index, run] of runs.entries()) {
    const text = run.text.trimStart();
    trimmed[index] = { ...run, text };
    if (text !== '') break;
  }
  return trimmed;
}
