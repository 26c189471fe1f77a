import type { Decision, MinutesDetails } from '@clauselight/schema';
import type { Block, Fact } from '../../content.ts';
import { createFact, createFacts, createGroup, createList, createTable } from '../blocks.ts';
import { formatDay, joinWords } from '../formats.ts';
import type { Places } from '../places.ts';
import { composeChecklist } from './checklist.ts';
import { composeTasks } from './tasks.ts';

/** The decisions, tasks, attendees and open points of a meeting. */
export function composeMinutes(details: MinutesDetails, places: Places): readonly Block[] {
  const { decisions, tasks, openQuestions, formalities } = details;
  return [
    ...createFacts(listMeetingFacts(details)),
    ...createGroup('Decisions', composeDecisions(decisions, places)),
    ...createGroup(
      'Who does what by when',
      composeTasks({ caption: 'Action items', tasks, places }),
    ),
    ...createGroup('Left open', createList(openQuestions.map(({ text }) => text))),
    ...createGroup(
      'What minutes usually hold',
      composeChecklist({ caption: 'What minutes usually hold', items: formalities, places }),
    ),
  ];
}

function composeDecisions(decisions: readonly Decision[], places: Places): readonly Block[] {
  return createTable({
    caption: 'Decisions',
    rows: decisions,
    columns: [
      { title: 'Outcome', width: 0.15, cell: ({ outcome }) => outcome },
      { title: 'Decision', cell: ({ text }) => text },
      { title: 'Votes', width: 0.22, cell: describeVotes },
      { title: 'Where', width: 0.18, cell: ({ evidence }) => places.find(evidence) },
    ],
  });
}

function describeVotes({ votes, proposedBy, secondedBy }: Decision): string {
  const count = (number: number | undefined, word: string) =>
    number !== undefined && `${number} ${word}`;
  return joinWords([
    votes?.isUnanimous && 'unanimous',
    count(votes?.for, 'for'),
    count(votes?.against, 'against'),
    count(votes?.abstained, 'abstained'),
    proposedBy && `proposed by ${proposedBy}`,
    secondedBy && `seconded by ${secondedBy}`,
  ]);
}

function listMeetingFacts(details: MinutesDetails): readonly Fact[] {
  const { meeting, date, nextMeeting, presentCount } = details;
  const next = nextMeeting?.date ? formatDay(nextMeeting.date) : nextMeeting?.evidence.quote;
  return [
    ...createFact('Meeting', meeting?.name),
    ...createFact('Date', date && formatDay(date.date)),
    ...createFact('Number present', presentCount && String(presentCount.count)),
    ...createFact('Present', listPeople(details, 'present')),
    ...createFact('Absent', listPeople(details, 'absent')),
    ...createFact('Next meeting', next),
  ];
}

function listPeople({ attendees }: MinutesDetails, status: 'present' | 'absent'): string {
  return attendees
    .filter((attendee) => attendee.status === status)
    .map(({ name, role }) => (role === undefined ? name : `${name} (${role})`))
    .join('; ');
}
