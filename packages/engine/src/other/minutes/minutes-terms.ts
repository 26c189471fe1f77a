import type { MinutesDetails, Term } from '@clauselight/schema';
import { formatDate } from '../../text/values/dates.ts';

/** The dates and tasks of minutes as key terms. */
export function listMinutesTerms(details: MinutesDetails): readonly Omit<Term, 'id'>[] {
  const { date, nextMeeting, tasks, attendees } = details;
  return [
    ...(date ? [createDate('Date of the meeting', date)] : []),
    ...attendees
      .filter(({ status }) => status === 'present')
      .map(
        ({ name, role, evidence }): Omit<Term, 'id'> => ({
          type: 'party',
          label: 'Present',
          display: role === undefined ? name : `${name} (${role})`,
          value: { kind: 'party', name, ...(role !== undefined && { role: role.toLowerCase() }) },
          evidence,
        }),
      ),
    ...tasks.filter(({ status }) => status === 'open').flatMap(createTaskTerm),
    ...(nextMeeting?.date === undefined
      ? []
      : [createDate('Next meeting', { date: nextMeeting.date, evidence: nextMeeting.evidence })]),
  ];
}

function createDate(
  label: string,
  { date, evidence }: NonNullable<MinutesDetails['date']>,
): Omit<Term, 'id'> {
  return {
    type: 'date',
    label,
    display: formatDate(date),
    value: { kind: 'date', date },
    evidence,
  };
}

function createTaskTerm({ who, what, due, evidence }: MinutesDetails['tasks'][number]) {
  if (due === undefined) return [];
  const { date, computation, words } = due;
  const term: Omit<Term, 'id'> = {
    type: 'deadline',
    label: 'Task',
    display: `${date === undefined ? words : formatDate(date)}: ${who === undefined ? '' : `${who}, `}${what}`,
    value: {
      kind: 'deadline',
      action: what,
      ...(who !== undefined && { who }),
      ...(date !== undefined && { date }),
      ...(computation !== undefined && { computation }),
    },
    evidence,
  };
  return [term];
}
