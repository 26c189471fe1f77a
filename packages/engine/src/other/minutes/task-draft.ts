import type { Task } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import { type DueClock, type FoundDueDate, findDueDate } from '../../text/values/due-dates.ts';
import type { Statement } from '../../text/values/statements.ts';
import { createDue } from '../common/create-due.ts';
import { nobody } from './task-patterns.ts';

export interface TaskContext {
  /** The source text. */
  readonly text: string;
  readonly clock: DueClock;
}

/** A task as read, before its due date is. */
export interface TaskDraft {
  readonly statement: Statement;
  readonly who: string | undefined;
  /** Where the passage of the statement says what to do. */
  readonly from: number;
  readonly to: number;
  readonly isDone: boolean;
}

/** A task with its due date, which may be anywhere in the statement. */
export function createTask(draft: TaskDraft, { text, clock }: TaskContext): Task | undefined {
  const { passage } = draft.statement;
  const due = findDueDate(passage.text, clock);
  const evidence = findEvidence(text, passage, { from: 0, to: passage.text.length });
  const what = trimWhat(passage.text, draft, due);
  if (evidence === undefined || what === '') return undefined;
  const who = draft.who !== undefined && !nobody.test(draft.who) ? draft.who : undefined;
  const dueDate = due && createDue({ text, passage, due });
  return {
    ...(who !== undefined && { who }),
    what,
    ...(dueDate && { due: dueDate }),
    status: draft.isDone ? 'done' : 'open',
    evidence,
  };
}

/** What is to be done, without the date at its end. */
function trimWhat(words: string, { from, to }: TaskDraft, due: FoundDueDate | undefined): string {
  const isAtEnd =
    due !== undefined && due.from > from && /^[\s).,]*$/.test(words.slice(due.to, to));
  return words
    .slice(from, isAtEnd ? Math.min(due.from, to) : to)
    .replace(/[\s(,;.:-]+$/, '')
    .trim();
}
