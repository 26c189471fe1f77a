import { AppError } from '@clauselight/schema';
import { plainTextKey, sourceTextKey } from '../../platform/storage/keys.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';

/** Words, and where in the text of a document they are said to stand. */
export interface Anchor {
  readonly documentId: string;
  readonly startOffset: number;
  readonly endOffset: number;
  readonly quote: string;
}

/** Half a character is no word, and could not be stored as one. */
const halfCharacter = /\p{Surrogate}/u;

/** Throws text_not_ready where the document has no text yet, and highlight_not_anchored where other words stand there. */
export async function requireAnchored(storage: ObjectStorage, anchor: Anchor): Promise<void> {
  const { documentId, startOffset, endOffset, quote } = anchor;
  if ((await storage.findSize(sourceTextKey(documentId))) === undefined)
    throw new AppError('text_not_ready');
  // Before anything is read: what is asked for may be as long as a number can be.
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
  // A document that was read before its text was kept alone as well; its next analysis makes up for that.
  const json = await storage.find(sourceTextKey(documentId));
  if (json === undefined) throw new AppError('text_not_ready');
  const { text } = JSON.parse(json.toString('utf8')) as { text: string };
  return text.slice(startOffset, endOffset);
}
