import type { ErrorCode } from '@clauselight/schema';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import type { OutputRequest } from '../reports/output-request.ts';
import { owners } from './account-tables.ts';

/**
 * Requested files and comparisons. A finished one stays in the storage until it has been sent, and is deleted with
 * its row.
 */
export const outputs = pgTable(
  'outputs',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    request: jsonb('request').$type<OutputRequest>().notNull(),
    status: text('status').$type<'waiting' | 'ready' | 'failed'>().notNull().default('waiting'),
    errorCode: text('error_code').$type<ErrorCode>(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
  },
  (table) => [
    index('outputs_owner').on(table.ownerId),
    index('outputs_requested_at').on(table.requestedAt),
  ],
);
