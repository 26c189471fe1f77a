import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { t } from './messages.ts';
import type { Notice } from './toast-context.ts';

export interface Shown extends Notice {
  id: number;
  isOpen: boolean;
}

/** Key that moves the focus to the notices. */
const hotkey = 'F8';

interface ToastRegionProps {
  shown: Shown | undefined;
  onClose: (id: number) => void;
}

/** Shows one notice at a time: for 5 s, swipe right to close, F8 to focus it. */
export function ToastRegion({ shown, onClose }: ToastRegionProps) {
  return (
    <Toast.Provider
      label={t('ui.toast.notification')}
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {shown && <ShownToast key={shown.id} notice={shown} onClose={() => onClose(shown.id)} />}
      <Toast.Viewport
        label={t('ui.toast.region', { hotkey })}
        hotkey={[hotkey]}
        className="fixed right-0 bottom-0 z-50 w-full p-4 outline-none md:max-w-[420px]"
      />
    </Toast.Provider>
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
        <IconButton label={t('ui.toast.close')} className="size-8">
          <X aria-hidden="true" size={16} />
        </IconButton>
      </Toast.Close>
    </Toast.Root>
  );
}
