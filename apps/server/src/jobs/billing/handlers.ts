import { AppError } from '@clauselight/schema';
import { listEndedCustomers, removeEndedCustomer } from '../../domain/billing/ended-customers.ts';
import { openBilling } from '../../domain/billing/open-billing.ts';
import { type SyncParts, syncSubscription } from '../../domain/billing/sync-subscription.ts';
import { createTrials } from '../../domain/billing/trials.ts';
import type { Platform } from '../../platform/open.ts';
import { schedule } from '../../platform/queue/schedule.ts';
import type { JobHandlers } from '../../platform/queue/worker.ts';

type BillingHandlers = Pick<JobHandlers, 'sync-subscription' | 'reconcile-billing'>;

/**
 * Interval between two reconciliations, which catch up on missed events, for example after an outage of the provider.
 */
const everyMs = 5 * 60_000;
/** After this time a person's subscription is requested from the provider again, even without an event. */
const staleMs = 24 * 3_600_000;
/** The most people of one reconciliation. The next one continues. */
const batch = 500;

interface ReconcileParts extends SyncParts {
  readonly database: Platform['database'];
}

/** Creates the jobs that call the payment provider; undefined if billing is off. */
export function createBillingHandlers(
  { config, database, log }: Platform,
  cookieSecret: string,
  now: () => number = Date.now,
): BillingHandlers | undefined {
  const { payments, accounts } = openBilling(config, database, log);
  if (payments === undefined) return undefined;
  const parts: SyncParts = {
    payments,
    accounts,
    trials: createTrials(database, cookieSecret),
    log,
  };
  return {
    'sync-subscription': { run: ({ userId }) => syncSubscription(parts, userId) },
    'reconcile-billing': {
      run: (_, signal) => reconcile({ ...parts, database }, new Date(now() - staleMs), signal),
    },
  };
}

/** Enqueues a reconciliation now and at intervals. */
export function scheduleReconciliation(platform: Pick<Platform, 'database' | 'log'>) {
  return schedule(platform, { kind: 'reconcile-billing', payload: {}, everyMs });
}

/** Has the customers of deleted accounts deleted, and asks about everybody without an answer since then. */
async function reconcile(parts: ReconcileParts, since: Date, signal: AbortSignal): Promise<void> {
  const { payments, accounts, database, log } = parts;
  for (const customerId of await listEndedCustomers(database, batch)) {
    signal.throwIfAborted();
    await skipRejected(log, async () => {
      await payments.forgetCustomer(customerId);
      await removeEndedCustomer(database, customerId);
    });
  }
  for (const userId of await accounts.listDue(since, batch)) {
    signal.throwIfAborted();
    await skipRejected(log, () => syncSubscription(parts, userId));
  }
}

/**
 * A request that the provider rejects for one customer does not stop the others. If the provider is unavailable, none
 * is tried.
 */
async function skipRejected(log: SyncParts['log'], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payment_misconfigured') throw error;
    log.warn('a customer was left out, whom the payment provider refused to speak of');
  }
}
