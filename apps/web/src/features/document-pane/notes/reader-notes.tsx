import type { SourceText, Span } from '@clauselight/schema';
import { useMemo } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Growing } from '../../../ui/growing.tsx';
import { t } from '../messages.ts';
import { listNotes, type PlaceNote } from './list-notes.ts';

interface ReaderNotesProps {
  source: SourceText;
  onShow: (place: Span) => void;
}

/** A group with at most this many notes is open from the start. */
const fewNotes = 3;

/** What was noticed when the file was read: warnings, tracked changes, comments and words it hides. */
export function ReaderNotes({ source, onShow }: ReaderNotesProps) {
  const groups = useMemo(() => listNotes(source), [source]);
  return (
    <>
      {source.warnings.map((warning) => (
        <p key={warning.code} className="mb-3 border-l-3 border-line-strong pl-3 text-small">
          {warning.message}
        </p>
      ))}
      {groups.map(({ title, notes }) => (
        <div key={title} className="mb-3">
          <Disclosure
            isOpenAtFirst={notes.length <= fewNotes}
            title={t('document-pane.notes.group', { title, count: formatNumber(notes.length) })}
          >
            <Growing items={notes}>
              {(shown) => (
                <ul className="divide-y divide-line border-y border-line">
                  {shown.map((note) => (
                    <NoteItem key={note.key} note={note} onShow={onShow} />
                  ))}
                </ul>
              )}
            </Growing>
          </Disclosure>
        </div>
      ))}
    </>
  );
}

interface NoteItemProps {
  note: PlaceNote;
  onShow: (place: Span) => void;
}

function NoteItem({ note, onShow }: NoteItemProps) {
  return (
    <li>
      <button
        type="button"
        onClick={() => onShow(note.place)}
        className="flex w-full flex-wrap items-baseline gap-x-3 px-2 py-1.5 text-left text-small hover:bg-shade focus-visible:-outline-offset-2"
      >
        <span className="font-medium">{note.label}</span>
        <span className="min-w-0 flex-1 basis-40 font-serif break-words">
          <span className="line-clamp-3">
            {t('document-pane.notes.quote', { words: note.words })}
          </span>
        </span>
        {note.by && <span className="text-micro text-ink-soft">{note.by}</span>}
      </button>
    </li>
  );
}
