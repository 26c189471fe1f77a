import { maxQuestionLength } from '@clauselight/schema';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { t } from './messages.ts';

interface ComposerProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Whether an answer is still coming. */
  isAsking: boolean;
  onAsk: () => void;
  onStop: () => void;
}

/** Where a question is written: Enter sends it, Shift+Enter begins a line. */
export function Composer(props: ComposerProps) {
  const { ref, draft, onDraftChange, isAsking, onAsk, onStop } = props;
  const id = useId();

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAsk();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('questions.composer.label')}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={ref}
          id={id}
          rows={1}
          value={draft}
          maxLength={maxQuestionLength}
          placeholder={t('questions.composer.placeholder')}
          aria-describedby={`${id}-keys`}
          onChange={(event) => onDraftChange(event.target.value)}
          onKeyDown={handleKey}
          className="max-h-32 min-h-10 min-w-0 flex-1 resize-none rounded-sm border border-line-strong bg-paper px-2.5 py-1.5 text-base text-ink placeholder:text-ink-soft field-sizing-content"
        />
        {isAsking ? (
          <Button key="stop" onClick={onStop}>
            {t('questions.composer.stop')}
          </Button>
        ) : (
          <Button key="ask" type="submit" variant="primary" disabled={draft.trim() === ''}>
            {t('questions.composer.ask')}
          </Button>
        )}
      </div>
      <p id={`${id}-keys`} className="sr-only">
        {t('questions.composer.keys')}
      </p>
    </form>
  );
}
