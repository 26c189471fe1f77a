import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { jobs } from '../../platform/queue/job-table.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { endCustomer } from '../billing/ended-customers.ts';
import { analysisCanceledChannel } from '../change-channels.ts';
import { post } from '../messages/outbox.ts';
import { cancelReviews } from '../reviews/cancel-reviews.ts';
import { accountExports, messages, owners, sessions, users } from '../tables/account-tables.ts';
import { billingAccounts } from '../tables/billing-tables.ts';
import { analyses, documents, selections } from '../tables/document-tables.ts';
import { modelReviews } from '../tables/model-tables.ts';
import { outputs } from '../tables/report-tables.ts';
import { deleteOwnerRows } from './delete-owners.ts';

type Transaction = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** The files that remain to be removed after an account was deleted. */
export interface RemainingFiles {
  readonly documentIds: readonly string[];
  readonly exportIds: readonly string[];
}

/**
 * Deletes every row of a person, including those of the guest they were in each of their browsers, and ends their
 * subscription. The audit trail records that an account was deleted, but not whose. Undefined if the person is
 * already gone.
 */
export async function deleteAccountRows(
  tx: Transaction,
  userId: string,
  isConfirmed: boolean,
): Promise<RemainingFiles | undefined> {
  const { id, email } = users;
  // Locked first, as in every transaction that writes rows of a person: from here on no row is added.
  const [user] = await tx.select({ email }).from(users).where(eq(id, userId)).for('update');
  if (user === undefined) return undefined;
  const isTheirs = await describeOwners(tx, userId);
  const exportIds = await listExportIds(tx, userId);
  await stopWork(tx, isTheirs);
  await deleteJobs(tx, userId, isTheirs);
  await endSubscription(tx, userId);
  const documentIds = await deleteOwnerRows(tx, isTheirs);
  await recordAudit(tx, { userId: null, kind: 'account-deleted' });
  if (isConfirmed) {
    await post(tx, {
      userId: null,
      channel: 'email',
      content: { kind: 'account-deleted', to: user.email },
      // The transaction commits only once. A key derived from the person would outlive their data.
      onceKey: `account-deleted:${randomUUID()}`,
    });
  }
  return { documentIds, exportIds };
}

/** The person, and the guests whose work can still be kept. */
async function describeOwners(tx: Transaction, userId: string): Promise<SQL> {
  const rows = await tx
    .select({ id: sessions.guestOwnerId })
    .from(sessions)
    .where(and(eq(sessions.ownerId, userId), isNotNull(sessions.guestOwnerId)));
  const guestIds = rows.flatMap(({ id }) => id ?? []);
  const isGuest = and(inArray(owners.id, guestIds), isNotNull(owners.expiresAt));
  return or(eq(owners.id, userId), isGuest) ?? eq(owners.id, userId);
}

async function listExportIds(tx: Transaction, userId: string): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: accountExports.id })
    .from(accountExports)
    .where(eq(accountExports.userId, userId));
  return rows.map(({ id }) => id);
}

function selectDocuments(tx: Transaction, isTheirs: SQL) {
  return tx
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(owners, eq(owners.id, documents.ownerId))
    .where(isTheirs);
}

function selectAnalyses(tx: Transaction, isTheirs: SQL) {
  return tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(inArray(analyses.documentId, selectDocuments(tx, isTheirs)));
}

/** Notifies the workers after the commit. Otherwise they would notice only when their work ends. */
async function stopWork(tx: Transaction, isTheirs: SQL): Promise<void> {
  const running = await tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(
      and(
        inArray(analyses.documentId, selectDocuments(tx, isTheirs)),
        eq(analyses.status, 'running'),
      ),
    );
  for (const { id } of running) {
    await tx.execute(sql`select pg_notify(${analysisCanceledChannel}, ${id})`);
  }
  await cancelReviews(tx, inArray(modelReviews.analysisId, selectAnalyses(tx, isTheirs)));
}

/** The payment provider is notified after the commit. The notification is repeated until it succeeds. */
async function endSubscription(tx: Transaction, userId: string): Promise<void> {
  const [account] = await tx
    .select({ customerId: billingAccounts.customerId })
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId));
  if (account?.customerId) await endCustomer(tx, account.customerId);
}

/** A running job loses its lease with its row, which stops it. A job that ends earlier finds no row to update. */
async function deleteJobs(tx: Transaction, userId: string, isTheirs: SQL): Promise<void> {
  const theirs = selectDocuments(tx, isTheirs);
  const named: readonly (readonly [field: string, ids: SQL])[] = [
    ['analysisId', sql`select id::text from ${analyses} where document_id in (${theirs})`],
    [
      'reviewId',
      sql`select id::text from ${modelReviews} where ${inArray(modelReviews.analysisId, selectAnalyses(tx, isTheirs))}`,
    ],
    ['selectionId', sql`select id::text from ${selections} where document_id in (${theirs})`],
    ['messageId', sql`select id::text from ${messages} where user_id = ${userId}`],
    ['userId', sql`select ${userId}`],
    [
      'outputId',
      sql`select id::text from ${outputs} where owner_id in (${tx.select({ id: owners.id }).from(owners).where(isTheirs)})`,
    ],
    ['exportId', sql`select id::text from ${accountExports} where user_id = ${userId}`],
  ];
  for (const [field, ids] of named) {
    await tx.delete(jobs).where(sql`${jobs.payload} ->> ${field} in (${ids})`);
  }
}
