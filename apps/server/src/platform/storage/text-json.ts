import { AppError } from '@clauselight/schema';
import { sourceTextKey } from './keys.ts';
import type { ObjectStorage } from './object-storage.ts';

/**
 * The text of a document with its structure: a `DocumentText` as JSON. Throws `text_not_ready`. It was validated
 * before it was stored and is passed on unparsed: parsing a long one would block other requests.
 */
export async function getTextJson(
  storage: Pick<ObjectStorage, 'find'>,
  documentId: string,
): Promise<Buffer> {
  const stored = await storage.find(sourceTextKey(documentId));
  if (stored === undefined) throw new AppError('text_not_ready');
  const opening = Buffer.from(`{"documentId":${JSON.stringify(documentId)},`);
  return Buffer.concat([opening, stored.subarray(stored.indexOf('{') + 1)]);
}
