import type { User } from '@clauselight/schema';
import type { users } from '../../domain/tables/account-tables.ts';
import type { BillingAccount } from '../../domain/tables/billing-tables.ts';

/** Converts a person for the browser. Unknown values are left out. */
export function presentUser(
  row: typeof users.$inferSelect,
  account: BillingAccount | undefined,
): User {
  return {
    email: row.email,
    ...(row.firstName === null ? {} : { firstName: row.firstName }),
    ...(row.lastName === null ? {} : { lastName: row.lastName }),
    ...(row.pictureUrl === null ? {} : { profileImageUrl: row.pictureUrl }),
    provider: row.provider,
    ...(account === undefined ? {} : presentSubscription(account)),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentSubscription({ status, trialEndsAt, endsAt, customerId }: BillingAccount) {
  return {
    ...(status === null ? {} : { subscriptionStatus: status }),
    ...(trialEndsAt === null ? {} : { trialEndsAt: trialEndsAt.toISOString() }),
    ...(endsAt === null ? {} : { subscriptionEndsAt: endsAt.toISOString() }),
    ...(customerId === null ? {} : { stripeCustomerId: customerId }),
  };
}
