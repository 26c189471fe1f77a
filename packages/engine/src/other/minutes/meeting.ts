import type { MinutesDetails } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import type { DateOrder } from '../../text/values/date-order.ts';
import { listDates } from '../../text/values/dates.ts';
import { findDueDate } from '../../text/values/due-dates.ts';
import type { Statement } from '../../text/values/statements.ts';

type Meeting = Pick<MinutesDetails, 'meeting' | 'date' | 'nextMeeting'>;

interface MeetingInput {
  readonly text: string;
  readonly statements: readonly Statement[];
  readonly order: DateOrder | undefined;
}

const opening = 20;
const otherMeeting = /\b(?:previous|last|next|approv\w+|future|minutes of the meeting of)\b/i;
const nextMeeting =
  /\bnext (?:\p{L}+ ){0,2}(?:meeting|session|call|sync|sprint review|AGM|EGM|assembly)\b|\bdate of next meeting\b/iu;

/** What the meeting is called, when it was held and when the next one is. */
export function readMeeting({ text, statements, order }: MeetingInput): Meeting {
  const named = statements.find(({ passage }) => /\p{L}{3}/u.test(passage.text));
  const evidence =
    named &&
    findEvidence(text, named.passage, { from: 0, to: Math.min(160, named.passage.text.length) });
  const date = findMeetingDate({ text, statements, order });
  const next = findNextMeeting({ text, statements, order }, date?.date);
  return {
    ...(evidence && { meeting: { name: evidence.quote.replace(/\s+/g, ' '), evidence } }),
    ...(date && { date }),
    ...(next && { nextMeeting: next }),
  };
}

function findMeetingDate({ text, statements, order }: MeetingInput): Meeting['date'] {
  for (const { passage } of statements.slice(0, opening)) {
    if (otherMeeting.test(passage.text)) continue;
    const found = listDates(passage.text, order)[0];
    const evidence = found && findEvidence(text, passage, found);
    if (evidence) return { date: found.date, evidence };
  }
  return undefined;
}

function findNextMeeting(
  { text, statements, order }: MeetingInput,
  base: string | undefined,
): Meeting['nextMeeting'] {
  const index = statements.findLastIndex(
    ({ passage }) => nextMeeting.test(passage.text) && passage.text.length < 200,
  );
  const told = statements[index];
  if (
    told === undefined ||
    /\b(?:before|by|at|until|for|to) (?:the |our )?next/i.test(told.passage.text)
  ) {
    return undefined;
  }
  // The day may stand on the line under the heading.
  const dated = [told, statements[index + 1]].find(
    (line) => line !== undefined && findDueDate(line.passage.text, { base, order })?.date,
  );
  const { passage } = dated ?? told;
  const due = findDueDate(passage.text.replace(/\bnext meeting/i, '            '), { base, order });
  const evidence = findEvidence(text, passage, { from: 0, to: passage.text.length });
  return evidence && { ...(due?.date !== undefined && { date: due.date }), evidence };
}
