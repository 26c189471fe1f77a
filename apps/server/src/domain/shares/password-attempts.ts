import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/open.ts';
import { shareAttempts, shares } from '../tables/share-tables.ts';
import { isOpen } from './own-store.ts';

/** Wrong passwords from one address, since its last right one, before it is locked. */
const freeAttempts = 10;
/** Wrong passwords from all addresses together, after which unknown addresses are locked each time. */
const attemptsOfAll = 100;

/** A password that is about to be checked, with the link as it was read. */
export interface PasswordAttempt {
  readonly id: string;
  readonly passwordHash: string;
  /** Identifies the address that it comes from. */
  readonly addressKey: Buffer;
}

/** Seconds until a password from this address is checked, 0 for at once; undefined if the link has changed or ended. */
export type AttemptStart = number | undefined;

type Transaction = Pick<NodePgDatabase, 'select' | 'insert' | 'update'>;

/** Counts the passwords that are tried on links. */
export function createPasswordAttempts({ orm }: Pick<Database, 'orm'>) {
  return {
    /**
     * Counts an attempt as wrong before its password is checked, so that simultaneous attempts cannot exceed the
     * limit. From the last free attempt of an address on, each one locks the address: 15 minutes, then twice as long each
     * time, at most a day. Nothing is counted while the address is locked.
     */
    begin: (attempt: PasswordAttempt): Promise<AttemptStart> =>
      orm.transaction(async (tx) => {
        const link = await lockLink(tx, attempt);
        if (link === undefined) return undefined;
        const address = await lockAddress(tx, attempt);
        const seconds = Math.max(address.seconds, address.hasOpened ? 0 : link.seconds);
        if (seconds > 0) return seconds;
        await count(tx, attempt);
        return 0;
      }),
    /** Takes a right password out of the count; returns false if the link has changed or ended meanwhile. */
    succeed: (attempt: PasswordAttempt): Promise<boolean> =>
      orm.transaction(async (tx) => {
        if ((await lockLink(tx, attempt)) === undefined) return false;
        await tx
          .update(shares)
          .set({
            failedAttempts: sql`greatest(${shares.failedAttempts} - 1, 0)`,
            lockedUntil: sql`case when ${shares.failedAttempts} % ${attemptsOfAll}::int <> 0 then ${shares.lockedUntil} end`,
          })
          .where(eq(shares.id, attempt.id));
        await tx
          .update(shareAttempts)
          .set({ failedAttempts: 0, lockedUntil: null, hasOpened: true })
          .where(isFrom(attempt));
        return true;
      }),
  };
}
export type PasswordAttempts = ReturnType<typeof createPasswordAttempts>;

function isFrom({ id, addressKey }: PasswordAttempt): SQL | undefined {
  return and(eq(shareAttempts.shareId, id), eq(shareAttempts.addressKey, addressKey));
}

const secondsUntil = (time: SQL | typeof shares.lockedUntil | typeof shareAttempts.lockedUntil) =>
  sql<number>`greatest(0, ceil(extract(epoch from coalesce(${time}, now()) - now())))::int`;

async function lockLink(tx: Transaction, { id, passwordHash }: PasswordAttempt) {
  const [link] = await tx
    .select({ seconds: secondsUntil(shares.lockedUntil) })
    .from(shares)
    .where(and(eq(shares.id, id), eq(shares.passwordHash, passwordHash), isOpen))
    .for('no key update');
  return link;
}

async function lockAddress(tx: Transaction, { id, addressKey }: PasswordAttempt) {
  const [address] = await tx
    .insert(shareAttempts)
    .values({ shareId: id, addressKey })
    .onConflictDoUpdate({
      target: [shareAttempts.shareId, shareAttempts.addressKey],
      set: { lastAt: sql`now()` },
    })
    .returning({
      seconds: secondsUntil(shareAttempts.lockedUntil),
      hasOpened: shareAttempts.hasOpened,
    });
  return address ?? { seconds: 0, hasOpened: false };
}

async function count(tx: Transaction, attempt: PasswordAttempt): Promise<void> {
  const ofAddress = sql`(${shareAttempts.failedAttempts} + 1)`;
  const lock = sql`least(interval '15 minutes' * power(2, least(${ofAddress} - ${freeAttempts}::int, 10)), interval '1 day')`;
  await tx
    .update(shareAttempts)
    .set({
      failedAttempts: ofAddress,
      lockedUntil: sql`case when ${ofAddress} >= ${freeAttempts}::int then now() + ${lock} end`,
    })
    .where(isFrom(attempt));
  const ofAll = sql`(${shares.failedAttempts} + 1)`;
  await tx
    .update(shares)
    .set({
      failedAttempts: ofAll,
      lockedUntil: sql`case when ${ofAll} % ${attemptsOfAll}::int = 0 then now() + interval '1 hour' else ${shares.lockedUntil} end`,
    })
    .where(eq(shares.id, attempt.id));
}
