import { maxTagLength, maxTags } from '@clauselight/schema';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { addTag } from './tags.ts';

interface TagFieldProps {
  tags: readonly string[];
  /** What is typed and not yet a tag. */
  text: string;
  onTagsChange: (tags: readonly string[]) => void;
  onTextChange: (text: string) => void;
}

/** Tags, each added by Enter; Backspace in the empty field takes the last one away. */
export function TagField({ tags, text, onTagsChange, onTextChange }: TagFieldProps) {
  const id = useId();
  const [notice, setNotice] = useState('');

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      add();
    }
    if (event.key === 'Backspace' && text === '' && tags.length > 0) remove(tags.at(-1));
  }

  function add() {
    const tag = text.trim();
    const next = addTag(tags, tag);
    if (next !== tags) {
      onTagsChange(next);
      setNotice(`Tag ${tag} added`);
    } else if (tags.includes(tag)) setNotice(`“${tag}” is there already.`);
    else if (tags.length >= maxTags) setNotice(`A highlight takes ${maxTags} tags.`);
    onTextChange('');
  }

  function remove(tag: string | undefined) {
    onTagsChange(tags.filter((other) => other !== tag));
    setNotice(`Tag ${tag} removed`);
  }

  return (
    <div>
      <label htmlFor={id} className="label mb-1 block">
        Tags (optional; Enter adds one)
      </label>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="mb-1.5 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex max-w-full items-center rounded-sm border border-line-strong pl-2 text-small"
            >
              <span className="truncate">{tag}</span>
              <button
                type="button"
                aria-label={`Remove tag ${tag}`}
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
        maxLength={maxTagLength}
        autoComplete="off"
        enterKeyHint="enter"
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={handleKey}
        className="min-h-9 w-full rounded-sm border border-line-strong bg-sheet px-2 text-small"
      />
      <p
        role="status"
        className={notice.endsWith('.') ? 'mt-1 text-small text-ink-soft' : 'sr-only'}
      >
        {notice}
      </p>
    </div>
  );
}
