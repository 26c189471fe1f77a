import { createContext, useContext } from 'react';

/** A way on from a notice, for example to undo what it tells of. */
export interface NoticeAction {
  label: string;
  /** What to do instead for those who do not reach it in time. */
  description: string;
  onSelect: () => void;
}

export interface Notice {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: NoticeAction;
}

export const ToastContext = createContext<((notice: Notice) => void) | undefined>(undefined);

/** Shows a notice; a newer one takes the place of the one on screen. */
export function useToast(): (notice: Notice) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
