import type { Decision, MinutesDetails, Votes } from '@clauselight/schema';
import { formatDay } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format.ts';
import { Part } from '../../../ui/panel.tsx';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';
import { CheckItems } from './check-items.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import { MarkedRow } from './marked-row.tsx';
import { PassageItems } from './passage-items.tsx';
import { TaskTable } from './task-table.tsx';

/** What a meeting decided, who is to do what, who was there, and what is left open. */
export function MinutesDetailsView({ details }: { details: MinutesDetails }) {
  const { tasks, decisions, openQuestions, formalities } = details;
  return (
    <>
      <Part title="Decisions" aside={<Count count={decisions.length} noun="decision" />}>
        <DecisionList decisions={decisions} />
      </Part>
      <Part title="Who does what by when" aside={<Count count={tasks.length} noun="action item" />}>
        {tasks.length === 0 ? (
          <p className="text-ink-soft">No action items were found.</p>
        ) : (
          <TaskTable caption="Action items" tasks={tasks} />
        )}
      </Part>
      {openQuestions.length > 0 && (
        <Part title="Left open">
          <PassageItems items={openQuestions} className="list-disc space-y-1.5 pl-5" />
        </Part>
      )}
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
        <Part title="The meeting">
          <FactList facts={listMeetingFacts(details)} />
        </Part>
        <Part title="What minutes usually hold">
          <CheckItems items={formalities} />
        </Part>
      </div>
    </>
  );
}

function Count({ count, noun }: { count: number; noun: string }) {
  return <span className="label">{formatCount(count, noun)}</span>;
}

const outcomes = {
  adopted: <StateMark state="yes">Adopted</StateMark>,
  rejected: <StateMark state="no">Rejected</StateMark>,
  postponed: <StateMark state="open">Postponed</StateMark>,
} as const;

function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  if (decisions.length === 0) return <p className="text-ink-soft">No decisions were found.</p>;
  return (
    <ul className="divide-y divide-line">
      {decisions.map((decision) => (
        <MarkedRow key={decision.evidence.start} mark={outcomes[decision.outcome]}>
          <PassageLink evidence={decision.evidence}>{decision.text}</PassageLink>
          <DecisionNotes decision={decision} />
        </MarkedRow>
      ))}
    </ul>
  );
}

function DecisionNotes({ decision }: { decision: Decision }) {
  const { votes, proposedBy, secondedBy } = decision;
  const notes = [
    votes && describeVotes(votes),
    proposedBy && `proposed by ${proposedBy}`,
    secondedBy && `seconded by ${secondedBy}`,
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return <p className="text-small text-ink-soft">{notes.join(' · ')}</p>;
}

/** `3 for, 1 against`, as far as it is stated. */
function describeVotes({ for: inFavour, against, abstained, isUnanimous }: Votes): string {
  const counts = [
    inFavour !== undefined && `${inFavour} for`,
    against !== undefined && `${against} against`,
    abstained !== undefined && `${abstained} abstained`,
  ].filter(Boolean);
  return [isUnanimous && 'unanimous', ...counts].filter(Boolean).join(', ');
}

function listMeetingFacts(details: MinutesDetails): Fact[] {
  const { meeting, date, nextMeeting, attendees, presentCount } = details;
  const people = (status: 'present' | 'absent') => attendees.filter((one) => one.status === status);
  return [
    ...(meeting ? [{ label: 'Meeting', value: meeting.name, evidence: meeting.evidence }] : []),
    ...(date ? [{ label: 'Date', value: formatDay(date.date), evidence: date.evidence }] : []),
    ...(presentCount
      ? [{ label: 'Number present', value: presentCount.count, evidence: presentCount.evidence }]
      : []),
    ...(people('present').length > 0
      ? [{ label: 'Present', value: <People attendees={people('present')} /> }]
      : []),
    ...(people('absent').length > 0
      ? [{ label: 'Absent', value: <People attendees={people('absent')} /> }]
      : []),
    ...(nextMeeting
      ? [
          {
            label: 'Next meeting',
            value: nextMeeting.date ? formatDay(nextMeeting.date) : nextMeeting.evidence.quote,
            evidence: nextMeeting.evidence,
          },
        ]
      : []),
  ];
}

function People({ attendees }: Pick<MinutesDetails, 'attendees'>) {
  return (
    <ul>
      {attendees.map(({ name, role, evidence }) => (
        <li key={evidence.start}>
          <PassageLink evidence={evidence}>{name}</PassageLink>
          {role && <span className="text-ink-soft">, {role}</span>}
        </li>
      ))}
    </ul>
  );
}
