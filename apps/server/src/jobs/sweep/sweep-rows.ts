import { and, eq, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { endedShareDays, shareEnd } from '../../domain/shares/share-end.ts';
import {
  accountExports,
  auditEvents,
  messages,
  sessions,
  signInAttempts,
} from '../../domain/tables/account-tables.ts';
import { countedAnalyses, paymentEvents } from '../../domain/tables/billing-tables.ts';
import {
  analyses,
  analysisEvents,
  highlights,
  selections,
} from '../../domain/tables/document-tables.ts';
import { modelAnswers, modelDaySpending, questions } from '../../domain/tables/model-tables.ts';
import { outputs } from '../../domain/tables/report-tables.ts';
import { shareAttempts, shares } from '../../domain/tables/share-tables.ts';
import { jobs, workerBeats } from '../../platform/queue/job-table.ts';
import { getUtcDay } from '../../platform/utc-day.ts';
import { retentionTimes } from './retention-times.ts';
import { portionSize, repeat, type Sweep } from './sweep.ts';

const dayMs = 24 * 3_600_000;

/** Rows that have ended. */
interface EndedRows {
  readonly table: PgTable;
  readonly condition: SQL | undefined;
}

export interface RowOptions {
  /** How long an event of the audit trail is stored. */
  readonly auditDays: number;
}

/** Removes the rows that have ended; returns how many. */
export async function removeOldRows(sweep: Sweep, options: RowOptions): Promise<number> {
  let removed = 0;
  for (const { table, condition } of listEnded(sweep.now, options)) {
    removed += await repeat(sweep, async () => {
      const { rowCount } = await sweep.database.orm.execute(sql`
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${condition} limit ${portionSize}))`);
      return rowCount ?? 0;
    });
  }
  return removed;
}

function listEnded(now: number, { auditDays }: RowOptions): readonly EndedRows[] {
  const before = (ageMs: number) => new Date(now - ageMs);
  return [
    { table: sessions, condition: lte(sessions.expiresAt, new Date(now)) },
    { table: signInAttempts, condition: lte(signInAttempts.expiresAt, new Date(now)) },
    { table: auditEvents, condition: lt(auditEvents.at, before(auditDays * dayMs)) },
    {
      table: accountExports,
      condition: and(
        ne(accountExports.status, 'preparing'),
        lte(accountExports.requestedAt, before(retentionTimes.exports)),
      ),
    },
    { table: messages, condition: isEndedMessage(before) },
    { table: selections, condition: lt(selections.askedAt, before(retentionTimes.questions)) },
    { table: questions, condition: lt(questions.askedAt, before(retentionTimes.questions)) },
    { table: outputs, condition: lt(outputs.requestedAt, before(retentionTimes.outputs)) },
    {
      table: highlights,
      condition: lt(highlights.deletedAt, before(retentionTimes.deletedHighlights)),
    },
    { table: analysisEvents, condition: isPassedEvent(before(retentionTimes.analysisEvents)) },
    {
      table: modelAnswers,
      condition: lt(modelAnswers.createdAt, before(retentionTimes.modelAnswers)),
    },
    {
      table: modelDaySpending,
      condition: lt(modelDaySpending.day, getUtcDay(now - retentionTimes.modelDays)),
    },
    {
      table: paymentEvents,
      condition: lt(paymentEvents.receivedAt, before(retentionTimes.paymentEvents)),
    },
    { table: countedAnalyses, condition: lt(countedAnalyses.day, getUtcDay(now)) },
    { table: shares, condition: lt(shareEnd, before(endedShareDays * dayMs)) },
    {
      table: shareAttempts,
      condition: lt(shareAttempts.lastAt, before(retentionTimes.shareAttempts)),
    },
    { table: workerBeats, condition: lt(workerBeats.seenAt, before(dayMs)) },
    { table: jobs, condition: isOldJob(before(retentionTimes.deadJobs)) },
  ];
}

/** A message without an account contains an address, so it is removed as soon as it is no longer needed. */
function isEndedMessage(before: (ageMs: number) => Date): SQL | undefined {
  const isSettled = inArray(messages.status, ['sent', 'failed', 'unknown']);
  return or(
    and(isNotNull(messages.userId), lt(messages.createdAt, before(retentionTimes.messages))),
    and(
      isNull(messages.userId),
      or(isSettled, lt(messages.createdAt, before(retentionTimes.lastMessages))),
    ),
  );
}

/** The steps of an analysis that has ended. Its last event says how it ended, and stays. */
function isPassedEvent(oldest: Date): SQL | undefined {
  const ended = sql`select ${analyses.id} from ${analyses}
    where ${inArray(analyses.status, ['completed', 'failed', 'cancelled'])} and ${lt(analyses.requestedAt, oldest)}`;
  const later = sql`select 1 from analysis_events later
    where later.analysis_id = ${analysisEvents.analysisId} and later.id > ${analysisEvents.id}`;
  return and(sql`${analysisEvents.analysisId} in (${ended})`, sql`exists (${later})`);
}

function isOldJob(oldest: Date): SQL | undefined {
  return or(and(eq(jobs.status, 'dead'), lt(jobs.createdAt, oldest)), lt(jobs.expiresAt, oldest));
}
