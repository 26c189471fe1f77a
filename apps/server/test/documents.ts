import { randomUUID } from 'node:crypto';
import { owners } from '../src/domain/tables/account-tables.ts';
import { documents } from '../src/domain/tables/document-tables.ts';
import type { Database } from '../src/platform/database/open.ts';

/** The row of a document, of an owner of its own unless one is given. */
export async function createDocument({ orm }: Database, givenOwnerId?: string) {
  const ownerId = givenOwnerId ?? randomUUID();
  const documentId = randomUUID();
  if (givenOwnerId === undefined) await orm.insert(owners).values({ id: ownerId });
  await orm.insert(documents).values({
    id: documentId,
    ownerId,
    filename: 'deal.txt',
    fileSize: 1,
    fileType: 'text/plain',
    format: 'txt',
  });
  return { ownerId, documentId };
}
