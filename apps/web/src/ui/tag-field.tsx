import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { addTag, type TagLimits } from './add-tag.ts';
import { t } from './messages.ts';

interface TagFieldProps {
  tags: readonly string[];
  /** What is typed and not yet a tag. */
  text: string;
  onTagsChange: (tags: readonly string[]) => void;
  onTextChange: (text: string) => void;
  limits: TagLimits;
}

interface Notice {
  text: string;
  /** Whether it says why a tag was not added: visible to everybody, not only read out. */
  isRefusal: boolean;
}

/** Tags, each added by Enter; Backspace in the empty field takes the last one away. */
export function TagField({ tags, text, onTagsChange, onTextChange, limits }: TagFieldProps) {
  const id = useId();
  const [notice, setNotice] = useState<Notice>();

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      add();
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
  }

  function add() {
    const tag = text.trim();
    const next = addTag(tags, tag, limits);
    if (next !== tags) {
      onTagsChange(next);
      setNotice({ text: t('ui.tags.added', { tag }), isRefusal: false });
    } else if (tags.includes(tag)) {
      setNotice({ text: t('ui.tags.known', { tag }), isRefusal: true });
    } else if (tags.length >= limits.count) {
      setNotice({ text: t('ui.tags.full', { most: limits.count }), isRefusal: true });
    }
    onTextChange('');
  }

  function remove(tag: string) {
    onTagsChange(tags.filter((other) => other !== tag));
    setNotice({ text: t('ui.tags.removed', { tag }), isRefusal: false });
  }

  return (
    <div>
      <label htmlFor={id} className="label mb-1 block">
        {t('ui.tags.field')}
      </label>
      {tags.length > 0 && (
        <ul aria-label={t('ui.tags.list')} className="mb-1.5 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex max-w-full items-center rounded-sm border border-line-strong pl-2 text-small"
            >
              <span className="truncate">{tag}</span>
              <button
                type="button"
                aria-label={t('ui.tags.remove', { tag })}
                onClick={() => remove(tag)}
                className="inline-flex size-7 shrink-0 items-center justify-center text-ink-soft hover:text-ink focus-visible:-outline-offset-2"
              >
                <X aria-hidden="true" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        value={text}
        maxLength={limits.length}
        autoComplete="off"
        enterKeyHint="enter"
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={handleKey}
        className="min-h-9 w-full rounded-sm border border-line-strong bg-sheet px-2 text-small"
      />
      <p role="status" className={notice?.isRefusal ? 'mt-1 text-small text-ink-soft' : 'sr-only'}>
        {notice?.text}
      </p>
    </div>
  );
}
