import type { ReadLimits } from '@clauselight/reader';
import { readWholeDocx } from '@clauselight/reader/docx';
import type { Comment, SourceText, Span } from '@clauselight/schema';
import type { Placement } from './placing/place-comments.ts';
import type { TracedDocument } from './placing/trace.ts';
import type { WrittenComment } from './writing/comments-part.ts';
import type { WrittenFile } from './writing/write-comments.ts';
import { removeForbidden } from './xml/edit.ts';

export interface CheckRequest {
  readonly placements: readonly Placement[];
  /** The document before the comments. */
  readonly traced: TracedDocument;
  readonly limits: ReadLimits;
}

/**
 * Reads a file with new comments and returns the indexes of those that are not on the words they should enclose.
 * Throws if anything except comments differs, which would be a bug.
 */
export async function checkWritten(
  { bytes, comments }: WrittenFile,
  { placements, traced, limits }: CheckRequest,
): Promise<ReadonlySet<number>> {
  const before = traced.source;
  const after = await readWholeDocx(bytes, limits);
  if (!isSame(before, after)) throw new Error('comments changed the document they are in');
  const bySaying = groupBySaying(after.comments);
  const missed = comments.flatMap((comment, index) => {
    const enclosed = placements[index]?.enclosed;
    if (enclosed === undefined) return [];
    const found = bySaying.get(getCommentText(comment)) ?? [];
    const isThere = found.some((one) => isOn(one, { ...enclosed, text: after.text }));
    return isThere ? [] : [index];
  });
  return new Set(missed);
}

function isSame(before: SourceText, after: SourceText): boolean {
  return (
    before.text === after.text &&
    before.blocks.length === after.blocks.length &&
    listDeleted(before) === listDeleted(after) &&
    listHidden(before) === listHidden(after)
  );
}

/** A deletion may be read as two if a comment begins inside it. */
function listDeleted({ revisions }: SourceText): string {
  return revisions.map((revision) => (revision.kind === 'deletion' ? revision.text : '')).join('');
}

/** White space alone is not reported as hidden, and a comment that ends before it may leave it alone. */
function listHidden({ hiddenTexts }: SourceText): string {
  return hiddenTexts.map(({ text }) => text.replace(/\s+/g, '')).join('');
}

function groupBySaying(comments: readonly Comment[]): ReadonlyMap<string, readonly Comment[]> {
  const groups = new Map<string, Comment[]>();
  for (const comment of comments) {
    const known = groups.get(comment.text);
    if (known === undefined) groups.set(comment.text, [comment]);
    else known.push(comment);
  }
  return groups;
}

/** A comment's text as the reader returns it. */
function getCommentText({ paragraphs }: WrittenComment): string {
  return removeForbidden(paragraphs.join('\n'))
    .replace(/[ \t]+\n/g, '\n')
    .trim();
}

/** Whether a comment is on a passage, with or without white space at its end. */
function isOn(comment: Span, { start, end, text }: Span & { readonly text: string }): boolean {
  const between = text.slice(Math.min(end, comment.end), Math.max(end, comment.end));
  return comment.start === start && comment.end > start && between.trim() === '';
}
