import type { Task } from '@clauselight/schema';
import type { Statement } from '../../text/values/statements.ts';
import { findRoleUndertaking, listNamedUndertakings } from '../../text/values/undertakings.ts';
import type { Attendance } from './attendees.ts';
import { isHeading, type Section } from './sections.ts';
import { createTask, type TaskContext, type TaskDraft } from './task-draft.ts';
import {
  assigned,
  done,
  handleFirst,
  noTask,
  ownerFirst,
  ownerLast,
  taskLabel,
} from './task-patterns.ts';
import { listTableTasks } from './task-tables.ts';

interface TaskInput extends TaskContext {
  readonly statements: readonly Statement[];
  readonly sections: readonly Section[];
  readonly attendance: Attendance;
}

/**
 * Every task that minutes state, in document order: labeled lines, lists under a heading for tasks, boxes to tick,
 * tables with an owner's column, and sentences in which somebody who was there, or an office, takes something on.
 */
export function listTasks(input: TaskInput): readonly Task[] {
  const { tasks: tables, heads } = listTableTasks(input.statements, input);
  const rows = new Set([...heads, ...tables.map(({ evidence }) => evidence.start)]);
  const drafts = input.statements.flatMap((statement, index) =>
    rows.has(statement.start) || isOutside(input.sections[index])
      ? []
      : (readTask(statement, index, input) ?? []),
  );
  const found = [...tables, ...drafts.flatMap((draft) => createTask(draft, input) ?? [])].sort(
    (a, b) => a.evidence.start - b.evidence.start,
  );
  // What is carried over into the list of this meeting is still one task, as it is stated last.
  const byWords = new Map(found.map((task) => [getWords(task), task]));
  return found.filter((task) => byWords.get(getWords(task)) === task);
}

