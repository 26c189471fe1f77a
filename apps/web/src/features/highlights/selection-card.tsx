import { highlightPalette, maxHighlightLength, maxSelectionLength } from '@clauselight/schema';
import { ScanSearch, X } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import type { TextSelection } from '../../lib/highlighted-passage.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FloatingCard } from '../../ui/floating-card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useExplanation } from './explain-selection.ts';
import { useHighlightContext } from './highlight-context.ts';
import { HighlightForm } from './highlight-form.tsx';
import { t } from './messages.ts';
import { SelectionAnswer } from './selection-answer.tsx';
import { shorten, shownSelectionLength } from './shorten.ts';

interface SelectionCardProps {
  selection: TextSelection;
  ref: RefObject<HTMLDivElement | null>;
  /** Moves the focus to the colors whenever it grows; 0 leaves the focus where it is. */
  focusRequest: number;
  onClose: () => void;
  onSaved: () => void;
  onPressOutside: () => void;
}

/** What can be done with selected words: analyze, copy, highlight. */
export function SelectionCard(props: SelectionCardProps) {
  const { selection, ref, focusRequest, onClose, onSaved, onPressOutside } = props;
  const { actions } = useHighlightContext();
  useEffect(() => {
    if (focusRequest > 0) ref.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [focusRequest, ref]);

  const { start: startOffset, end: endOffset, quote } = selection;
  return (
    <FloatingCard
      label={t('highlights.selection.label')}
      anchor={selection.rect}
      ref={ref}
      onEscape={onClose}
      onPressOutside={onPressOutside}
    >
      <div className="mb-2 flex items-start gap-2">
        <p className="min-w-0 flex-1 font-serif break-words">
          <span className="lit-words">“{shorten(quote, shownSelectionLength)}”</span>
        </p>
        <IconButton
          label={t('highlights.selection.close')}
          onClick={onClose}
          className="-mt-1.5 -mr-1.5"
        >
          <X aria-hidden="true" size={18} />
        </IconButton>
      </div>
      <SelectionActions selection={selection} />
      <div className="mt-3 border-t border-line pt-3">
        {quote.length > maxHighlightLength ? (
          <p className="text-small text-ink-soft">
            {t('highlights.selection.tooLongToHighlight', { most: maxHighlightLength })}
          </p>
        ) : (
          <HighlightForm
            initial={{ color: highlightPalette[0].hex, note: '', tags: [] }}
            action={t('highlights.selection.save')}
            onSave={(values) => actions.create({ startOffset, endOffset, quote, ...values })}
            onSaved={onSaved}
          />
        )}
      </div>
    </FloatingCard>
  );
}

function SelectionActions({ selection }: { selection: TextSelection }) {
  const { documentId, side } = useHighlightContext();
  const [isAsked, setIsAsked] = useState(false);
  const answer = useExplanation({ documentId, selection, side }, isAsked);
  // A failure of the model may be temporary, so pressing the button again retries.
  function ask() {
    if (answer.data?.model?.failure && !answer.isFetching) void answer.refetch();
    setIsAsked(true);
  }

  const isTooLong = selection.quote.length > maxSelectionLength;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" disabled={isTooLong} aria-disabled={answer.isFetching} onClick={ask}>
          <ScanSearch aria-hidden="true" size={16} />
          {answer.isFetching
            ? t('highlights.selection.analyzing')
            : t('highlights.selection.analyze')}
        </Button>
        <CopyButton text={selection.quote} label={t('highlights.selection.copy')} />
      </div>
      {isTooLong && (
        <p className="mt-1 text-small text-ink-soft">
          {t('highlights.selection.tooLongToAnalyze', { most: maxSelectionLength })}
        </p>
      )}
      {isAsked && (
        <div className="mt-3">
          <SelectionAnswer answer={answer} />
        </div>
      )}
    </>
  );
}
