import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/open.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { endedCustomers } from '../tables/billing-tables.ts';

/**
 * Records that the provider must delete a customer with all subscriptions. The request is repeated until it succeeds.
 * Call it in the transaction that deletes the account.
 */
export async function endCustomer(
  tx: Pick<NodePgDatabase, 'insert' | 'execute'>,
  customerId: string,
): Promise<void> {
  await tx.insert(endedCustomers).values({ customerId }).onConflictDoNothing();
  await enqueue(tx, { kind: 'reconcile-billing', payload: {} });
}

/** Customers that the provider has yet to delete, oldest first. */
export async function listEndedCustomers(
  { orm }: Pick<Database, 'orm'>,
  limit: number,
): Promise<readonly string[]> {
  const rows = await orm
    .select({ customerId: endedCustomers.customerId })
    .from(endedCustomers)
    .orderBy(asc(endedCustomers.endedAt))
    .limit(limit);
  return rows.map(({ customerId }) => customerId);
}

/** Call it when the provider has deleted the customer. */
export async function removeEndedCustomer(
  { orm }: Pick<Database, 'orm'>,
  customerId: string,
): Promise<void> {
  await orm.delete(endedCustomers).where(eq(endedCustomers.customerId, customerId));
}
