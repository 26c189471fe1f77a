import { AppError } from '@clauselight/schema';
import { plainTextKey, sourceTextKey } from '../../platform/storage/keys.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';

/** A quote, and its supposed position in the text of a document. */
export interface Anchor {
  readonly documentId: string;
  readonly startOffset: number;
  readonly endOffset: number;
  readonly quote: string;
}

/** Half of a surrogate pair is no character and cannot be stored as one. */
const halfCharacter = /\p{Surrogate}/u;

/**
 * Throws `text_not_ready` if the document has no text yet, and `highlight_not_anchored` if the text at the position
 * differs from the quote.
 */
export async function requireAnchored(storage: ObjectStorage, anchor: Anchor): Promise<void> {
  const { documentId, startOffset, endOffset, quote } = anchor;
  if ((await storage.findSize(sourceTextKey(documentId))) === undefined)
    throw new AppError('text_not_ready');
  // Checked before anything is read: the requested length is unlimited.
  const isPossible = endOffset - startOffset === quote.length && !halfCharacter.test(quote);
  if (!isPossible || (await readWords(storage, anchor)) !== quote)
    throw new AppError('highlight_not_anchored');
}

async function readWords(
  storage: ObjectStorage,
  { documentId, startOffset, endOffset }: Anchor,
): Promise<string> {
  const range = { start: startOffset * 2, end: endOffset * 2 };
  const bytes = await storage.findRange(plainTextKey(documentId), range);
  if (bytes !== undefined) return bytes.toString('utf16le');
  // Documents that were read before the text was stored separately. Their next analysis stores it.
  const json = await storage.find(sourceTextKey(documentId));
  if (json === undefined) throw new AppError('text_not_ready');
  const { text } = JSON.parse(json.toString('utf8')) as { text: string };
  return text.slice(startOffset, endOffset);
}
