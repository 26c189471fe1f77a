import { maxNoteLength } from '@clauselight/schema';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { tagLimits } from '../../lib/tag-limits.ts';
import { addTag } from '../../ui/add-tag.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/error-boundary.tsx';
import { TagField } from '../../ui/tag-field.tsx';
import { type ColorChoice, ColorField } from './color-field.tsx';
import { isPaletteColor, readColor } from './colors.ts';
import { t } from './messages.ts';
import type { HighlightValues } from './use-highlight-actions.ts';

interface HighlightFormProps {
  initial: HighlightValues;
  /** Label of the save button. */
  action: string;
  /** Resolves with the reason if saving failed; the form then keeps its values. */
  onSave: (values: HighlightValues) => Promise<string | undefined>;
  onSaved: () => void;
  onCancel?: () => void;
  /** Whether it takes the focus when it appears. */
  hasFocus?: boolean;
}

/** Color, note and tags of a highlight. */
export function HighlightForm(props: HighlightFormProps) {
  const { initial, action, onSave, onSaved, onCancel, hasFocus } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<ColorChoice>({
    isCustom: !isPaletteColor(initial.color),
    text: initial.color,
  });
  const [note, setNote] = useState(initial.note);
  const [tags, setTags] = useState<readonly string[]>(initial.tags);
  const [tagText, setTagText] = useState('');
  const [state, setState] = useState<'idle' | 'checked' | 'saving'>('idle');
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (hasFocus) form.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [hasFocus]);

  async function save(event: FormEvent) {
    event.preventDefault();
    const color = readColor(choice.text);
    if (state === 'saving') return;
    if (color === undefined) return setState('checked');
    setState('saving');
    setFailure(undefined);
    const reason = await onSave({
      color,
      note: note.trim(),
      tags: [...addTag(tags, tagText, tagLimits)],
    });
    // Another selection may have replaced the form in the meantime.
    if (!form.current) return;
    if (reason === undefined) return onSaved();
    setFailure(reason);
    setState('idle');
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="space-y-3">
      <ColorField choice={choice} onChange={setChoice} isChecked={state === 'checked'} />
      <div>
        <label htmlFor={`${id}-note`} className="label mb-1 block">
          {t('highlights.form.note')}
        </label>
        <textarea
          id={`${id}-note`}
          value={note}
          rows={2}
          maxLength={maxNoteLength}
          onChange={(event) => setNote(event.target.value)}
          className="block field-sizing-content max-h-40 min-h-16 w-full rounded-sm border border-line-strong bg-sheet px-2 py-1.5 text-small"
        />
      </div>
      <TagField
        limits={tagLimits}
        tags={tags}
        text={tagText}
        onTagsChange={setTags}
        onTextChange={setTagText}
      />
      {failure !== undefined && <Failure message={failure} />}
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button size="small" variant="plain" onClick={onCancel}>
            {t('highlights.form.cancel')}
          </Button>
        )}
        <Button size="small" variant="primary" type="submit" aria-disabled={state === 'saving'}>
          {state === 'saving' ? t('highlights.form.saving') : action}
        </Button>
      </div>
    </form>
  );
}
