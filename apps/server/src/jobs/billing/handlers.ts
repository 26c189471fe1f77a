import { AppError } from '@clauselight/schema';
import { listEndedCustomers, removeEndedCustomer } from '../../domain/billing/ended-customers.ts';
import { openBilling } from '../../domain/billing/open-billing.ts';
import { type SyncParts, syncSubscription } from '../../domain/billing/sync-subscription.ts';
import { createTrials } from '../../domain/billing/trials.ts';
import type { Platform } from '../../platform/open.ts';
import { schedule } from '../../platform/queue/schedule.ts';
import type { JobHandlers } from '../../platform/queue/worker.ts';

type BillingHandlers = Pick<JobHandlers, 'sync-subscription' | 'reconcile-billing'>;

/** Between two looks for what was not heard: when the provider was away, and came back. */
const everyMs = 5 * 60_000;
/** Everybody is asked after this often, whatever was heard. */
const staleMs = 24 * 3_600_000;
/** Of one look; the next goes on. */
const batch = 500;

interface ReconcileParts extends SyncParts {
  readonly database: Platform['database'];
}

/** The jobs that speak to the payment provider; undefined where billing is off. */
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

/** Looks now and at intervals for what the provider did not tell. */
export function scheduleReconciliation(platform: Pick<Platform, 'database' | 'log'>) {
  return schedule(platform, { kind: 'reconcile-billing', payload: {}, everyMs });
}

/** Has customers forgotten whose account is gone; asks after everybody of whom something was not heard since then. */
async function reconcile(parts: ReconcileParts, since: Date, signal: AbortSignal): Promise<void> {
  const { payments, accounts, database, log } = parts;
  for (const customerId of await listEndedCustomers(database, batch)) {
    signal.throwIfAborted();
    await unlessRefused(log, async () => {
      await payments.forgetCustomer(customerId);
      await removeEndedCustomer(database, customerId);
    });
  }
  for (const userId of await accounts.listUnheard(since, batch)) {
    signal.throwIfAborted();
    await unlessRefused(log, () => syncSubscription(parts, userId));
  }
}

/** What the provider refuses of one customer holds up no other; while it is away, none is tried. */
async function unlessRefused(log: SyncParts['log'], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payment_misconfigured') throw error;
    log.warn('a customer was left out, whom the payment provider refused to speak of');
  }
}
