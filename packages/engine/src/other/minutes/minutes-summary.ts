import { countOf, joinSome, joinWords, quoteWords } from '@clauselight/core';
import type { MinutesDetails, SummarySentence } from '@clauselight/schema';
import { formatDate } from '../../text/values/dates.ts';

/** Minutes in a few sentences: which meeting, what was decided, who does what, what is open, what to do first. */
export function summarizeMinutes(details: MinutesDetails): readonly SummarySentence[] {
  return [
    describeMeeting(details),
    describeDecisions(details),
    describeTasks(details),
    describeDue(details),
    describeOpen(details),
    describeNext(details),
  ].filter((sentence) => sentence !== undefined);
}

function describeMeeting({
  meeting,
  date,
  attendees,
  presentCount,
}: MinutesDetails): SummarySentence {
  const present = attendees.filter(({ status }) => status === 'present');
  const absent = attendees.filter(({ status }) => status === 'absent');
  const when = date === undefined ? '' : ` held on ${formatDate(date.date)}`;
  const count = presentCount?.count ?? present.length;
  const isNamed = presentCount === undefined ? ' named as' : '';
  const who = count === 0 ? '' : `, with ${countOf(count, 'person', 'people')}${isNamed} present`;
  const away = absent.length === 0 ? '' : ` and ${joinSome(absent.map(({ name }) => name))} absent`;
  return {
    text: `These are the minutes of a meeting${when}${who}${away}.`,
    evidence: [meeting, date, presentCount, ...present.slice(0, 1)].flatMap(
      (part) => part?.evidence ?? [],
    ),
  };
}

function describeDecisions({ decisions }: MinutesDetails): SummarySentence | undefined {
  if (decisions.length === 0) return { text: 'No decision was recognised in them.', evidence: [] };
  const shown = decisions.slice(0, 3);
  const rest = decisions.length - shown.length;
  const list = shown.map(({ text }) => quoteWords(text, 110));
  const more = rest > 0 ? `, and ${rest} more` : '';
  return {
    text: `${describeRead(decisions.length, 'a decision', 'decisions')}: ${list.join('; ')}${more}.`,
    evidence: shown.map(({ evidence }) => evidence),
  };
}

function describeTasks({ tasks }: MinutesDetails): SummarySentence | undefined {
  const open = tasks.filter(({ status }) => status === 'open');
  if (tasks.length === 0) return { text: 'No task was recognised in them.', evidence: [] };
  if (open.length === 0) {
    return {
      text: `All ${countOf(tasks.length, 'task')} are marked as done.`,
      evidence: tasks.slice(0, 3).map(({ evidence }) => evidence),
    };
  }
  const owners = [...new Set(open.flatMap(({ who }) => who?.replace(/^The /, 'the ') ?? []))];
  const done = tasks.length - open.length;
  const isOwned = open.every(({ who: owner }) => owner !== undefined);
  const names = joinSome(owners, 4);
  const some = names === '' ? '; no owner was recognised' : `, some of them for ${names}`;
  const who = isOwned ? ` for ${names}` : some;
  const rest = done === 0 ? '' : `; ${done} ${done === 1 ? 'is' : 'are'} marked as done`;
  return {
    text: `${describeRead(open.length, 'an open task', 'open tasks')}${who}${rest}.`,
    evidence: open.slice(0, 3).map(({ evidence }) => evidence),
  };
}

/** Decisions and tasks are recognized by their words, so the summary says what was read and not what was agreed. */
function describeRead(count: number, one: string, several: string): string {
  return `${countOf(count, 'passage')} ${count === 1 ? `reads as ${one}` : `read as ${several}`}`;
}

function describeDue({ tasks }: MinutesDetails): SummarySentence | undefined {
  const dated = tasks
    .filter(({ status, due }) => status === 'open' && due?.date !== undefined)
    .sort((a, b) => ((a.due?.date ?? '') < (b.due?.date ?? '') ? -1 : 1));
  const first = dated[0];
  if (first?.due?.date === undefined) return undefined;
  const who = first.who === undefined ? '' : ` (${first.who})`;
  return {
    text: `Due first, on ${formatDate(first.due.date)}: ${quoteWords(first.what)}${who}.`,
    evidence: [first.evidence],
  };
}

function describeOpen({ openQuestions, tasks }: MinutesDetails): SummarySentence | undefined {
  const open = tasks.filter(({ status }) => status === 'open');
  const undated = open.filter(({ due }) => due === undefined);
  const ownerless = open.filter(({ who }) => who === undefined);
  const gaps = [
    ...(ownerless.length > 0
      ? [`${countOf(ownerless.length, 'task')} without a recognised owner`]
      : []),
    ...(undated.length > 0 ? [`${countOf(undated.length, 'task')} without a recognised date`] : []),
    ...(openQuestions.length > 0 ? [`${countOf(openQuestions.length, 'point')} left open`] : []),
  ];
  if (gaps.length === 0) return undefined;
  return {
    text: `Settle first: ${joinWords(gaps)}.`,
    evidence: [...ownerless, ...undated, ...openQuestions]
      .slice(0, 3)
      .map(({ evidence }) => evidence),
  };
}

function describeNext({ nextMeeting }: MinutesDetails): SummarySentence | undefined {
  return nextMeeting?.date === undefined
    ? undefined
    : {
        text: `The next meeting is on ${formatDate(nextMeeting.date)}.`,
        evidence: [nextMeeting.evidence],
      };
}
