import { createContext, useContext } from 'react';

export interface Notice {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export const ToastContext = createContext<((notice: Notice) => void) | undefined>(undefined);

/** Shows a notice; a newer one takes the place of the one on screen. */
export function useToast(): (notice: Notice) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
