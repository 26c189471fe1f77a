import type { Decision, MinutesDetails, Votes } from '@clauselight/schema';
import { formatDay } from '../../../lib/dates.ts';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
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
      <Part
        title={t('results.minutes.decisions')}
        aside={<Label>{t('results.minutes.decisionCount', { count: decisions.length })}</Label>}
      >
        <DecisionList decisions={decisions} />
      </Part>
      <Part
        title={t('results.minutes.tasks')}
        aside={<Label>{t('results.minutes.taskCount', { count: tasks.length })}</Label>}
      >
        {tasks.length === 0 ? (
          <p className="text-ink-soft">{t('results.minutes.noTasks')}</p>
        ) : (
          <TaskTable caption={t('results.minutes.tasksCaption')} tasks={tasks} />
        )}
      </Part>
      {openQuestions.length > 0 && (
        <Part title={t('results.minutes.openQuestions')}>
          <PassageItems items={openQuestions} className="list-disc space-y-1.5 pl-5" />
        </Part>
      )}
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 @3xl:grid-cols-2">
        <Part title={t('results.minutes.meetingTitle')}>
          <FactList facts={listMeetingFacts(details)} />
        </Part>
        <Part title={t('results.minutes.formalities')}>
          <CheckItems items={formalities} />
        </Part>
      </div>
    </>
  );
}

function Label({ children }: { children: string }) {
  return <span className="label">{children}</span>;
}

const outcomes = {
  adopted: { state: 'yes', name: 'results.minutes.adopted' },
  rejected: { state: 'no', name: 'results.minutes.rejected' },
  postponed: { state: 'open', name: 'results.minutes.postponed' },
} as const;

function OutcomeMark({ outcome }: Pick<Decision, 'outcome'>) {
  const { state, name } = outcomes[outcome];
  return <StateMark state={state}>{t(name)}</StateMark>;
}

function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  if (decisions.length === 0)
    return <p className="text-ink-soft">{t('results.minutes.noDecisions')}</p>;
  return (
    <ul className="divide-y divide-line">
      {decisions.map((decision) => (
        <MarkedRow key={decision.evidence.start} mark={<OutcomeMark outcome={decision.outcome} />}>
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
    proposedBy && t('results.minutes.proposedBy', { name: proposedBy }),
    secondedBy && t('results.minutes.secondedBy', { name: secondedBy }),
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return <p className="text-small text-ink-soft">{notes.join(' · ')}</p>;
}

/** `3 for, 1 against`, as far as it is stated. */
function describeVotes({ for: inFavor, against, abstained, isUnanimous }: Votes): string {
  const counts = [
    inFavor !== undefined && t('results.minutes.votesFor', { count: inFavor }),
    against !== undefined && t('results.minutes.votesAgainst', { count: against }),
    abstained !== undefined && t('results.minutes.votesAbstained', { count: abstained }),
  ].filter(Boolean);
  return [isUnanimous && t('results.minutes.unanimous'), ...counts].filter(Boolean).join(', ');
}

function listMeetingFacts(details: MinutesDetails): Fact[] {
  const { meeting, date, nextMeeting, attendees, presentCount } = details;
  const people = (status: 'present' | 'absent') => attendees.filter((one) => one.status === status);
  return [
    ...(meeting
      ? [{ label: t('results.minutes.meeting'), value: meeting.name, evidence: meeting.evidence }]
      : []),
    ...(date
      ? [{ label: t('results.minutes.date'), value: formatDay(date.date), evidence: date.evidence }]
      : []),
    ...(presentCount
      ? [
          {
            label: t('results.minutes.presentCount'),
            value: presentCount.count,
            evidence: presentCount.evidence,
          },
        ]
      : []),
    ...(people('present').length > 0
      ? [{ label: t('results.minutes.present'), value: <People attendees={people('present')} /> }]
      : []),
    ...(people('absent').length > 0
      ? [{ label: t('results.minutes.absent'), value: <People attendees={people('absent')} /> }]
      : []),
    ...(nextMeeting
      ? [
          {
            label: t('results.minutes.nextMeeting'),
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
