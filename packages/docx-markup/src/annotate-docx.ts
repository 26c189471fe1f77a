import { defaultReadLimits, type ReadLimits } from '@clauselight/reader';
import { checkWritten } from './check-written.ts';
import { openOriginal } from './original.ts';
import type { CommentPlace, PassageComment } from './passage-comment.ts';
import { type Placement, placeAtParagraph, placeComment } from './placing/place-comments.ts';
import { traceDocument } from './placing/trace.ts';
import { writeComments } from './writing/write-comments.ts';

export interface AnnotateOptions {
  readonly comments: readonly PassageComment[];
  readonly limits?: Partial<ReadLimits>;
}

/** A Word document with its new comments. */
export interface Annotated {
  readonly bytes: Uint8Array;
  /** The position of each comment, in the given order. */
  readonly places: readonly CommentPlace[];
}

/**
 * Writes comments into a Word document around the words they are about. Everything else in the file stays the same,
 * byte for byte in unchanged parts; its text, tracked changes and earlier comments read as before. The result is read
 * again, and a comment that is not where it should be is moved to its paragraph. A comment that is not exactly on its
 * words begins with a quote of them.
 *
 * @param options - The comments, with spans in UTF-16 units of the source text that the reader makes of the file, and the reader's limits.
 * @param bytes - The whole file; it is not modified.
 * @returns The new document, and the position of each comment in the given order.
 * @throws AppError `document_corrupt` for a damaged file, `document_encrypted`, `document_too_complex` or
 *   `document_without_text`.
 */
export async function annotateDocx(
  bytes: Uint8Array,
  options: AnnotateOptions,
): Promise<Annotated> {
  const { comments } = options;
  const limits = { ...defaultReadLimits, ...options.limits };
  const original = openOriginal(bytes, limits.maxInflatedBytes);
  const traced = await traceDocument(bytes, { original, limits });
  const request = { located: original.located, traced };
  const write = (placements: readonly Placement[]) =>
    writeComments(bytes, { original, comments, placements });
  const placements = comments.map((comment) => placeComment(comment, request));
  const first = write(placements);
  const missed = await checkWritten(first, { placements, traced, limits });
  if (missed.size === 0) return { bytes: first.bytes, places: placements.map(getPlace) };
  const others = comments.map((comment, index) => {
    const placement = placements[index];
    const isKept = placement !== undefined && !missed.has(index);
    return isKept ? placement : placeAtParagraph(comment, request);
  });
  const second = write(others);
  await checkWritten(second, { placements: others, traced, limits });
  return { bytes: second.bytes, places: others.map(getPlace) };
}

function getPlace({ place }: Placement): CommentPlace {
  return place;
}
