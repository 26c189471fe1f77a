import type { SourceText, Span } from '@clauselight/schema';
import { describeAuthorship } from './authorship.ts';

/** Something the reader of the file knows about a place in it. */
export interface PlaceNote {
  key: string;
  place: Span;
  /** What kind of thing it is: `Deleted`, `Hidden by its colour`. */
  label: string;
  words: string;
  /** Who and when; empty where the file does not say. */
  by: string;
}

export interface NoteGroup {
  title: string;
  notes: readonly PlaceNote[];
}

const hiddenLabels = {
  hidden: 'Hidden',
  colour: 'Hidden by its colour',
  size: 'Hidden by its size',
} as const;

/** Tracked changes, comments and hidden words in the order of the document; groups without any are left out. */
export function listNotes(source: SourceText): readonly NoteGroup[] {
  const { text, revisions, comments, hiddenTexts } = source;
  const groups = [
    {
      title: 'Tracked changes',
      notes: revisions.map((revision, index) => ({
        key: `${index}`,
        place: { start: revision.start, end: revision.end },
        label: revision.kind === 'deletion' ? 'Deleted' : 'Inserted',
        words:
          revision.kind === 'deletion' ? revision.text : text.slice(revision.start, revision.end),
        by: describeAuthorship(revision),
      })),
    },
    {
      title: 'Comments',
      notes: comments.map((comment, index) => ({
        key: `${index}`,
        place: { start: comment.start, end: comment.end },
        label: 'Comment',
        words: comment.text,
        by: describeAuthorship(comment),
      })),
    },
    {
      title: 'Hidden text',
      notes: hiddenTexts.map((hidden, index) => ({
        key: `${index}`,
        place: { start: hidden.start, end: hidden.end },
        label: hiddenLabels[hidden.reason],
        words: hidden.text,
        by: '',
      })),
    },
  ];
  return groups.filter(({ notes }) => notes.length > 0);
}
