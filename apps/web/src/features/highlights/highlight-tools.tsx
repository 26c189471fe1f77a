import { Highlighter } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { Button } from '../../ui/button.tsx';
import { t } from './messages.ts';

interface HighlightToolsProps {
  /** Whether text is selected that can be highlighted. */
  canHighlight: boolean;
  /** Whether the card of the selection is open. */
  isCardOpen: boolean;
  /** Moves the focus into the card of the selection. */
  onHighlight: () => void;
  isSidebarOpen: boolean;
  /** Absent where the list has no place. */
  onToggleSidebar: (() => void) | undefined;
  /** How many highlights there are; absent while that is not known. */
  count: number | undefined;
  children: ReactNode;
}

/** The buttons for highlights in the toolbar of the text; Alt+H works wherever the focus is. */
export function HighlightTools(props: HighlightToolsProps) {
  const { canHighlight, onHighlight, isSidebarOpen, onToggleSidebar, count } = props;
  const { isReadOnly } = useAnalysisSource();
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
      {onToggleSidebar && (
        <Button size="small" aria-expanded={isSidebarOpen} onClick={onToggleSidebar}>
          {nameToggle(isSidebarOpen, count)}
        </Button>
      )}
    </>
  );
}

function nameToggle(isOpen: boolean, count: number | undefined): string {
  if (count === undefined) {
    return isOpen ? t('highlights.tools.hide') : t('highlights.tools.show');
  }
  return isOpen
    ? t('highlights.tools.hideCount', { count })
    : t('highlights.tools.showCount', { count });
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
          canHighlight ? t('highlights.tools.highlightTitle') : t('highlights.tools.selectFirst')
        }
        aria-keyshortcuts="Alt+H"
        onClick={onHighlight}
      >
        <Highlighter aria-hidden="true" size={16} />
        {t('highlights.tools.highlight')}
      </Button>
      <p role="status" className="sr-only">
        {isCardOpen && t('highlights.tools.selected')}
      </p>
    </>
  );
}
