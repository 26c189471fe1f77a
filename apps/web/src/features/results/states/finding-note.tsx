import { type Finding, maxNoteLength } from '@clauselight/schema';
import { type KeyboardEvent, useId, useState } from 'react';
import { useAnalysisSource } from '../../../lib/analysis-source/analysis-source-context.ts';
import { t } from '../messages.ts';
import { useFindingStates } from './finding-states-context.ts';

/** The reader's note on a finding, saved when the field is left; for others to read where it was shared. */
export function FindingNote({ finding }: { finding: Finding }) {
  const { getDecision, decide } = useFindingStates();
  const { isReadOnly } = useAnalysisSource();
  const { note = '' } = getDecision(finding.id);
  if (isReadOnly) return <NoteText note={note} />;
  return <NoteField note={note} onSave={(words) => decide(finding, { note: words })} />;
}

/** A note in one line or more; nothing where there is none. */
export function NoteText({ note }: { note: string }) {
  if (note === '') return null;
  return (
    <p className="max-w-[70ch] text-small whitespace-pre-line text-ink-soft">
      {t('results.states.noteOf', { note })}
    </p>
  );
}

/** The field keeps what was typed where it could not be saved, and saves it when it is left again. */
function NoteField({ note, onSave }: { note: string; onSave: (note: string) => void }) {
  const id = useId();
  const [text, setText] = useState(note);

  function save() {
    const words = text.trim();
    if (words !== note) onSave(words);
  }

  function saveByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isSaved = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSaved && event.key !== 'Escape') return;
    event.preventDefault();
    const row = event.currentTarget.closest('[data-finding]');
    row?.querySelector<HTMLElement>('[data-finding-focus]')?.focus();
  }

  return (
    <div className="max-w-[70ch]">
      <label htmlFor={id} className="label mb-1 block">
        {t('results.states.note')}
      </label>
      <textarea
        id={id}
        data-finding-note
        value={text}
        rows={1}
        maxLength={maxNoteLength}
        placeholder={t('results.states.notePlaceholder')}
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
        onKeyDown={saveByKey}
        className="block field-sizing-content max-h-40 min-h-9 w-full rounded-sm border border-line-strong bg-sheet px-2 py-1.5 text-small placeholder:text-ink-soft"
      />
    </div>
  );
}
