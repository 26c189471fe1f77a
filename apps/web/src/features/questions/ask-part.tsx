import { MessageSquareText } from 'lucide-react';
import {
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { deskQuery, launcherPlace } from '../../lib/desk-width.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { AskContext, type AskContextValue } from './ask-context.ts';
import { t } from './messages.ts';

const AskPanel = lazyComponent(() => import('./ask-panel.tsx').then((part) => part.AskPanel));

/** Covers the analysis beside the document, so that an answer and its passages are seen together. */
const besideClass = 'fixed top-28 right-8 bottom-4 z-20 w-[min(28rem,42vw)]';

/**
 * The button that opens the questions about the document: beside the document if there is room, over the results
 * otherwise. It has to be the last child of the element of the results.
 */
export function AskPart({ place }: { place: Omit<AskContextValue, 'onFollow'> }) {
  const isBeside = useMedia(deskQuery);
  const launcher = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const [isModelWanted, setIsModelWanted] = useState(true);
  const [focusRequest, setFocusRequest] = useState(0);

  function open() {
    setIsOpen(true);
    setFocusRequest((count) => count + 1);
  }

  function close() {
    // The launcher cannot take the focus while the modal dialog is open.
    flushSync(() => setIsOpen(false));
    launcher.current?.focus({ preventScroll: true });
  }

  useShortcut(open);
  return (
    <AskContext value={{ ...place, onFollow: () => !isBeside && setIsOpen(false) }}>
      <LauncherPlace isBeside={isBeside}>
        <Button
          ref={launcher}
          variant="primary"
          size="small"
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+A"
          title={t('questions.launcher.title')}
          onClick={isOpen ? close : open}
        >
          <MessageSquareText aria-hidden="true" size={17} />
          {t('questions.launcher.ask')}
        </Button>
      </LauncherPlace>
      {isOpen && (
        <div className={cx('print:hidden', isBeside && besideClass)}>
          <ErrorBoundary message={t('questions.launcher.notShown')}>
            <Suspense fallback={<Waiting>{t('questions.launcher.loading')}</Waiting>}>
              <AskPanel
                key={isBeside ? 'beside' : 'over'}
                isBeside={isBeside}
                focusRequest={focusRequest}
                draft={draft}
                onDraftChange={setDraft}
                isModelWanted={isModelWanted}
                onModelWantedChange={setIsModelWanted}
                onClose={close}
              />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </AskContext>
  );
}

/** Beside the tabs where there is room; otherwise in a bar of its own at the end of the window. It covers nothing. */
function LauncherPlace({ isBeside, children }: { isBeside: boolean; children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => {
    setPlace(isBeside ? document.querySelector(`[${launcherPlace}]`) : null);
  }, [isBeside]);
  if (place !== null) return createPortal(children, place);
  return (
    <div
      data-ask-bar
      className="sticky bottom-0 z-10 mt-4 flex justify-end border-t border-line-strong bg-paper py-2 print:hidden"
    >
      {children}
    </div>
  );
}

/** Alt+A works wherever the focus is, but where it may type a character. */
function useShortcut(onPress: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyA';
    if (!isShortcut || isWriting(event.target)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select');
}
