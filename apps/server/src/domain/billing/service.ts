import { AppError, type SubscriptionRequest } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { users } from '../tables/account-tables.ts';
import type { BillingAccount } from '../tables/billing-tables.ts';
import { compactPhone } from './contact.ts';
import { isLive } from './subscription.ts';
import { type SyncParts, syncSubscription } from './sync-subscription.ts';

export interface BillingServiceParts extends SyncParts {
  readonly database: Pick<Database, 'orm'>;
}

type CustomerAccount = BillingAccount & { readonly customerId: string };

/** Operations of a signed-in person on their subscription. */
export function createBillingService(parts: BillingServiceParts) {
  const { payments, accounts, trials } = parts;
  const refresh = (userId: string) => syncSubscription(parts, userId);

  return {
    /** Requests the person's current status from the provider. */
    refresh,
    /**
     * Returns the secret with which the browser sets up the card. The subscription begins when the provider confirms
     * the card. Throws `already_subscribed` if there is a subscription, and `trial_used` if a trial was shown that is
     * not available.
     */
    async begin(userId: string, contact: SubscriptionRequest): Promise<string> {
      await payments.checkPrice();
      const before = await accounts.open(userId);
      // An earlier card setup may have become a subscription without an event about it.
      if (before?.setupIntentId) await refresh(userId);
      const account = before && (await accounts.find(userId));
      if (account === undefined) throw new AppError('not_authenticated');
      const { status } = account;
      if (status !== null && isLive({ status })) throw new AppError('already_subscribed');
      const isTrialPromised = await trials.isAvailable(userId);
      if (!isTrialPromised && (contact.trial_period_days ?? 0) > 0) {
        throw new AppError('trial_used');
      }
      const customer = await ensureCustomer(parts, account, contact);
      return ensureSetup(parts, customer, isTrialPromised);
    },
    /** Throws `no_subscription` if the provider does not know the person. */
    async openPortal(userId: string, returnUrl: string): Promise<string> {
      const account = await accounts.find(userId);
      if (!account?.customerId) throw new AppError('no_subscription');
      const url = await payments.openPortal(account.customerId, returnUrl);
      if (url !== undefined) return url;
      await refresh(userId);
      throw new AppError('no_subscription');
    },
  };
}

/** The account, with a customer that has this contact. The customer is created if it does not exist. */
async function ensureCustomer(
  parts: BillingServiceParts,
  account: BillingAccount,
  contact: SubscriptionRequest,
): Promise<CustomerAccount> {
  const { payments, accounts } = parts;
  const { userId } = account;
  const details = {
    email: contact.email.trim(),
    phone: compactPhone(contact.phone),
    name: await findName(parts.database, userId),
  };
  let current = account;
  if (current.customerId !== null) {
    const isThere = await payments.describeCustomer(current.customerId, details);
    if (isThere) return { ...current, customerId: current.customerId };
    await accounts.dropCustomer(current);
    current = (await accounts.find(userId)) ?? current;
  }
  const customerId = await payments.createCustomer(userId, current.customersMade);
  if (!(await accounts.setCustomer(current, customerId))) throw new AppError('not_authenticated');
  await payments.describeCustomer(customerId, details);
  return { ...current, customerId };
}

/** The secret of the open card setup, or of a new one. */
async function ensureSetup(
  { payments, accounts }: BillingServiceParts,
  account: CustomerAccount,
  isTrialPromised: boolean,
): Promise<string> {
  const { userId, customerId, setupIntentId, setupsMade } = account;
  const last = setupIntentId === null ? undefined : await payments.findSetup(setupIntentId);
  // A trial that was promised with a card setup stays promised.
  if (last?.state === 'open' && account.isTrialPromised === isTrialPromised) {
    return last.clientSecret;
  }
  const setup = await payments.createSetup({ customerId, userId, number: setupsMade });
  await accounts.setSetup(account, { id: setup.id, isTrialPromised });
  return setup.clientSecret;
}

async function findName({ orm }: Pick<Database, 'orm'>, userId: string): Promise<string> {
  const { firstName, lastName } = users;
  const [user] = await orm.select({ firstName, lastName }).from(users).where(eq(users.id, userId));
  return [user?.firstName, user?.lastName].filter(Boolean).join(' ');
}