function getWords({ evidence }: Task): string {
  return evidence.quote
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether somebody whom no list names may take something on: `Jory will help`. It may be a thing, so it is no task. */
export function mayHaveTask(statements: readonly Statement[]): boolean {
  return statements.some(({ passage, isFirstOfLine }) => {
    const [first] = isFirstOfLine ? listNamedUndertakings(passage.text) : [];
    return first?.from === 0 && promised.test(passage.text);
  });
}

function isOutside(section: Section | undefined): boolean {
  return section === 'present' || section === 'absent' || section === 'agenda';
}

function readTask(
  statement: Statement,
  index: number,
  { attendance, sections, statements }: TaskInput,
): TaskDraft | undefined {
  const section = sections[index] ?? 'other';
  const words = statement.passage.text;
  const label = statement.isFirstOfLine ? taskLabel.exec(words) : null;
  if (label !== null) return readLabeled(statement, label[0].length, label[1]);
  if (isHeading(statement) || words.endsWith('?')) return undefined;
  const isListed = section === 'tasks' && statement.isFirstOfLine && isTaskLine(statement);
  if (isListed || (statement.box !== undefined && statement.isFirstOfLine)) {
    return readLabeled(statement, 0, undefined);
  }
  if (noTask.test(words)) return undefined;
  return readPronoun(statement, statements[index - 1]) ?? readSentence(statement, attendance);
}

/** Lines that often follow the last task and are no tasks. */
const closing =
  /^(?:(?:date of (?:the )?)?next meeting|(?:the )?meeting (?:was )?(?:closed|ended|adjourned)|adjourned|closed at|any other business|minutes (?:taken|recorded) by)\b/i;

function isTaskLine({ passage, isItem }: Statement): boolean {
  if (closing.test(passage.text)) return false;
  const words = passage.text.split(' ').length;
  return isItem ? words >= 2 : words >= 3 && words <= 40;
}

/** A line that is a task by its label or position. Its owner is searched at its start, inside and at its end. */
function readLabeled(statement: Statement, start: number, named: string | undefined): TaskDraft {
  const words = statement.passage.text;
  const isDone = statement.box === 'ticked' || done.test(words);
  const rest = words.slice(start);
  const base = { statement, isDone, to: words.length };
  if (named !== undefined) return { ...base, who: named, from: start };
  const undertaking = listNamedUndertakings(rest)[0] ?? findRoleUndertaking(rest);
  if (undertaking !== undefined && undertaking.whoFrom <= 4) {
    return { ...base, who: undertaking.who, from: start + undertaking.whatFrom };
  }
  const first = ownerFirst.exec(rest) ?? handleFirst.exec(rest);
  if (first !== null) return { ...base, who: first[1], from: start + first[0].length };
  const nobodyFirst =
    /^(?:someone|somebody|team|all|everyone|we|tbd|the team) (?:will|to|should) /i.exec(rest);
  if (nobodyFirst !== null) return { ...base, who: undefined, from: start + nobodyFirst[0].length };
  const last = ownerLast.exec(rest);
  return last === null || /^(?:by|on|the)$/i.test(last[1] ?? '')
    ? { ...base, who: undefined, from: start }
    : { ...base, who: last[1], from: start, to: start + last.index };
}

function readSentence(statement: Statement, { known }: Attendance): TaskDraft | undefined {
  const { text } = statement.passage;
  const isKnown = (who: string) => {
    const first = who.toLowerCase().split(/,? and | ?[,/&] ?/)[0] ?? '';
    return known.has(first) || known.has(first.split(' ')[0] ?? '');
  };
  const found = listNamedUndertakings(text).find(
    ({ who, from, to }) =>
      isKnown(who) ||
      (from === 0 && isNamedAlone({ who, words: text.slice(from, to), known, statement })),
  );
  const asked = [...text.matchAll(assigned)].find(({ 1: who = '' }) => isKnown(who));
  const office = found ? undefined : findRoleUndertaking(text);
  const undertaking = found ?? (isDuty(text) ? undefined : office);
  const base = { statement, isDone: done.test(text) };
  if (undertaking !== undefined) {
    const { who, whatFrom: from, what } = undertaking;
    return { ...base, who, from, to: from + what.length };
  }
  if (asked === undefined) return undefined;
  const [whole, who = '', what = ''] = asked;
  const to = asked.index + whole.length;
  return { ...base, who, from: to - what.length, to };
}

const askedPronoun = /^(?:He|She) (?:was|is) asked to (.{4,300}?)[.!]?$/;
const leadingName = /^(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+)+) \p{Ll}/u;

/** `Peter Novak reported. He was asked to obtain quotes.` */
function readPronoun(statement: Statement, previous: Statement | undefined): TaskDraft | undefined {
  const what = askedPronoun.exec(statement.passage.text)?.[1];
  const who = previous && leadingName.exec(previous.passage.text)?.[1];
  if (what === undefined || who === undefined) return undefined;
  const from = statement.passage.text.indexOf(what);
  return { statement, who, from, to: from + what.length, isDone: false };
}

const promised = /^\S+(?: \S+)? (?:will|agreed to|volunteered to|offered to|promised to) /;
const noun = /(?:ing|ion|ions|ies|al|ment|ments|ity|ness|ed|s)$/;

interface Subject {
  readonly who: string;
  readonly words: string;
  readonly known: ReadonlySet<string>;
  readonly statement: Statement;
}

/** Whether the subject of a sentence is somebody though no list names them: a handle, a whole name, a promise. */
function isNamedAlone({ who, words, known, statement }: Subject): boolean {
  const isItem = statement.isItem && statement.isFirstOfLine;
  if (isItem && (who.startsWith('@') || /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(who))) return true;
  if (known.size > 0) return false;
  return promised.test(words) || (isItem && !noun.test(who.split(' ')[0] ?? ''));
}

/** A standing duty of an office is no task of this meeting, and what all agreed on is a decision. */
function isDuty(text: string): boolean {
  return /^.{0,60}?\b(?:must|should|shall|needs? to)\b|^.{0,30}?\b(?:board|committee|council|team|group|meeting) (?:has |have )?agreed to\b/i.test(
    text,
  );
}
