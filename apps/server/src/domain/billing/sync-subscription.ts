import type { Logger } from '../../platform/log.ts';
import type { BillingAccount } from '../tables/billing-tables.ts';
import type { BillingAccounts } from './accounts.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { combineSubscriptions, isLive, type ProviderSubscription } from './subscription.ts';
import type { Trials } from './trials.ts';

export interface SyncParts {
  readonly payments: PaymentProvider;
  readonly accounts: BillingAccounts;
  readonly trials: Trials;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Requests a person's subscriptions from the payment provider and stores their status. A card that has been set up
 * gets its subscription first. Because the current state is requested each time, events may arrive twice, late or in
 * any order. Throws what the provider's calls throw.
 */
export async function syncSubscription(parts: SyncParts, userId: string): Promise<void> {
  const { payments, accounts } = parts;
  const account = await accounts.ask(userId);
  if (account === undefined || account.customerId === null) return;
  const { customerId } = account;
  const subscriptions = await payments.listSubscriptions(customerId);
  if (subscriptions === undefined) {
    await accounts.dropCustomer(account);
    const { status, trialEndsAt, endsAt } = account;
    await accounts.answer(account, {
      status: status === null ? null : 'canceled',
      trialEndsAt,
      endsAt,
    });
    return;
  }
  const started = await startAfterSetup(parts, { ...account, customerId }, subscriptions);
  await accounts.answer(account, combineSubscriptions([...started, ...subscriptions]));
}

/** Starts the subscription for the person's card setup, if the card is confirmed. */
async function startAfterSetup(
  { payments, accounts, trials, log }: SyncParts,
  { userId, customerId, setupIntentId, isTrialPromised }: BillingAccount & { customerId: string },
  subscriptions: readonly ProviderSubscription[],
): Promise<readonly ProviderSubscription[]> {
  if (setupIntentId === null) return [];
  const isBegun = subscriptions.some((one) => one.setupIntentId === setupIntentId);
  // A card that is set up while a subscription exists starts none, not even after that subscription was canceled.
  const isOver = isBegun || subscriptions.some(isLive);
  const setup = isOver ? undefined : await payments.findSetup(setupIntentId);
  if (setup?.state === 'open') return [];
  const begin = async () => {
    const paymentMethodId = setup?.state === 'done' ? setup.paymentMethodId : undefined;
    if (paymentMethodId === undefined) return undefined;
    const hasTrial = isTrialPromised && (await trials.claim(userId, setupIntentId));
    // A person who was promised a trial is not charged instead.
    if (isTrialPromised && !hasTrial) {
      log.warn('a second trial was asked for and not begun');
      return undefined;
    }
    const begun = { customerId, setupIntentId, paymentMethodId, hasTrial };
    const subscription = await payments.startSubscription(begun);
    if (subscription === undefined) await trials.release(setupIntentId);
    return subscription;
  };
  const started = await begin();
  await accounts.dropSetup(userId, setupIntentId);
  if (started === undefined) return [];
  log.info({ hasTrial: isTrialPromised }, 'a subscription began');
  return [started];
}
