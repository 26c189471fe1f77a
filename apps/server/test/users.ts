import { randomBytes, randomUUID } from 'node:crypto';
import { type Settings, settingsSchema } from '@clauselight/schema';
import { fastifyCookie } from '@fastify/cookie';
import { asc, eq } from 'drizzle-orm';
import type { AuditKind } from '../src/domain/audit/audit-kind.ts';
import { hash } from '../src/domain/sessions/session-store.ts';
import { auditEvents, owners, sessions, users } from '../src/domain/tables/account-tables.ts';
import { getCookieSecret } from '../src/platform/cookie-secret.ts';
import { buildVisitor, type TestServer, type Visitor } from './server.ts';

/** What is particular to a person of a test. */
export interface TestUser {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly subject?: string;
  readonly settings?: Partial<Settings>;
}

export interface UserVisitor extends Visitor {
  readonly userId: string;
}

const dayMs = 24 * 3_600_000;

/** A person who is signed in, without the way there. */
export async function createUser(server: TestServer, user: TestUser = {}): Promise<UserVisitor> {
  const { orm } = server.platform.database;
  const { settings, email = 'ada@example.org', subject = randomUUID(), ...names } = user;
  const id = randomUUID();
  await orm.insert(owners).values({ id });
  await orm.insert(users).values({
    id,
    issuer: 'https://id.example',
    subject,
    provider: 'openid',
    email,
    settings: settingsSchema.parse(settings ?? {}),
    ...names,
  });
  return signIn(server, id);
}

/** Another browser of a person, with its own session; `guestOwnerId` is the earlier guest. */
export async function signIn(
  server: TestServer,
  userId: string,
  guestOwnerId?: string,
): Promise<UserVisitor> {
  const { config, database } = server.platform;
  const token = randomBytes(32).toString('base64url');
  const ends = new Date(Date.now() + 90 * dayMs);
  await database.orm.insert(sessions).values({
    id: randomUUID(),
    ownerId: userId,
    tokenHash: hash(token),
    device: 'Firefox on Linux',
    guestOwnerId: guestOwnerId ?? null,
    expiresAt: ends,
    endsAt: ends,
  });
  const signed = fastifyCookie.sign(token, await getCookieSecret(config));
  const cookie = `clauselight=${encodeURIComponent(signed)}`;
  return { ...buildVisitor(server, cookie), userId };
}

/** What the audit trail of a person says, the oldest first. */
export async function listAudit({ platform }: TestServer, userId: string): Promise<AuditKind[]> {
  const rows = await platform.database.orm
    .select({ kind: auditEvents.kind })
    .from(auditEvents)
    .where(eq(auditEvents.userId, userId))
    .orderBy(asc(auditEvents.id));
  return rows.map(({ kind }) => kind);
}
