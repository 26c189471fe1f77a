import type { JobKind } from '@clauselight/schema';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Background jobs. The row of a finished job is deleted. A running job is held by a lease. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<JobKind>().notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    status: text('status').$type<'ready' | 'running' | 'dead'>().notNull().default('ready'),
    /** How often it was started. A crash of the process counts; a shutdown that releases the job does not. */
    attempts: integer('attempts').notNull().default(0),
    /** How often its handler threw. */
    failures: integer('failures').notNull().default(0),
    /** Whom it is done for; null for the server itself. Owners take turns. */
    ownerId: uuid('owner_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    runAfter: instant('run_after').notNull().defaultNow(),
    /** Since when its owner waits for a turn: for the owner's first job that is due, the others wait behind it. */
    waitsSince: instant('waits_since').notNull().defaultNow(),
    /** An unfinished job is given up at this time. */
    expiresAt: instant('expires_at').notNull(),
    leaseOwner: uuid('lease_owner'),
    leaseUntil: instant('lease_until'),
    lastError: text('last_error'),
  },
  (table) => [
    index('jobs_due').on(table.status, table.runAfter),
    index('jobs_owner').on(table.ownerId, table.runAfter),
  ],
);

/** The processes that do background work. Each says now and then that it is there. */
export const workerBeats = pgTable('worker_beats', {
  id: uuid('id').primaryKey(),
  startedAt: instant('started_at').notNull().defaultNow(),
  seenAt: instant('seen_at').notNull().defaultNow(),
});
