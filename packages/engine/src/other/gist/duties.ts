import type { Task } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import { type DueClock, findDueDate } from '../../text/values/due-dates.ts';
import type { Statement } from '../../text/values/statements.ts';
import { createDue } from '../common/create-due.ts';

/** As many as are read. */
const most = 24;
const longestWho = 60;
const shortest = 20;
const longest = 400;

const modal =
  /\b(?:must(?: not)?|shall(?: not)?|(?:is|are) (?:required|obliged|expected|asked|responsible|not (?:allowed|permitted)|prohibited|forbidden)(?: (?:to|for|from))?|has to|have to|needs? to|may not|cannot)\b/;
/** What a modal verb of a thing or of nobody in particular says is no duty of somebody. */
const nobody =
  /^(?:it|this|that|these|those|there|they|he|she|which|who|what|one|as|if|when|where|while|although|because|since|unless|once|after|before|in|on|at|for|with|to|by|from|and|but|or|so|not|why|how)\b/i;
/** A subject that holds a verb, a negation or a clause of its own was cut in the wrong place. */
const clausal =
  /\b(?:that|which|who|whoever|whether|is|are|was|were|be|been|do|does|did|has|have|had|will|would|can|could|should|may|might|want|please|i)\b|n't\b/i;
const asked = /^(?:please|kindly)\b|[,;] please\b/i;
const courtesy =
  /\bplease (?:note|see|find|be (?:aware|advised)|feel free|refer|do not hesitate|contact)\b/i;
const you = /^you\b/i;
const mostWordsOfWho = 6;

/** Who is to do what by when, in the words of a text that is no letter and no minutes: those with a day first. */
export function listDuties(
  text: string,
  statements: readonly Statement[],
  clock: DueClock,
): readonly Task[] {
  const distinct = new Map<string, Task>();
  for (const statement of statements) {
    const task = readDuty(text, statement, clock);
    if (task !== undefined && !distinct.has(task.what)) distinct.set(task.what, task);
  }
  const tasks = [...distinct.values()];
  const isDated = ({ due }: Task) => due?.date !== undefined;
  return [...tasks.filter(isDated), ...tasks.filter((task) => !isDated(task))].slice(0, most);
}

function readDuty(text: string, { passage, kind }: Statement, clock: DueClock): Task | undefined {
  const words = passage.text;
  if (kind === 'heading' || kind === 'footnote' || kind === 'table-row') return undefined;
  if (words.length < shortest || words.length > longest || words.endsWith('?')) return undefined;
  const duty = findDuty(words);
  const evidence = duty && findEvidence(text, passage, { from: 0, to: words.length });
  if (duty === undefined || evidence === undefined) return undefined;
  const due = findDueDate(words, clock);
  const dueDate = due && createDue({ text, passage, due });
  return {
    ...(duty.who !== undefined && { who: duty.who }),
    what: duty.what,
    ...(dueDate && { due: dueDate }),
    status: 'open',
    evidence,
  };
}

/** The subject of a sentence and what it is to do, or a request to the reader. */
function findDuty(words: string): { readonly who?: string; readonly what: string } | undefined {
  const match = modal.exec(words);
  const subject = match === null ? '' : words.slice(0, match.index).trim();
  const isSubject = subject !== '' && subject.length <= longestWho && !/[,;:()]/.test(subject);
  const isNamed =
    isSubject &&
    subject.split(' ').length <= mostWordsOfWho &&
    !nobody.test(subject) &&
    !clausal.test(subject);
  if (match !== null && isNamed) {
    const what = words.slice(match.index).replace(/[.!]$/, '');
    return { who: you.test(subject) ? 'You' : subject, what };
  }
  return asked.test(words) && !courtesy.test(words)
    ? { what: words.replace(/[.!]$/, '') }
    : undefined;
}
