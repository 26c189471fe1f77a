import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { type ReactNode, useCallback, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { type Notice, ToastContext } from './toast-context.ts';

interface Shown extends Notice {
  id: number;
  isOpen: boolean;
}

/** Room for one notice at a time: 5 s, swipe right to close, F8 to reach it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const show = useCallback((notice: Notice) => {
    setShown((last) => ({ ...notice, id: (last?.id ?? 0) + 1, isOpen: true }));
  }, []);
  const close = useCallback((id: number) => {
    setShown((last) => (last?.id === id ? { ...last, isOpen: false } : last));
  }, []);

  return (
    <ToastContext value={show}>
      <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
        {children}
        {shown && <ShownToast key={shown.id} notice={shown} onClose={() => close(shown.id)} />}
        <Toast.Viewport
          hotkey={['F8']}
          className="fixed right-0 bottom-0 z-50 w-full p-4 outline-none md:max-w-[420px]"
        />
      </Toast.Provider>
    </ToastContext>
  );
}

function ShownToast({ notice, onClose }: { notice: Shown; onClose: () => void }) {
  const isDestructive = notice.variant === 'destructive';
  return (
    <Toast.Root
      open={notice.isOpen}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      type={isDestructive ? 'foreground' : 'background'}
      className={cx(
        'flex items-start gap-3 rounded-md border bg-sheet py-3 pr-2 pl-4 text-ink shadow-float transition-transform data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=move]:transition-none',
        isDestructive ? 'border-critical' : 'border-line-strong',
      )}
    >
      <div className="min-w-0 flex-1 py-1">
        <Toast.Title className={cx('font-semibold', isDestructive && 'text-critical')}>
          {notice.title}
        </Toast.Title>
        {notice.description && (
          <Toast.Description className="text-small break-words text-ink-soft">
            {notice.description}
          </Toast.Description>
        )}
      </div>
      {notice.action && (
        <Toast.Action asChild altText={notice.action.description} onClick={notice.action.onSelect}>
          <Button size="small">{notice.action.label}</Button>
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <IconButton label="Close notification" className="size-8">
          <X aria-hidden="true" size={16} />
        </IconButton>
      </Toast.Close>
    </Toast.Root>
  );
}
