import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/open.ts';
import { owners, sessions, users } from '../tables/account-tables.ts';

export interface Session {
  readonly id: string;
  /** The owner of this session's documents. */
  readonly ownerId: string;
  /** The user, if the owner has signed in. */
  readonly userId: string | undefined;
  /** The guest that the person was in this browser before signing in. */
  readonly guestOwnerId: string | undefined;
}

export type SessionConfig = Pick<Config, 'GUEST_HOURS' | 'SESSION_IDLE_DAYS' | 'SESSION_MAX_DAYS'>;

/** The data of a new session: the secret of the cookie, and a description of the browser. */
interface NewSession {
  readonly token: string;
  readonly device: string;
}

interface NewGuest extends NewSession {
  /** Identifies the address that the guest came from. */
  readonly addressKey: Buffer;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The use of a session is recorded at most this often, in milliseconds. */
const seenEveryMs = 5 * 60_000;

/**
 * Queries on session rows. A guest's session ends at a fixed time, together with the guest. A user's session is
 * extended by use, up to a fixed end (OWASP Session Management Cheat Sheet: idle and absolute timeout).
 */
export function createSessionStore(
  { orm }: Pick<Database, 'orm'>,
  config: SessionConfig,
  now: () => number,
) {
  const endOfIdle = (endsAt: Date) =>
    new Date(Math.min(now() + config.SESSION_IDLE_DAYS * dayMs, endsAt.getTime()));

  return {
    /** The session of a token, unless it has expired. A user's session is extended. */
    async use(token: string): Promise<Session | undefined> {
      const [row] = await orm
        .select({
          id: sessions.id,
          ownerId: sessions.ownerId,
          guestOwnerId: sessions.guestOwnerId,
          lastSeenAt: sessions.lastSeenAt,
          endsAt: sessions.endsAt,
          userId: users.id,
        })
        .from(sessions)
        .leftJoin(users, eq(users.id, sessions.ownerId))
        .where(and(eq(sessions.tokenHash, hash(token)), gt(sessions.expiresAt, new Date(now()))));
      if (row === undefined) return undefined;
      const { id, ownerId, guestOwnerId, userId, lastSeenAt, endsAt } = row;
      if (userId !== null && now() - lastSeenAt.getTime() >= seenEveryMs) {
        await orm
          .update(sessions)
          .set({ lastSeenAt: new Date(now()), expiresAt: endOfIdle(endsAt) })
          .where(eq(sessions.id, id));
      }
      return { id, ownerId, userId: userId ?? undefined, guestOwnerId: guestOwnerId ?? undefined };
    },
    /** Creates a guest with a session. Both end at the returned time. */
    async addGuest({
      token,
      device,
      addressKey,
    }: NewGuest): Promise<{ session: Session; endsAt: Date }> {
      const [id, ownerId] = [randomUUID(), randomUUID()];
      const endsAt = new Date(now() + config.GUEST_HOURS * hourMs);
      const times = { lastSeenAt: new Date(now()), expiresAt: endsAt, endsAt };
      await orm.transaction(async (tx) => {
        await tx.insert(owners).values({ id: ownerId, expiresAt: endsAt, addressKey });
        await tx.insert(sessions).values({ id, ownerId, tokenHash: hash(token), device, ...times });
      });
      return { session: { id, ownerId, userId: undefined, guestOwnerId: undefined }, endsAt };
    },
    /** Creates a user's session and ends the previous one. */
    async addUser(
      { token, device }: NewSession,
      { userId, replaced }: { userId: string; replaced: Session | undefined },
    ): Promise<{ id: string; guestOwnerId: string | undefined; endsAt: Date }> {
      const id = randomUUID();
      const endsAt = new Date(now() + config.SESSION_MAX_DAYS * dayMs);
      const guestOwnerId = findGuest(replaced, userId);
      await orm.transaction(async (tx) => {
        if (replaced !== undefined) await tx.delete(sessions).where(eq(sessions.id, replaced.id));
        await tx.insert(sessions).values({
          id,
          ownerId: userId,
          guestOwnerId: guestOwnerId ?? null,
          tokenHash: hash(token),
          device,
          lastSeenAt: new Date(now()),
          expiresAt: endOfIdle(endsAt),
          endsAt,
        });
      });
      return { id, guestOwnerId, endsAt };
    },
  };
}

/** A guest who signs in may keep the work, also after signing in again. Nobody else may. */
function findGuest(replaced: Session | undefined, userId: string): string | undefined {
  if (replaced === undefined || replaced.userId === undefined) return replaced?.ownerId;
  return replaced.userId === userId ? replaced.guestOwnerId : undefined;
}

/** The hash of a token, which is all that the database stores. */
export function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
