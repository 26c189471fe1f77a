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

/** A Word document with comments in it. */
export interface Annotated {
  readonly bytes: Uint8Array;
  /** Where each comment stands, in the order given. */
  readonly places: readonly CommentPlace[];
}

/**
 * Writes comments into a Word document around the words they are on. Everything else of the file stays as it is, byte
 * for byte where parts need not change; its text, changes and comments are what they were to every reader. What is
 * written is read again: a comment that does not stand where it should goes to its paragraph.
 * A comment that is not on exactly its words says at its beginning which words are meant.
 * Throws AppError: `document_corrupt` for a damaged file, `document_encrypted`, `document_too_complex`,
 * `document_without_text`.
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
