import { changeText, getInsertedWords } from '@clauselight/core';
import type { ChangeEdit } from '@clauselight/schema';
import type { PassageComment } from '../passage-comment.ts';
import type { Revision } from './revision.ts';

/**
 * The comments of revisions in the document that holds them: on the changed sentences, or on the original ones with the
 * words to insert where a revision could not be tracked.
 */
export function commentOnRevisions(
  revisions: readonly Revision[],
  isWritten: readonly boolean[],
): readonly PassageComment[] {
  const written = revisions.flatMap(({ edits }, index) => (isWritten[index] ? edits : []));
  return revisions.map((revision, index): PassageComment => {
    const { author, date, passage, paragraphs } = revision;
    const change = isWritten[index] ? revision.edits : [];
    const note = isWritten[index] ? paragraphs : [...paragraphs, describeUntracked(revision)];
    const words = readChanged(passage, change);
    const start = passage.start + countGrowth(written, passage.start);
    return { start, end: start + words.length, words, author, date, paragraphs: note };
  });
}

/** The words of a passage with its changes; of a new paragraph its own. */
function readChanged({ start, quote }: Revision['passage'], edits: readonly ChangeEdit[]): string {
  const added = edits.find(({ paragraph }) => paragraph !== undefined);
  if (added !== undefined) return added.text;
  const inside = edits.map((edit) => ({
    ...edit,
    start: edit.start - start,
    end: edit.end - start,
  }));
  return changeText(quote, inside).trim();
}

/** By how much edits before a position make the text longer. */
function countGrowth(edits: readonly ChangeEdit[], position: number): number {
  return edits
    .filter(({ end, start }) => end <= position && start < position)
    .reduce((sum, edit) => sum + getInsertedWords(edit).length - (edit.end - edit.start), 0);
}

function describeUntracked({ passage, edits }: Revision): string {
  return `Proposed words: “${readChanged(passage, edits)}”`;
}
