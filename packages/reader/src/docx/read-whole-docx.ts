import type { SourceText } from '@clauselight/schema';
import type { ReadLimits } from '../limits.ts';
import { readEmbedded } from '../read-document.ts';
import { type OriginTracking, readDocx } from './read-docx.ts';

/**
 * Reads a Word document (DOCX) and the documents inside it, as `readDocument` does.
 *
 * @param bytes - Of the whole file.
 * @param limits - For the document and those inside it together.
 * @param tracking - Is told which elements the words come from.
 * @throws AppError as `readDocument` does.
 */
export function readWholeDocx(
  bytes: Uint8Array,
  limits: ReadLimits,
  tracking?: OriginTracking,
): Promise<SourceText> {
  const context = {
    limits,
    onProgress: () => undefined,
    readEmbedded: (part: Uint8Array) => readEmbedded(part, limits),
  };
  return readDocx(bytes, context, tracking);
}
