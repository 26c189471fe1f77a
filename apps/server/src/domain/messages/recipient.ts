import { isPhone, type Settings, settingsSchema } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { users } from '../tables/account-tables.ts';
import { documents } from '../tables/document-tables.ts';
import type { MessageKind } from './message.ts';

/** What messages need to know about a person. */
export interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly settings: Settings;
}

type QueryHandle = Pick<NodePgDatabase, 'select'>;

const columns = {
  userId: users.id,
  email: users.email,
  firstName: users.firstName,
  settings: users.settings,
};

/** The person with this id; undefined if there is none. */
export async function findRecipient(
  orm: QueryHandle,
  userId: string | null,
): Promise<Recipient | undefined> {
  if (userId === null) return undefined;
  const [row] = await orm.select(columns).from(users).where(eq(users.id, userId));
  return row && readRecipient(row);
}

/**
 * Locks the owner of a document until the transaction ends; undefined for a guest's document. Deletion of an account
 * locks the person before the documents. A transaction that locks both must lock the person first to avoid a
 * deadlock.
 */
export async function lockOwner(
  tx: QueryHandle,
  documentId: string,
): Promise<Recipient | undefined> {
  const [row] = await tx
    .select(columns)
    .from(users)
    .innerJoin(documents, eq(documents.ownerId, users.id))
    .where(eq(documents.id, documentId))
    .for('key share', { of: users });
  return row && readRecipient(row);
}

/** A person whose settings this version cannot read gets no messages, because they may have switched them off. */
function readRecipient(row: Omit<Recipient, 'settings'> & { settings: unknown }) {
  const settings = settingsSchema.safeParse(row.settings);
  return settings.success ? { ...row, settings: settings.data } : undefined;
}

/** Whether a person wants messages of a kind. Messages about the account itself cannot be switched off. */
export const wants: Readonly<Record<MessageKind, (settings: Settings) => boolean>> = {
  'analysis-completed': ({ emailNotifications, dailyDigest }) => emailNotifications && !dailyDigest,
  'high-risk': ({ smsNotifications, phone }) => smsNotifications && isPhone(phone),
  deadlines: ({ emailNotifications }) => emailNotifications,
  digest: ({ emailNotifications, dailyDigest }) => emailNotifications && dailyDigest,
  welcome: () => true,
  'export-ready': () => true,
  'account-deleted': () => true,
};

/** The kinds of messages that the unsubscribe link of a mail switches off. */
export const optionalKinds: ReadonlySet<MessageKind> = new Set([
  'analysis-completed',
  'deadlines',
  'digest',
]);
