import { countOf, joinSome, joinWords, quoteWords } from '@clauselight/core';
import type { Evidence, MinutesDetails, Task } from '@clauselight/schema';
import type { Remark } from '../remark.ts';
import { sortRemarks } from '../remark-catalog.ts';
import { minutesCatalog } from './catalog.ts';
import { standing } from './task-patterns.ts';

const { createRemark } = minutesCatalog;
const pointsPerGap = 1.5;
const mostPointsForGaps = 6;
const pointsForVotes = 6;
/** Below so many words, notes need not name a task. */
const shortNotes = 120;
/** Notes that hold fewer formal particulars are informal on purpose. */
const formalFrom = 4;

interface NotesFacts {
  readonly wordCount: number;
  /** Whether a sentence may give somebody a task, although it was not recognized as one. */
  readonly mayHaveTask: boolean;
}

/** What is to be mended in minutes. */
export function listMinutesRemarks(details: MinutesDetails, notes: NotesFacts): readonly Remark[] {
  return sortRemarks([
    ...remarkVotes(details),
    ...remarkGaps(details.tasks),
    ...remarkNoTask(details, notes),
    ...remarkOpenQuestions(details),
    ...remarkFormalities(details),
  ]);
}

function remarkGaps(tasks: readonly Task[]): readonly Remark[] {
  const open = tasks.filter(({ status }) => status === 'open');
  const ownerless = open.filter(({ who }) => who === undefined);
  const undated = open.filter(({ due, what }) => due === undefined && !standing.test(what));
  const ownerPoints = Math.min(mostPointsForGaps, pointsPerGap * ownerless.length);
  const datePoints = Math.min(mostPointsForGaps - ownerPoints, pointsPerGap * undated.length);
  return [
    ...remarkMissing({ lacking: ownerless, what: 'owner', points: ownerPoints }),
    ...remarkMissing({ lacking: undated, what: 'date', points: datePoints }),
  ];
}

interface Missing {
  readonly lacking: readonly Task[];
  readonly what: 'owner' | 'date';
  readonly points: number;
}

function remarkMissing({ lacking, what, points }: Missing): readonly Remark[] {
  if (lacking.length === 0) return [];
  const names = joinSome(lacking.map((task) => quoteWords(task.what, 60)));
  return [
    createRemark('MIN-02', {
      title: what === 'owner' ? 'Tasks without an owner' : 'Tasks without a date',
      points,
      // Whether more tasks stand there, or another way of naming who does them, is not known.
      notice: `No ${what} was recognized for ${names}.`,
      nextStep:
        what === 'owner'
          ? 'Who takes each of them on? Write one name a task.'
          : 'By when is each of them due? Write a day beside it.',
      evidence: lacking.map(({ evidence }) => evidence),
    }),
  ];
}

function remarkVotes({ decisions, attendees, presentCount }: MinutesDetails): readonly Remark[] {
  const present = attendees.filter(({ status }) => status === 'present');
  return decisions.flatMap(({ votes, outcome, evidence }) => {
    if (votes?.for === undefined) return [];
    const { for: ayes, against = 0, abstained = 0 } = votes;
    const cast = ayes + against + abstained;
    const shown = [votes.evidence, evidence];
    const most = presentCount?.count ?? present.length;
    const first = presentCount?.evidence ?? present[0]?.evidence;
    if (most >= 2 && cast > most) {
      const list = presentCount
        ? `The minutes count ${most} as present`
        : `The list of those present names ${most}`;
      const notice = `${countOf(cast, 'vote')} are counted (${joinWords([`${ayes} for`, `${against} against`, `${abstained} abstained`])}). ${list}.`;
      return [remarkCount(notice, first === undefined ? shown : [...shown, first])];
    }
    return outcome === 'adopted' && against >= ayes && against > 0
      ? [remarkCount(`It is recorded as adopted with ${ayes} for and ${against} against.`, shown)]
      : [];
  });
}

function remarkCount(notice: string, evidence: readonly Evidence[]): Remark {
  return createRemark('MIN-03', {
    points: pointsForVotes,
    notice,
    nextStep: 'Check the count against the list of those entitled to vote.',
    evidence,
  });
}

function remarkNoTask(
  { tasks, meeting }: MinutesDetails,
  { wordCount, mayHaveTask }: NotesFacts,
): readonly Remark[] {
  if (tasks.length > 0 || mayHaveTask || wordCount < shortNotes) return [];
  return [
    createRemark('MIN-01', {
      points: 0,
      notice: 'No sentence or list was recognised that says who is to do what after the meeting.',
      nextStep: 'Was there nothing to do, or does it stand elsewhere?',
      evidence: [],
      ...(meeting && { lookedIn: [meeting.evidence] }),
    }),
  ];
}

function remarkOpenQuestions({ openQuestions }: MinutesDetails): readonly Remark[] {
  if (openQuestions.length === 0) return [];
  const names = joinSome(openQuestions.map(({ text }) => quoteWords(text, 70)));
  const verb = openQuestions.length === 1 ? 'was' : 'were';
  return [
    createRemark('MIN-04', {
      points: 0,
      notice: `${countOf(openQuestions.length, 'point')} ${verb} left open: ${names}.`,
      nextStep: 'Put them on the next agenda.',
      evidence: openQuestions.map(({ evidence }) => evidence),
    }),
  ];
}

function remarkFormalities({ formalities }: MinutesDetails): readonly Remark[] {
  const missing = formalities.filter(({ evidence }) => evidence === undefined);
  const held = formalities.flatMap(({ evidence }) => evidence ?? []);
  if (missing.length === 0 || held.length < formalFrom) return [];
  const names = joinWords(missing.map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1)));
  return [
    createRemark('MIN-05', {
      points: 0,
      notice: `${held.length} of ${formalities.length} particulars of formal minutes are there. Not found: ${names}.`,
      nextStep: 'Add what your rules require; informal notes need none of it.',
      evidence: [],
      lookedIn: held,
    }),
  ];
}
