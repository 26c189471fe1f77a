import { Highlighter } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useReading } from '../../lib/reading/reading-context.ts';
import { Button } from '../../ui/button.tsx';

interface HighlightToolsProps {
  /** Whether there are words to highlight. */
  canHighlight: boolean;
  /** Whether the card of the selection is open. */
  isCardOpen: boolean;
  /** Moves the focus into the card of the selection. */
  onHighlight: () => void;
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
  /** How many highlights there are; absent while that is not known. */
  count: number | undefined;
  children: ReactNode;
}

/** What the toolbar of the text has for highlights; Alt+H works wherever the focus is. */
export function HighlightTools(props: HighlightToolsProps) {
  const { canHighlight, onHighlight, isSidebarOpen, onToggleSidebar, count } = props;
  const { isReadOnly } = useReading();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyH';
    if (!isShortcut || !canHighlight || isReadOnly) return;
    event.preventDefault();
    onHighlight();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      {!isReadOnly && <HighlightButton {...props} />}
      {props.children}
      <Button size="small" aria-expanded={isSidebarOpen} onClick={onToggleSidebar}>
        {isSidebarOpen ? 'Hide' : 'Show'} Highlights
        {count !== undefined && ` (${formatNumber(count)})`}
      </Button>
    </>
  );
}

type HighlightButtonProps = Pick<
  HighlightToolsProps,
  'canHighlight' | 'isCardOpen' | 'onHighlight'
>;

function HighlightButton({ canHighlight, isCardOpen, onHighlight }: HighlightButtonProps) {
  return (
    <>
      <Button
        size="small"
        disabled={!canHighlight}
        title={
          canHighlight ? 'Highlight the selected words (Alt+H)' : 'Select words in the text first'
        }
        aria-keyshortcuts="Alt+H"
        onClick={onHighlight}
      >
        <Highlighter aria-hidden="true" size={16} />
        Highlight
      </Button>
      <p role="status" className="sr-only">
        {isCardOpen && 'Words are selected: Alt+H leads to what can be done with them.'}
      </p>
    </>
  );
}
