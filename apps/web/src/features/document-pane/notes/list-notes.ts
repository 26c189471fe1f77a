import type { SourceText, Span } from '@clauselight/schema';
import { t } from '../messages.ts';
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
  hidden: 'document-pane.notes.hidden',
  colour: 'document-pane.notes.hiddenByColor',
  size: 'document-pane.notes.hiddenBySize',
} as const;

/** Tracked changes, comments and hidden words in the order of the document; groups without any are left out. */
export function listNotes(source: SourceText): readonly NoteGroup[] {
  const { text, revisions, comments, hiddenTexts } = source;
  const groups = [
    {
      title: t('document-pane.notes.changes'),
      notes: revisions.map((revision, index) => ({
        key: `${index}`,
        place: { start: revision.start, end: revision.end },
        label: t(
          revision.kind === 'deletion'
            ? 'document-pane.notes.deleted'
            : 'document-pane.notes.inserted',
        ),
        words:
          revision.kind === 'deletion' ? revision.text : text.slice(revision.start, revision.end),
        by: describeAuthorship(revision),
      })),
    },
    {
      title: t('document-pane.notes.comments'),
      notes: comments.map((comment, index) => ({
        key: `${index}`,
        place: { start: comment.start, end: comment.end },
        label: t('document-pane.notes.comment'),
        words: comment.text,
        by: describeAuthorship(comment),
      })),
    },
    {
      title: t('document-pane.notes.hiddenTexts'),
      notes: hiddenTexts.map((hidden, index) => ({
        key: `${index}`,
        place: { start: hidden.start, end: hidden.end },
        label: t(hiddenLabels[hidden.reason]),
        words: hidden.text,
        by: '',
      })),
    },
  ];
  return groups.filter(({ notes }) => notes.length > 0);
}
