import type { SubscriptionStatus } from '@clauselight/schema';
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';
import { owners, users } from './account-tables.ts';

/**
 * A person's customer at the payment provider, and the state of their subscription. A person without a row has none.
 */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').unique(),
    /** Number of customers created so far: the provider may have deleted an earlier one. */
    customersMade: integer('customers_made').notNull().default(0),
    /** The card that is being set up, until its subscription has started. */
    setupIntentId: text('setup_intent_id'),
    /** Number of setups created so far. */
    setupsMade: integer('setups_made').notNull().default(0),
    /** Whether the subscription after the setup was promised a trial. */
    isTrialPromised: boolean('is_trial_promised').notNull().default(false),
    /** Null if there has never been a subscription. */
    status: text('status').$type<SubscriptionStatus>(),
    trialEndsAt: instant('trial_ends_at'),
    /** When a canceled subscription ends or ended. */
    endsAt: instant('ends_at'),
    /**
     * Number of the latest request to the provider, and of the latest one whose answer is stored here. An answer to
     * an earlier request changes nothing.
     */
    asked: integer('asked').notNull().default(0),
    answered: integer('answered').notNull().default(0),
    answeredAt: instant('answered_at'),
  },
  (table) => [index('billing_accounts_answered_at').on(table.answeredAt)],
);

export type BillingAccount = typeof billingAccounts.$inferSelect;

/** Processed events of the payment provider: none is processed twice. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [index('payment_events_received_at').on(table.receivedAt)],
);

/**
 * Trials that have started, so that each person has only one. A keyed hash identifies the person without naming them
 * and outlives the account: deleting it gives no second trial.
 */
export const trials = pgTable('trials', {
  personHash: bytes('person_hash').primaryKey(),
  /** The card setup that used the trial. The same setup gets the same trial again. */
  setupIntentId: text('setup_intent_id').notNull(),
  startedAt: instant('started_at').notNull().defaultNow(),
});

/** Customers whose account is gone and whom the payment provider has yet to delete. */
export const endedCustomers = pgTable('ended_customers', {
  customerId: text('customer_id').primaryKey(),
  endedAt: instant('ended_at').notNull().defaultNow(),
});

/**
 * Analyses that count against the allowance of a day, of their owner and of the address from which a guest came, even if
 * the document or the guest is removed later. A failed one is not counted.
 */
export const countedAnalyses = pgTable(
  'counted_analyses',
  {
    analysisId: uuid('analysis_id').primaryKey(),
    /** Null if the owner is gone. */
    ownerId: uuid('owner_id').references(() => owners.id, { onDelete: 'set null' }),
    /** Identifies the network address of a guest, without naming it; null for a user. */
    addressKey: bytes('address_key'),
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [
    index('counted_analyses_owner').on(table.ownerId, table.day),
    index('counted_analyses_address').on(table.addressKey, table.day),
  ],
);
