import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';
import { users } from './account-tables.ts';
import { analyses } from './document-tables.ts';

/** Links that show an analysis to everybody who has them. They are deleted with the analysis and with the person. */
export const shares = pgTable(
  'shares',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    analysisId: uuid('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the address: a copy of this table opens no link. */
    tokenHash: bytes('token_hash').notNull(),
    /** Salt and scrypt hash; null if the link needs no password. */
    passwordHash: text('password_hash'),
    withNotes: boolean('with_notes').notNull(),
    /** Id of the side for whom the analysis is shown. */
    side: text('side'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    viewCount: integer('view_count').notNull().default(0),
    lastViewedAt: instant('last_viewed_at'),
    /** Wrong passwords from all addresses together. */
    failedAttempts: integer('failed_attempts').notNull().default(0),
    /** Before this time passwords are checked only for addresses that have opened the link. */
    lockedUntil: instant('locked_until'),
  },
  (table) => [
    uniqueIndex('shares_token_hash').on(table.tokenHash),
    index('shares_user').on(table.userId, table.createdAt),
    index('shares_analysis').on(table.analysisId),
    index('shares_expires_at').on(table.expiresAt),
  ],
);

/** Passwords tried on a link from one network address. */
export const shareAttempts = pgTable(
  'share_attempts',
  {
    shareId: uuid('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    /** Identifies the address without naming it. */
    addressKey: bytes('address_key').notNull(),
    /** Wrong passwords since the last right one. */
    failedAttempts: integer('failed_attempts').notNull().default(0),
    /** No password from this address is checked before this time. */
    lockedUntil: instant('locked_until'),
    /** Whether the right password came from this address once. */
    hasOpened: boolean('has_opened').notNull().default(false),
    lastAt: instant('last_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.addressKey] }),
    index('share_attempts_last_at').on(table.lastAt),
  ],
);
