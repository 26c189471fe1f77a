import type { Highlight, Span } from '@clauselight/schema';
import { Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { isPendingHighlight } from './highlight-cache.ts';
import { useHighlightContext } from './highlight-context.ts';
import { HighlightForm } from './highlight-form.tsx';
import { getHighlightSpan } from './highlight-span.ts';
import { ItemFacts } from './item-facts.tsx';
import { Message, t } from './messages.ts';
import { shorten, shownQuoteLength } from './shorten.ts';

interface HighlightItemProps {
  highlight: Highlight;
  isCurrent: boolean;
  onShow: (span: Span) => void;
  /** Called before the highlight is removed, with its list item. */
  onRemove: (highlight: Highlight, item: HTMLElement | null) => void;
}

/** A highlight in a list: choose it to see its passage, change it, delete it. */
export const HighlightItem = memo(function HighlightItem(props: HighlightItemProps) {
  const { highlight, isCurrent, onShow, onRemove } = props;
  const { isReadOnly } = useAnalysisSource();
  const item = useRef<HTMLLIElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const isPending = isPendingHighlight(highlight);
  const remove = () => !isPending && onRemove(highlight, item.current);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Delete' || isReadOnly) return;
    event.preventDefault();
    remove();
  }

  function stopEditing() {
    setIsEditing(false);
    requestAnimationFrame(() => item.current?.querySelector('button')?.focus());
  }

  return (
    <li
      ref={item}
      data-id={highlight.id}
      className="[contain-intrinsic-size:auto_120px] [content-visibility:auto]"
    >
      <div
        data-current={isCurrent}
        className="relative border-l-3 border-transparent data-[current=true]:border-amber data-[current=true]:bg-amber-wash"
      >
        <button
          type="button"
          aria-current={isCurrent ? 'true' : undefined}
          aria-keyshortcuts={isReadOnly ? undefined : 'Delete'}
          data-read-only={isReadOnly}
          onClick={() => onShow(getHighlightSpan(highlight))}
          onKeyDown={handleKey}
          className="block w-full py-2.5 pr-20 pl-3 text-left data-[read-only=true]:pr-3 hover:bg-shade focus-visible:-outline-offset-2"
        >
          <ItemFacts highlight={highlight} />
        </button>
        {!isReadOnly && (
          <ItemButtons
            highlight={highlight}
            isDisabled={isPending}
            isEditing={isEditing}
            onEdit={() => setIsEditing(!isEditing)}
            onRemove={remove}
          />
        )}
        <FindingLink highlight={highlight} />
        {isEditing && <ItemForm highlight={highlight} onDone={stopEditing} />}
      </div>
    </li>
  );
});

interface ItemButtonsProps {
  highlight: Highlight;
  isDisabled: boolean;
  isEditing: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function ItemButtons({ highlight, isDisabled, isEditing, onEdit, onRemove }: ItemButtonsProps) {
  const words = shorten(highlight.quote, shownQuoteLength);
  return (
    <div className="absolute top-1 right-1 flex">
      <IconButton
        label={t('highlights.item.edit', { words })}
        aria-expanded={isEditing}
        disabled={isDisabled}
        onClick={onEdit}
        className="focus-visible:-outline-offset-2"
      >
        <Pencil aria-hidden="true" size={16} />
      </IconButton>
      <IconButton
        label={t('highlights.item.delete', { words })}
        disabled={isDisabled}
        onClick={onRemove}
        className="focus-visible:-outline-offset-2"
      >
        <Trash2 aria-hidden="true" size={16} />
      </IconButton>
    </div>
  );
}

const hidden = { hidden: <span className="sr-only" /> };

/** A link to the finding that a highlight stands for, if the analysis shown has it. */
function FindingLink({ highlight: { origin } }: { highlight: Highlight }) {
  const { standings, findingsTab, getFindingAddress } = useHighlightContext();
  if (origin?.kind !== 'finding' || !standings.has(origin.findingId)) return null;
  return (
    <Link
      href={getFindingAddress(origin.findingId)}
      className="mb-2 ml-3 inline-block rounded-sm text-small font-medium text-action underline-offset-4 hover:underline"
    >
      <Message
        id="highlights.item.showFinding"
        values={{ tab: findingsTab, title: origin.title }}
        elements={hidden}
      />
    </Link>
  );
}

function ItemForm({ highlight, onDone }: { highlight: Highlight; onDone: () => void }) {
  const { actions } = useHighlightContext();
  return (
    <div className="border-t border-line px-3 py-3">
      <HighlightForm
        initial={highlight}
        action={t('highlights.item.save')}
        onSave={(values) => actions.change(highlight, values)}
        onSaved={onDone}
        onCancel={onDone}
        hasFocus
      />
    </div>
  );
}
