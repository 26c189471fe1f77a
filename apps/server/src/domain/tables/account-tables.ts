import type { AccountExport, Settings } from '@clauselight/schema';
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';
import type { AuditKind } from '../audit/audit-kind.ts';
import type { MessageChannel, MessageContent, MessageStatus } from '../messages/message.ts';

/**
 * Whom documents belong to: a guest, for as long as the guest's session lasts, or a user. What belongs to an owner goes
 * with it.
 */
export const owners = pgTable(
  'owners',
  {
    id: uuid('id').primaryKey(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When a guest vanishes; null for a user. */
    expiresAt: instant('expires_at'),
  },
  (table) => [index('owners_expires_at').on(table.expiresAt)],
);

/** A person who has signed in, known by what the identity provider calls them. */
export const users = pgTable(
  'users',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => owners.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    provider: text('provider').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    pictureUrl: text('picture_url'),
    settings: jsonb('settings').$type<Settings>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_issuer_subject').on(table.issuer, table.subject)],
);

/** Where an owner is at work: a browser with a cookie. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the cookie: a copy of this table opens no session. */
    tokenHash: bytes('token_hash').notNull(),
    /** Browser and system in words. */
    device: text('device').notNull().default(''),
    /** The guest that a user was in this browser before signing in: that work can be kept until the guest vanishes. */
    guestOwnerId: uuid('guest_owner_id').references(() => owners.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** Moves on with use, never past `endsAt`. */
    expiresAt: instant('expires_at').notNull(),
    /** The end that no use moves. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_owner').on(table.ownerId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);

/** Sign-ins that have begun and not come back yet; each is taken once. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** SHA-256 of the token in the cookie of the browser that began it. */
    tokenHash: bytes('token_hash').primaryKey(),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** Path of the page to come back to. */
    returnTo: text('return_to').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_attempts_expires_at').on(table.expiresAt)],
);

/** What happened to accounts, without content of documents. Of a deleted account the fact stays, without the person. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<AuditKind>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('audit_events_user').on(table.userId, table.at)],
);

/** Archives of everything held on a person; the file lies in the storage until `expiresAt`. */
export const accountExports = pgTable(
  'account_exports',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<AccountExport['status']>().notNull(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    expiresAt: instant('expires_at'),
    bytes: bigint('bytes', { mode: 'number' }),
  },
  (table) => [index('account_exports_user').on(table.userId, table.requestedAt)],
);

/** Mails and text messages, each written once for what it tells of and sent at most once. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    /** Null where the account is gone: the confirmation of its deletion. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<MessageChannel>().notNull(),
    /** What it tells of, ids alone: the words are made when it is sent. */
    content: jsonb('content').$type<MessageContent>().notNull(),
    /** What makes it the one message on that: a second one with the same key is not written. */
    onceKey: text('once_key').notNull(),
    /** `sending` is written down before the first byte goes out; found there again after a crash, it is not sent again. */
    status: text('status').$type<MessageStatus>().notNull().default('ready'),
    createdAt: instant('created_at').notNull().defaultNow(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('messages_once_key').on(table.onceKey),
    index('messages_user').on(table.userId),
  ],
);
