import type { AccountExport, Settings } from '@clauselight/schema';
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';
import type { AuditKind } from '../audit/audit-kind.ts';
import type { MessageChannel, MessageContent, MessageStatus } from '../messages/message.ts';

/**
 * The owners of documents: a guest, who exists as long as the guest's session, or a user. Everything that belongs to
 * an owner is deleted with it.
 */
export const owners = pgTable(
  'owners',
  {
    id: uuid('id').primaryKey(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When a guest is deleted; null for a user. */
    expiresAt: instant('expires_at'),
    /** Identifies the network address from which a guest came, without naming it; null for a user. */
    addressKey: bytes('address_key'),
  },
  (table) => [
    index('owners_expires_at').on(table.expiresAt),
    index('owners_address').on(table.addressKey),
  ],
);

/** A person who has signed in, identified by the identity provider's subject. */
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

/** A browser with a cookie, in which an owner works. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the cookie: a copy of this table opens no session. */
    tokenHash: bytes('token_hash').notNull(),
    /** Description of browser and system. */
    device: text('device').notNull().default(''),
    /** The guest that a user was in this browser before signing in. That work can be kept until the guest expires. */
    guestOwnerId: uuid('guest_owner_id').references(() => owners.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** Moves with use, never past `endsAt`. */
    expiresAt: instant('expires_at').notNull(),
    /** The fixed end. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_owner').on(table.ownerId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);

/** Sign-ins that have started and not returned yet. Each is used once. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** SHA-256 of the token in the cookie of the browser that started the sign-in. */
    tokenHash: bytes('token_hash').primaryKey(),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** Path of the page to return to. */
    returnTo: text('return_to').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_attempts_expires_at').on(table.expiresAt)],
);

/**
 * Events of accounts, without content of documents. After an account is deleted, the event remains without the
 * person.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<AuditKind>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_events_user').on(table.userId, table.at),
    index('audit_events_at').on(table.at),
  ],
);

/** Archives of all data about a person. The file stays in the storage until `expiresAt`. */
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

/** Mails and text messages. Each is written once for its subject and sent at most once. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    /** Null if the account is gone: the confirmation of its deletion. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<MessageChannel>().notNull(),
    /** Ids of what the message is about. The text is written when it is sent. */
    content: jsonb('content').$type<MessageContent>().notNull(),
    /** Identifies the subject: a second message with the same key is not written. */
    onceKey: text('once_key').notNull(),
    /**
     * `sending` is stored before the first byte is sent. A message found in this state after a crash is not sent
     * again.
     */
    status: text('status').$type<MessageStatus>().notNull().default('ready'),
    createdAt: instant('created_at').notNull().defaultNow(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('messages_once_key').on(table.onceKey),
    index('messages_user').on(table.userId),
    index('messages_created_at').on(table.createdAt),
  ],
);
