import { countOf } from '@clauselight/core';
import type { DocumentKind, MinutesDetails, SourceText } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { findDateOrder } from '../../text/values/date-order.ts';
import { formatDate } from '../../text/values/dates.ts';
import { listStatements, type Statement } from '../../text/values/statements.ts';
import type { KindResult, Strength } from '../remark.ts';
import { findPresentCount, readAttendance } from './attendees.ts';
import { minutesCatalog } from './catalog.ts';
import { listDecisions } from './decisions.ts';
import { listFormalities } from './formalities.ts';
import { readMeeting } from './meeting.ts';
import { listMinutesRemarks } from './minutes-remarks.ts';
import { summarizeMinutes } from './minutes-summary.ts';
import { listMinutesTerms } from './minutes-terms.ts';
import { listOpenQuestions } from './open-questions.ts';
import { listSections } from './sections.ts';
import { listTasks, mayHaveTask } from './tasks.ts';

interface MinutesInput {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  readonly kind: DocumentKind;
}

/** Reads minutes and notes of a meeting: who, what was decided, who does what by when, what is open. */
export function analyzeMinutes({
  sourceText,
  structure,
}: MinutesInput): KindResult<MinutesDetails> {
  const statements = listStatements(sourceText);
  const details = readDetails(sourceText, statements);
  const remarks = listMinutesRemarks(details, {
    wordCount: structure.wordCount,
    mayHaveTask: mayHaveTask(statements),
  });
  const idle = new Map([
    ['MIN-06' as const, 'It needs the minutes of two meetings.'],
    ...(details.tasks.length === 0
      ? [['MIN-02' as const, 'No task was recognized in these minutes.'] as const]
      : []),
  ]);
  return {
    details,
    remarks,
    checks: minutesCatalog.listChecks(remarks, idle),
    strengths: listStrengths(details),
    terms: listMinutesTerms(details),
    summary: summarizeMinutes(details),
  };
}

function readDetails({ text }: SourceText, statements: readonly Statement[]): MinutesDetails {
  const sections = listSections(statements, text);
  const attendance = readAttendance({ text, statements, sections });
  const presentCount = findPresentCount(text, statements);
  const order = findDateOrder(text);
  const meeting = readMeeting({ text, statements, order });
  const base = meeting.date?.date;
  const clock = {
    base,
    baseName: base && `the meeting of ${formatDate(base)}`,
    nextMeeting: meeting.nextMeeting?.date,
    order,
  };
  const parts = { text, statements, sections, attendance };
  const tasks = listTasks({ ...parts, clock });
  const isTask = new Set(tasks.map(({ evidence }) => evidence.start));
  return {
    kind: 'minutes',
    ...meeting,
    attendees: [...attendance.attendees],
    ...(presentCount && { presentCount }),
    decisions: listDecisions(parts).filter(({ evidence }) => !isTask.has(evidence.start)),
    tasks: [...tasks],
    openQuestions: listOpenQuestions(parts).filter(({ evidence }) => !isTask.has(evidence.start)),
    formalities: [...listFormalities(text, statements, meeting)],
  };
}

function listStrengths({ tasks, decisions }: MinutesDetails): readonly Strength[] {
  const open = tasks.filter(({ status }) => status === 'open');
  const complete = open.filter(({ who, due }) => who !== undefined && due !== undefined);
  const counted = decisions.filter(({ votes }) => votes !== undefined);
  return [
    ...(complete.length > 0
      ? [
          {
            title: 'Tasks with owner and date',
            text: `Owner and date are given for ${complete.length} of ${countOf(open.length, 'open task')}.`,
            evidence: complete.map(({ evidence }) => evidence),
          },
        ]
      : []),
    ...(counted.length > 0
      ? [
          {
            title: 'Votes recorded',
            text: `${countOf(counted.length, 'decision')} ${counted.length === 1 ? 'says' : 'say'} how the vote went.`,
            evidence: counted.flatMap(({ votes }) => votes?.evidence ?? []),
          },
        ]
      : []),
  ];
}
