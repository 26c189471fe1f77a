import { AppError, type Entitlement, isSubscriber } from '@clauselight/schema';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
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
 * others a number of analyses a day. Guests of one address have a number together as well: a new session gives nothing new.
 */
export function createEntitlements(
  { orm }: Pick<Database, 'orm'>,
  config: Pick<Config, 'STRIPE_SECRET_KEY' | 'FREE_ANALYSES_PER_DAY' | 'FREE_ANALYSES_PER_ADDRESS'>,
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
  const countUsed = async (handle: QueryHandle, condition: SQL): Promise<number> => {
    const [row] = await handle
      .select({ used: count() })
      .from(countedAnalyses)
      .where(and(condition, eq(countedAnalyses.day, today())));
    return row?.used ?? 0;
  };
  /** How many analyses a visitor has left: their own, of those that the guests of an address have together. */
  const countLeft = async (handle: QueryHandle, { ownerId, addressKey }: Claimant) => {
    const own = ownerId === undefined ? undefined : eq(countedAnalyses.ownerId, ownerId);
    const near = addressKey === null ? undefined : eq(countedAnalyses.addressKey, addressKey);
    const left = perDay - (own === undefined ? 0 : await countUsed(handle, own));
    if (near === undefined) return left;
    return Math.min(left, config.FREE_ANALYSES_PER_ADDRESS - (await countUsed(handle, near)));
  };

  return {
    /**
     * The allowance of the current day; undefined for people without a limit. `addressKey` is that of a visitor who has
     * no session yet.
     */
    async findAllowance(
      ownerId: string | undefined,
      addressKey: Buffer | null = null,
    ): Promise<Entitlement['allowance']> {
      if (!(await isLimited(orm, ownerId))) return undefined;
      const ownKey = ownerId === undefined ? addressKey : await findAddressKey(orm, ownerId);
      const left = await countLeft(orm, { ownerId, addressKey: ownKey });
      const resetsAt = new Date(Date.parse(today()) + dayMs).toISOString();
      return { perDay, used: perDay - Math.max(0, left), resetsAt };
    },
    /**
     * Counts an analysis against its owner's allowance, in the transaction that starts it. The second of two
     * simultaneous analyses sees the first. Throws `allowance_used` if the allowance is used up.
     */
    async take(
      tx: Pick<NodePgDatabase, 'select' | 'insert' | 'execute'>,
      { ownerId, analysisId }: { readonly ownerId: string; readonly analysisId: string },
    ): Promise<void> {
      if (!(await isLimited(tx, ownerId))) return;
      const addressKey = await findAddressKey(tx, ownerId);
      // Guests of one address wait for each other until the transaction ends.
      if (addressKey !== null)
        await tx.execute(sql`select pg_advisory_xact_lock(${addressKey.readInt32BE()}::bigint)`);
      if ((await countLeft(tx, { ownerId, addressKey })) <= 0) throw new AppError('allowance_used');
      await tx.insert(countedAnalyses).values({ analysisId, ownerId, addressKey, day: today() });
    },
  };
}
export type Entitlements = ReturnType<typeof createEntitlements>;

/** Who wants to analyze. */
interface Claimant {
  readonly ownerId: string | undefined;
  /** Null for a person who has signed in. */
  readonly addressKey: Buffer | null;
}

/** Identifies the address that a guest came from; null for a person who has signed in. */
async function findAddressKey(handle: QueryHandle, ownerId: string): Promise<Buffer | null> {
  const [owner] = await handle
    .select({ addressKey: owners.addressKey })
    .from(owners)
    .where(eq(owners.id, ownerId));
  return owner?.addressKey ?? null;
}

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
