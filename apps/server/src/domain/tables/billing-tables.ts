import type { SubscriptionStatus } from '@clauselight/schema';
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';
import { owners, users } from './account-tables.ts';

/** What a person is to the payment provider, and what is known of their subscription. A person without a row has none. */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').unique(),
    /** Customers there have been: the provider may have forgotten the one before. */
    customersMade: integer('customers_made').notNull().default(0),
    /** The card that is being set up, until its subscription has begun. */
    setupIntentId: text('setup_intent_id'),
    /** Set-ups there have been. */
    setupsMade: integer('setups_made').notNull().default(0),
    /** Whether the subscription that follows the set-up was promised to begin with a trial. */
    isTrialPromised: boolean('is_trial_promised').notNull().default(false),
    /** Null where there has never been a subscription. */
    status: text('status').$type<SubscriptionStatus>(),
    trialEndsAt: instant('trial_ends_at'),
    /** When a subscription that was cancelled ends, or has ended. */
    endsAt: instant('ends_at'),
    /** Questions to the provider, and the latest of them whose answer stands here: an older answer changes nothing. */
    asked: integer('asked').notNull().default(0),
    answered: integer('answered').notNull().default(0),
    answeredAt: instant('answered_at'),
  },
  (table) => [index('billing_accounts_answered_at').on(table.answeredAt)],
);

export type BillingAccount = typeof billingAccounts.$inferSelect;

/** Events of the payment provider that have been taken: none counts twice. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [index('payment_events_received_at').on(table.receivedAt)],
);

/**
 * Trials that have begun, so that each person has one. A keyed hash says whose, which tells nobody who they are and
 * outlives the account: deleting it earns no second trial.
 */
export const trials = pgTable('trials', {
  personHash: bytes('person_hash').primaryKey(),
  /** The set-up whose trial it is: asked for again, it is the same one. */
  setupIntentId: text('setup_intent_id').notNull(),
  startedAt: instant('started_at').notNull().defaultNow(),
});

/** Customers whose account is gone and whom the payment provider has yet to forget. */
export const endedCustomers = pgTable('ended_customers', {
  customerId: text('customer_id').primaryKey(),
  endedAt: instant('ended_at').notNull().defaultNow(),
});

/** Analyses that took a place of an owner's daily allowance, whatever became of the document; one that fails gives it back. */
export const countedAnalyses = pgTable(
  'counted_analyses',
  {
    analysisId: uuid('analysis_id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [index('counted_analyses_owner').on(table.ownerId, table.day)],
);
