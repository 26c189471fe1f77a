import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/open.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { endedCustomers } from '../tables/billing-tables.ts';

/**
 * Writes down that the provider is to forget a customer, with whatever they have subscribed to; it is asked until it has.
 * Part of the transaction that makes it so.
 */
export async function endCustomer(
  tx: Pick<NodePgDatabase, 'insert' | 'execute'>,
  customerId: string,
): Promise<void> {
  await tx.insert(endedCustomers).values({ customerId }).onConflictDoNothing();
  await enqueue(tx, { kind: 'reconcile-billing', payload: {} });
}

/** Customers whom the provider has yet to forget, the longest waiting first. */
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

/** The provider has forgotten the customer. */
export async function removeEndedCustomer(
  { orm }: Pick<Database, 'orm'>,
  customerId: string,
): Promise<void> {
  await orm.delete(endedCustomers).where(eq(endedCustomers.customerId, customerId));
}
