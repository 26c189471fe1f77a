import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { forgetLater } from './forget-later.ts';
import { t } from './messages.ts';
import { type Notice, ToastContext } from './toast-context.ts';
import type { Shown } from './toast-region.tsx';
import { useToastRegion } from './use-toast-region.ts';

/** Lets its children show notices; a new one replaces the one on screen. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const Region = useToastRegion(shown?.id);
  const show = useCallback((notice: Notice) => {
    setShown((last) => ({ ...notice, id: (last?.id ?? 0) + 1, isOpen: true }));
  }, []);
  const close = useCallback((id: number) => {
    setShown((last) => (last?.id === id ? { ...last, isOpen: false } : last));
  }, []);
  useForget(shown, setShown);

  return (
    <ToastContext value={show}>
      {children}
      {Region ? (
        <Region shown={shown} onClose={close} />
      ) : (
        shown && <PlainNotice notice={shown} onClose={() => close(shown.id)} />
      )}
    </ToastContext>
  );
}

function useForget(shown: Shown | undefined, setShown: (shown: undefined) => void) {
  const isClosed = shown?.isOpen === false;
  useEffect(() => {
    if (!isClosed) return;
    return forgetLater(() => setShown(undefined));
  }, [isClosed, setShown]);
}

/** A plain notice while the toast region is not loaded, perhaps because the connection is lost. */
function PlainNotice({ notice, onClose }: { notice: Shown; onClose: () => void }) {
  if (!notice.isOpen) return null;
  return (
    <div role="alert" className="fixed right-0 bottom-0 z-50 w-full p-4 md:max-w-[420px]">
      <div className="flex items-center gap-3 rounded-md border border-line-strong bg-sheet py-3 pr-2 pl-4">
        <p className="min-w-0 flex-1">
          <strong className="block font-semibold">{notice.title}</strong>
          <span className="text-small text-ink-soft">{notice.description}</span>
        </p>
        <button type="button" className="min-h-8 px-3 text-small text-action" onClick={onClose}>
          {t('ui.toast.closePlain')}
        </button>
      </div>
    </div>
  );
}
