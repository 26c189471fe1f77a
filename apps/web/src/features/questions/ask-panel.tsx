import { MessageSquareX, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { getPreferences } from '../../lib/preferences.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useAskContext } from './ask-context.ts';
import { Composer } from './composer.tsx';
import { ConversationLog } from './conversation-log.tsx';
import { t } from './messages.ts';
import { ModelLine } from './model-line.tsx';
import { useConversation } from './use-conversation.ts';
import { useFittedHeight } from './use-fitted-height.ts';

interface AskPanelProps {
  /** Whether it stands beside the results; otherwise it is a modal dialog over them. */
  isBeside: boolean;
  /** Moves the focus to the question whenever it grows. */
  focusRequest: number;
  /** What is being written. */
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Whether these questions may go to the language model, where the reader lets it read at all. */
  isModelWanted: boolean;
  onModelWantedChange: (isWanted: boolean) => void;
  onClose: () => void;
}

/** Questions about the document and their answers. */
export function AskPanel(props: AskPanelProps) {
  const { isBeside, focusRequest, draft, onDraftChange, isModelWanted, onClose } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { side } = useAskContext();
  const { turns, isAsking, conversation } = useConversation();
  useFittedHeight(dialog, isBeside);
  useEffect(() => {
    if (isBeside) dialog.current?.show();
    else dialog.current?.showModal();
  }, [isBeside]);
  useEffect(() => {
    if (focusRequest > 0) field.current?.focus({ preventScroll: true });
  }, [focusRequest]);

  function ask(question: string) {
    // Only one question at a time; the draft stays until the answer is complete.
    if (isAsking || question.trim() === '') return;
    void conversation.ask(question, {
      side,
      useModel: isModelWanted && getPreferences().languageModel,
    });
    onDraftChange('');
    field.current?.focus({ preventScroll: true });
  }

  function clear() {
    conversation.clear();
    field.current?.focus({ preventScroll: true });
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isAsking) conversation.stop();
    else onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      data-beside={isBeside || undefined}
      onKeyDown={handleKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={cx(
        'm-0 max-h-none max-w-none flex-col border-line-strong bg-sheet text-ink outline-none backdrop:bg-shadow open:flex',
        isBeside
          ? 'sticky top-4 w-full rounded-md border shadow-float'
          : 'fixed inset-0 ml-auto h-dvh w-full sm:w-[26rem] sm:border-l',
      )}
    >
      <header className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-4">
        <h2 id={id} className="flex-1 text-lead">
          {t('questions.panel.title')}
        </h2>
        {turns.length > 0 && (
          <IconButton label={t('questions.panel.clear')} onClick={clear}>
            <MessageSquareX aria-hidden="true" size={18} />
          </IconButton>
        )}
        <IconButton label={t('questions.panel.close')} onClick={onClose}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </header>
      <ConversationLog turns={turns} onAsk={ask} />
      <footer className="border-t border-line px-4 pt-3 pb-3">
        <Composer
          ref={field}
          draft={draft}
          onDraftChange={onDraftChange}
          isAsking={isAsking}
          onAsk={() => ask(draft)}
          onStop={() => {
            conversation.stop();
            field.current?.focus({ preventScroll: true });
          }}
        />
        <ModelLine isWanted={isModelWanted} onWantedChange={props.onModelWantedChange} />
      </footer>
    </dialog>
  );
}
