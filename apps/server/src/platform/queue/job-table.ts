import type { JobKind } from '@clauselight/schema';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Background work. A finished job's row is removed; a running one is held by a lease. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<JobKind>().notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    status: text('status').$type<'ready' | 'running' | 'dead'>().notNull().default('ready'),
    /** Times it was started; a process that dies counts, a shutdown that hands it back does not. */
    attempts: integer('attempts').notNull().default(0),
    /** Times its handler threw. */
    failures: integer('failures').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    runAfter: instant('run_after').notNull().defaultNow(),
    /** A job not finished by then is given up. */
    expiresAt: instant('expires_at').notNull(),
    leaseOwner: uuid('lease_owner'),
    leaseUntil: instant('lease_until'),
    lastError: text('last_error'),
  },
  (table) => [index('jobs_due').on(table.status, table.runAfter)],
);
