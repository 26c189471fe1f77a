import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { jobs } from '../../platform/queue/job-table.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { endCustomer } from '../billing/ended-customers.ts';
import { analysisCancelledChannel } from '../change-channels.ts';
import { post } from '../messages/outbox.ts';
import { cancelReviews } from '../reviews/cancel-reviews.ts';
import { accountExports, messages, owners, sessions, users } from '../tables/account-tables.ts';
import { billingAccounts } from '../tables/billing-tables.ts';
import { analyses, documents, selections } from '../tables/document-tables.ts';
import { modelReviews } from '../tables/model-tables.ts';
import { outputs } from '../tables/report-tables.ts';
import { deleteOwnerRows } from './delete-owners.ts';

type Transaction = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** What a deleted account leaves to be removed: files. */
export interface LeftFiles {
  readonly documentIds: readonly string[];
  readonly exportIds: readonly string[];
}

/**
 * Removes every row of a person, those of the guest they were in each of their browsers included; their subscription ends.
 * That an account was deleted is recorded without whose. Undefined where it is gone already.
 */
export async function deleteAccountRows(
  tx: Transaction,
  userId: string,
  isTold: boolean,
): Promise<LeftFiles | undefined> {
  const { id, email } = users;
  // Locked first, as by everybody who writes of a person: from here on nothing is added.
  const [user] = await tx.select({ email }).from(users).where(eq(id, userId)).for('update');
  if (user === undefined) return undefined;
  const isTheirs = await describeOwners(tx, userId);
  const exportIds = await listExportIds(tx, userId);
  await stopWork(tx, isTheirs);
  await deleteJobs(tx, userId, isTheirs);
  await endSubscription(tx, userId);
  const documentIds = await deleteOwnerRows(tx, isTheirs);
  await recordAudit(tx, { userId: null, kind: 'account-deleted' });
  if (isTold) {
    await post(tx, {
      userId: null,
      channel: 'email',
      content: { kind: 'account-deleted', to: user.email },
      // The transaction happens once; anything of the person in the key would outlive them.
      onceKey: `account-deleted:${randomUUID()}`,
    });
  }
  return { documentIds, exportIds };
}

/** The person, and the guests whose work waits to be kept. */
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

/** Tells the workers once this is committed: they would find out at the end only. */
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
    await tx.execute(sql`select pg_notify(${analysisCancelledChannel}, ${id})`);
  }
  await cancelReviews(tx, inArray(modelReviews.analysisId, selectAnalyses(tx, isTheirs)));
}

/** The payment provider is told once this is committed, until it has heard. */
async function endSubscription(tx: Transaction, userId: string): Promise<void> {
  const [account] = await tx
    .select({ customerId: billingAccounts.customerId })
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId));
  if (account?.customerId) await endCustomer(tx, account.customerId);
}

/** A running job loses its lease with its row, and is stopped by that; one that ends before finds nothing to settle. */
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
