import { AppError, type Entitlement, isSubscriber } from '@clauselight/schema';
import { and, count, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/open.ts';
import { getUtcDay } from '../../platform/utc-day.ts';
import { owners } from '../tables/account-tables.ts';
import { billingAccounts, countedAnalyses } from '../tables/billing-tables.ts';
import { isBillingOn } from './payment-provider.ts';

type QueryHandle = Pick<NodePgDatabase, 'select'>;

const dayMs = 24 * 3_600_000;

/**
 * Decides how much people may analyze: without billing everything; with billing, subscribers everything and all
 * others a number of analyses a day.
 */
export function createEntitlements(
  { orm }: Pick<Database, 'orm'>,
  config: Pick<Config, 'STRIPE_SECRET_KEY' | 'FREE_ANALYSES_PER_DAY'>,
  now: () => number = Date.now,
) {
  const perDay = config.FREE_ANALYSES_PER_DAY;
  const today = () => getUtcDay(now());
  const isLimited = async (handle: QueryHandle, ownerId: string | undefined): Promise<boolean> => {
    if (!isBillingOn(config)) return false;
    if (ownerId === undefined) return true;
    // For a person who has signed in, the owner is identified by the user's id.
    const [account] = await handle
      .select({ status: billingAccounts.status })
      .from(billingAccounts)
      .where(eq(billingAccounts.userId, ownerId));
    return !isSubscriber(account?.status ?? undefined);
  };
  const countUsed = async (handle: QueryHandle, ownerId: string): Promise<number> => {
    const [row] = await handle
      .select({ used: count() })
      .from(countedAnalyses)
      .where(and(eq(countedAnalyses.ownerId, ownerId), eq(countedAnalyses.day, today())));
    return row?.used ?? 0;
  };

  return {
    /**
     * The allowance of the current day; undefined for people without a limit. A visitor without a session has used
     * nothing.
     */
    async findAllowance(ownerId: string | undefined): Promise<Entitlement['allowance']> {
      if (!(await isLimited(orm, ownerId))) return undefined;
      const used = ownerId === undefined ? 0 : await countUsed(orm, ownerId);
      const resetsAt = new Date(Date.parse(today()) + dayMs).toISOString();
      return { perDay, used: Math.min(used, perDay), resetsAt };
    },
    /**
     * Counts an analysis against its owner's allowance, in the transaction that starts it. The second of two
     * simultaneous analyses sees the first. Throws `allowance_used` if the allowance is used up, and `not_found` if
     * the owner is gone.
     */
    async take(
      tx: Pick<NodePgDatabase, 'select' | 'insert'>,
      { ownerId, analysisId }: { readonly ownerId: string; readonly analysisId: string },
    ): Promise<void> {
      if (!(await isLimited(tx, ownerId))) return;
      if ((await countUsed(tx, ownerId)) >= perDay) throw new AppError('allowance_used');
      await tx.insert(countedAnalyses).values({ analysisId, ownerId, day: today() });
    },
  };
}
export type Entitlements = ReturnType<typeof createEntitlements>;

/**
 * Makes concurrent starts of the same owner wait for each other until the transaction ends; returns false if the
 * owner is gone. Call it before any other row of the owner is locked: deletion of an owner locks in the same order.
 */
export async function lockOwner(tx: QueryHandle, ownerId: string): Promise<boolean> {
  const held = await tx
    .select({ id: owners.id })
    .from(owners)
    .where(eq(owners.id, ownerId))
    .for('no key update');
  return held.length > 0;
}

/** Returns the unit of the allowance that a failed analysis had used. */
export async function returnAllowance(
  tx: Pick<NodePgDatabase, 'delete'>,
  analysisId: string,
): Promise<void> {
  await tx.delete(countedAnalyses).where(eq(countedAnalyses.analysisId, analysisId));
}
