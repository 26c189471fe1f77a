import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Logger } from '../../platform/log.ts';
import { type BillingAccounts, createBillingAccounts } from './accounts.ts';
import { createEntitlements, type Entitlements } from './entitlement.ts';
import { createPaymentProvider, type PaymentProvider } from './payment-provider.ts';

/** Entitlements and payments. */
export interface Billing {
  readonly accounts: BillingAccounts;
  readonly entitlements: Entitlements;
  /** Absent if billing is off. */
  readonly payments: PaymentProvider | undefined;
}

export function openBilling(
  config: Config,
  database: Pick<Database, 'orm'>,
  log: Pick<Logger, 'error'>,
): Billing {
  return {
    accounts: createBillingAccounts(database),
    entitlements: createEntitlements(database, config),
    payments: createPaymentProvider(config, log),
  };
}
