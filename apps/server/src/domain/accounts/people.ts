import { randomUUID } from 'node:crypto';
import { settingsSchema } from '@clauselight/schema';
import { and, eq } from 'drizzle-orm';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/open.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { post } from '../messages/outbox.ts';
import { owners, users } from '../tables/account-tables.ts';
import type { Profile } from './profile.ts';

type UserRow = typeof users.$inferSelect;
type Transaction = Parameters<Parameters<Database['orm']['transaction']>[0]>[0];

export interface SignedInPerson extends Profile {
  /** The product's name for the identity provider. */
  readonly provider: string;
}

const kept = ['provider', 'email', 'firstName', 'lastName', 'pictureUrl'] as const;

/** Records that a person has signed in, and creates the user the first time. Returns the user's id. */
export async function recordSignIn(
  { orm }: Pick<Database, 'orm'>,
  config: Pick<Config, 'SMTP_URL'>,
  person: SignedInPerson,
): Promise<string> {
  return await orm.transaction(async (tx) => {
    const known = await find(tx, person);
    if (known !== undefined) await bringUpToDate(tx, known, person);
    const userId = known?.id ?? (await create(tx, config, person)) ?? (await find(tx, person))?.id;
    if (userId === undefined) throw new Error('a person who signed in is not there');
    await recordAudit(tx, { userId, kind: 'signed-in' });
    return userId;
  });
}

async function find(tx: Transaction, { issuer, subject }: Profile): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
    .for('update');
  return row;
}

/** The id of the new user; undefined if a concurrent sign-in of the same person created it first. */
async function create(
  tx: Transaction,
  config: Pick<Config, 'SMTP_URL'>,
  person: SignedInPerson,
): Promise<string | undefined> {
  const id = randomUUID();
  await tx.insert(owners).values({ id });
  const created = await tx
    .insert(users)
    .values({ ...person, id, settings: settingsSchema.parse({}) })
    .onConflictDoNothing({ target: [users.issuer, users.subject] })
    .returning({ id: users.id });
  if (created.length === 0) {
    await tx.delete(owners).where(eq(owners.id, id));
    return undefined;
  }
  await recordAudit(tx, { userId: id, kind: 'account-created' });
  if (config.SMTP_URL !== undefined) {
    await post(tx, {
      userId: id,
      channel: 'email',
      content: { kind: 'welcome' },
      onceKey: `welcome:${id}`,
    });
  }
  return id;
}

async function bringUpToDate(
  tx: Transaction,
  known: UserRow,
  person: SignedInPerson,
): Promise<void> {
  const changes = Object.fromEntries(
    kept.filter((name) => known[name] !== person[name]).map((name) => [name, person[name]]),
  );
  if (Object.keys(changes).length === 0) return;
  await tx
    .update(users)
    .set({ ...changes, updatedAt: new Date() })
    .where(eq(users.id, known.id));
}
