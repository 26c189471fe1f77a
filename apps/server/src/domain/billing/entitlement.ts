import { AppError, type Entitlement, isSubscriber } from '@clauselight/schema';
import { and, count, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/open.ts';
import { getUtcDay } from '../../platform/utc-day.ts';
import { owners } from '../tables/account-tables.ts';
import { billingAccounts, countedAnalyses } from '../tables/billing-tables.ts';
import { isBillingOn } from './payment-provider.ts';

type Reader = Pick<NodePgDatabase, 'select'>;

const dayMs = 24 * 3_600_000;

/**
 * Who may have how much analyzed: everybody everything where billing is off, subscribers everything where it is on, all
 * others a number of analyses a day.
 */
export function createEntitlements(
  { orm }: Pick<Database, 'orm'>,
  config: Pick<Config, 'STRIPE_SECRET_KEY' | 'FREE_ANALYSES_PER_DAY'>,
  now: () => number = Date.now,
) {
  const perDay = config.FREE_ANALYSES_PER_DAY;
  const today = () => getUtcDay(now());
  const isLimited = async (reader: Reader, ownerId: string | undefined): Promise<boolean> => {
    if (!isBillingOn(config)) return false;
    if (ownerId === undefined) return true;
    // An owner who has signed in goes by the id of the user.
    const [account] = await reader
      .select({ status: billingAccounts.status })
      .from(billingAccounts)
      .where(eq(billingAccounts.userId, ownerId));
    return !isSubscriber(account?.status ?? undefined);
  };
  const countUsed = async (reader: Reader, ownerId: string): Promise<number> => {
    const [row] = await reader
      .select({ used: count() })
      .from(countedAnalyses)
      .where(and(eq(countedAnalyses.ownerId, ownerId), eq(countedAnalyses.day, today())));
    return row?.used ?? 0;
  };

  return {
    /** The allowance of the present day; undefined for whoever is not limited. A visitor without a session has used nothing. */
    async findAllowance(ownerId: string | undefined): Promise<Entitlement['allowance']> {
      if (!(await isLimited(orm, ownerId))) return undefined;
      const used = ownerId === undefined ? 0 : await countUsed(orm, ownerId);
      const resetsAt = new Date(Date.parse(today()) + dayMs).toISOString();
      return { perDay, used: Math.min(used, perDay), resetsAt };
    },
    /**
     * Counts an analysis against its owner's allowance, in the transaction that starts it; of two at once the second sees
     * the first. Throws allowance_used where no place is left, not_found where the owner is gone.
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
 * Lets an owner's analyses start one after the other until the transaction ends; false where the owner is gone. Asked
 * before anything of the owner's is locked: removing an owner locks in this order too.
 */
export async function queueOwner(tx: Reader, ownerId: string): Promise<boolean> {
  const held = await tx
    .select({ id: owners.id })
    .from(owners)
    .where(eq(owners.id, ownerId))
    .for('no key update');
  return held.length > 0;
}

/** Gives back the place that an analysis took: it came to nothing. */
export async function returnPlace(
  tx: Pick<NodePgDatabase, 'delete'>,
  analysisId: string,
): Promise<void> {
  await tx.delete(countedAnalyses).where(eq(countedAnalyses.analysisId, analysisId));
}
