import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  accountExports,
  auditEvents,
  messages,
  sessions,
  users,
} from '../../domain/tables/account-tables.ts';
import { billingAccounts } from '../../domain/tables/billing-tables.ts';
import { shares } from '../../domain/tables/share-tables.ts';
import type { Database } from '../../platform/database/open.ts';

/** Reads all data about a person except documents. */
export function createAccountFacts({ orm }: Pick<Database, 'orm'>) {
  const listSessions = (userId: string) =>
    orm
      .select({
        id: sessions.id,
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
        endsAt: sessions.endsAt,
      })
      .from(sessions)
      .where(eq(sessions.ownerId, userId))
      .orderBy(asc(sessions.createdAt));
  const findSubscription = async (userId: string) => {
    const { status, trialEndsAt, endsAt, customerId } = billingAccounts;
    const [subscription] = await orm
      .select({ status, trialEndsAt, endsAt, customerId })
      .from(billingAccounts)
      .where(eq(billingAccounts.userId, userId));
    return subscription ?? null;
  };
  const listShares = (userId: string) => {
    const { tokenHash: _token, passwordHash, userId: _user, ...columns } = getTableColumns(shares);
    return orm
      .select({ ...columns, hasPassword: sql<boolean>`${passwordHash} is not null` })
      .from(shares)
      .where(eq(shares.userId, userId))
      .orderBy(asc(shares.createdAt));
  };
  const listAudit = (userId: string) =>
    orm
      .select({ kind: auditEvents.kind, at: auditEvents.at })
      .from(auditEvents)
      .where(eq(auditEvents.userId, userId))
      .orderBy(asc(auditEvents.id));

  return {
    /** Undefined if the person is gone. */
    async findAccount(userId: string) {
      const [user] = await orm.select().from(users).where(eq(users.id, userId));
      if (user === undefined) return undefined;
      const { settings, ...profile } = user;
      return {
        profile,
        settings,
        subscription: await findSubscription(userId),
        sessions: await listSessions(userId),
        shares: await listShares(userId),
        auditTrail: await listAudit(userId),
        exports: await orm.select().from(accountExports).where(eq(accountExports.userId, userId)),
        messages: await orm
          .select()
          .from(messages)
          .where(eq(messages.userId, userId))
          .orderBy(asc(messages.createdAt)),
      };
    },
  };
}
export type AccountFacts = ReturnType<typeof createAccountFacts>;
